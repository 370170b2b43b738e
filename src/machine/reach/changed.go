package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// What a change differs in, as far as the statements of its functions tell.
type difference struct {
	// Packages with such statements.
	Packages []string `json:"packages"`
	// By file, as coverage names it: first and last lines of what head has and base has not.
	Lines map[string][][2]int `json:"lines"`
	// Benchmarks that are written otherwise themselves.
	Benchmarks []named `json:"benchmarks"`
	// Benchmarks that measure otherwise what they measure: they, or what they use of their test files.
	Rewritten []rewritten `json:"rewritten"`
	// What else differs, so that a benchmark that executes none of these lines may still tell the
	// sides apart; empty: nothing does.
	Beyond string `json:"beyond"`
}

// A benchmark of a test binary.
type named struct {
	Unit string `json:"unit"`
	Name string `json:"name"`
}

// A package by its folder and the files that are linked into it.
type placed struct {
	ImportPath, Dir, ForTest                    string
	Standard                                    bool
	EmbedFiles, TestEmbedFiles, XTestEmbedFiles []string
}

const placedFields = "-json=ImportPath,Dir,ForTest,Standard,EmbedFiles,TestEmbedFiles,XTestEmbedFiles"

// differ compares the Go files of both trees line by line, without comments.
func differ(r *request) (*difference, error) {
	if err := r.resolve(); err != nil {
		return nil, err
	}
	paths, _, err := compareTrees(r.baseRoot, r.headRoot, r.ignored)
	if err != nil {
		return nil, err
	}
	args := append([]string{"list", "-e", "-test", "-deps", placedFields}, r.flags...)
	at := place{folder: r.head}
	text, err := runGo(at, append(args, r.units...)...)
	if err != nil {
		return nil, err
	}
	packages, embedded := map[string]string{}, map[string]bool{}
	err = eachListed(at, text, func(one *placed) {
		if one.Standard || !isInside(one.Dir, r.headRoot) {
			return
		}
		for _, file := range slices.Concat(one.EmbedFiles, one.TestEmbedFiles, one.XTestEmbedFiles) {
			embedded[filepath.Join(one.Dir, file)] = true
		}
		if one.ForTest == "" && !strings.HasSuffix(one.ImportPath, ".test") {
			packages[one.Dir] = one.ImportPath
		}
	})
	if err != nil {
		return nil, err
	}
	found := &difference{[]string{}, map[string][][2]int{}, []named{}, []rewritten{}, ""}
	tests := map[string]string{}
	for _, name := range paths {
		full := filepath.Join(r.headRoot, filepath.FromSlash(name))
		pkg := packages[filepath.Dir(full)]
		switch {
		case r.isSame(name) || r.isElsewhere(name):
		case embedded[full] || isMeant(name):
			found.beyond("the file %s", name)
		case strings.HasSuffix(name, ".go") && pkg != "":
			if err := found.compare(r, name, pkg); err != nil {
				return nil, err
			}
			if strings.HasSuffix(name, "_test.go") {
				tests[path.Dir(name)] = pkg
			}
		}
	}
	for folder, pkg := range tests {
		more, err := rewrittenIn(r, folder, pkg)
		if err != nil {
			return nil, err
		}
		found.Rewritten = append(found.Rewritten, more...)
	}
	slices.SortFunc(found.Rewritten, func(a, b rewritten) int {
		return strings.Compare(a.Unit+" "+a.Name, b.Unit+" "+b.Name)
	})
	slices.Sort(found.Packages)
	found.Packages = slices.Compact(found.Packages)
	return found, nil
}

// before is where base has a file of head: under the folder that its package was in.
func (r *request) before(name string) string {
	return swapFolder(name, r.moved, true)
}

// swapFolder puts a path under the other folder of the longest pair HEAD=BASE that it is in.
func swapFolder(name string, pairs []string, isOfHead bool) string {
	found, longest := name, -1
	for _, one := range pairs {
		from, to, _ := strings.Cut(one, "=")
		if !isOfHead {
			from, to = to, from
		}
		rest, isIn := strings.CutPrefix(name, from+"/")
		if from == "" {
			rest, isIn = name, true
		}
		if isIn && len(from) > longest {
			found, longest = path.Join(to, rest), len(from)
		}
	}
	return found
}

func (r *request) baseFile(name string) string {
	return filepath.Join(r.baseRoot, filepath.FromSlash(r.before(name)))
}

// isSame tells a file that says what it said, where it was before; a go.mod says that by another name
// of its module, too.
func (r *request) isSame(name string) bool {
	after, err := os.ReadFile(filepath.Join(r.headRoot, filepath.FromSlash(name)))
	if err != nil {
		return false
	}
	before, err := os.ReadFile(r.baseFile(name))
	if err != nil {
		return false
	}
	if path.Base(name) == "go.mod" {
		before, after = moduleLine.ReplaceAll(before, nil), moduleLine.ReplaceAll(after, nil)
	}
	return bytes.Equal(before, after)
}

// isElsewhere tells a file of base that head has in another folder.
func (r *request) isElsewhere(name string) bool {
	now := swapFolder(name, r.moved, false)
	if now == name || r.before(now) != name || isThere(r.headRoot, name) {
		return false
	}
	return isThere(r.headRoot, now)
}

func isThere(root, name string) bool {
	_, err := os.Lstat(filepath.Join(root, filepath.FromSlash(name)))
	return err == nil
}

func (d *difference) beyond(text string, args ...any) {
	if d.Beyond == "" {
		d.Beyond = fmt.Sprintf(text, args...)
	}
}

// isMeant tells a file that is no Go file and no paper about the project: what it does to a
// benchmark, no statement tells.
func isMeant(name string) bool {
	last := path.Base(name)
	if strings.HasSuffix(last, ".go") || strings.HasPrefix(name, ".") {
		return false
	}
	isOfModule := last == "go.mod" || last == "go.sum" || strings.HasPrefix(last, "go.work")
	isData := slices.Contains(strings.Split(name, "/"), "testdata")
	return isOfModule || isData || mayInclude(name)
}

func (d *difference) compare(r *request, name, pkg string) error {
	was := r.before(name)
	before, err := readLines(r.baseFile(name), moduleAround(r.baseRoot, path.Dir(was)))
	if err != nil {
		return err
	}
	full := filepath.Join(r.headRoot, filepath.FromSlash(name))
	after, err := readLines(full, moduleAround(r.headRoot, path.Dir(name)))
	if err != nil {
		return err
	}
	gone, added, joints := diff(before.texts, after.texts)
	if strings.HasSuffix(name, "_test.go") {
		d.compareTests(name, pkg, before, after, gone, added)
		return nil
	}
	changed, isNew := map[int]bool{}, map[int]bool{}
	for _, i := range added {
		isNew[i] = true
		one := after.partAt(i)
		if one.isFunc {
			if _, both := before.parts[one.name]; both && one.isMethod && i < one.body {
				d.beyond("the method %s", one.name)
			}
			changed[max(after.numbers[i], one.bodyLine)] = true
		} else if !one.isHarmless(before) {
			d.beyond("%s of %s", one.text(), name)
		}
	}
	for k, i := range gone {
		one := before.partAt(i)
		_, both := after.parts[one.name]
		switch {
		case !one.isFunc && !one.isHarmless(after):
			d.beyond("%s of %s", one.text(), name)
		case one.isFunc && !both && one.isMethod:
			d.beyond("the method %s, which is gone", one.name)
		case one.isFunc && both:
			// What stands where it was has it no more, unless that is new itself.
			for _, j := range []int{joints[k] - 1, joints[k]} {
				if isNew[joints[k]-1] || isNew[joints[k]] {
					break
				}
				if at := after.partAt(j); at.isFunc && at.name == one.name {
					changed[max(after.numbers[j], at.bodyLine)] = true
					break
				}
			}
		}
	}
	if len(changed) == 0 {
		return nil
	}
	d.Packages = append(d.Packages, pkg)
	d.Lines[pkg+"/"+path.Base(name)] = spans(changed)
	return nil
}

// compareTests looks for changed benchmarks; what other tests do, no benchmark does.
func (d *difference) compareTests(name, pkg string, before, after *lines, gone, added []int) {
	see := func(in *lines, i int) {
		one := in.partAt(i)
		switch {
		case one.isFunc && !one.isMethod && isBenchmark(one.name):
			d.Benchmarks = append(d.Benchmarks, named{pkg, one.name})
		case one.isFunc && !one.isMethod && isOtherTest(one.name), one.isImport && one.isSilent:
		default:
			d.beyond("%s of %s", one.text(), name)
		}
	}
	for _, i := range gone {
		see(before, i)
	}
	for _, i := range added {
		see(after, i)
	}
	slices.SortFunc(d.Benchmarks, func(a, b named) int {
		return strings.Compare(a.Unit+" "+a.Name, b.Unit+" "+b.Name)
	})
	d.Benchmarks = slices.Compact(d.Benchmarks)
}

func isOtherTest(name string) bool {
	for _, prefix := range []string{"Test", "Fuzz", "Example"} {
		if strings.HasPrefix(name, prefix) && name != "TestMain" {
			return true
		}
	}
	return false
}

// Lines of a file that have tokens of Go, and what each is a part of.
type lines struct {
	texts   []string
	numbers []int
	of      []*part
	parts   map[string]*part
}

// A declaration of a file: by the index of its lines, where the body of a function begins.
type part struct {
	name             string
	isFunc, isMethod bool
	// `isSilent`: all that it imports is of the standard library.
	isImport, isSilent bool
	// Of a const or type: all that it declares.
	names    []string
	isType   bool
	body     int
	bodyLine int
}

var noPart = &part{}

func (p *part) text() string {
	switch {
	case p.isFunc:
		return "the function " + p.name
	case p.isImport:
		return "an import"
	case len(p.names) > 0:
		return p.names[0]
	}
	return "a line outside of functions"
}

// isHarmless tells what changes nothing in code that does not name it: what the other side has not.
func (p *part) isHarmless(other *lines) bool {
	if p.isImport {
		return p.isSilent
	}
	if !p.isType || len(p.names) == 0 {
		return false
	}
	for _, name := range p.names {
		if _, both := other.parts[name]; both {
			return false
		}
	}
	return true
}

func (l *lines) partAt(i int) *part {
	if i < 0 || i >= len(l.of) || l.of[i] == nil {
		return noPart
	}
	return l.of[i]
}

// readLines has no lines of a file that is not there; it throws on one that is no Go. What it imports
// of its own module is named by the path in it.
func readLines(name, module string) (*lines, error) {
	found := &lines{parts: map[string]*part{}}
	text, err := os.ReadFile(name)
	if os.IsNotExist(err) {
		return found, nil
	}
	if err != nil {
		return nil, err
	}
	files := token.NewFileSet()
	tree, err := parser.ParseFile(files, name, text, parser.SkipObjectResolution|parser.ParseComments)
	if err != nil {
		return nil, err
	}
	found.read(text)
	at := func(pos token.Pos) int {
		i, _ := slices.BinarySearch(found.numbers, files.PositionFor(pos, false).Line)
		return i
	}
	for _, spec := range tree.Imports {
		if i := at(spec.Path.Pos()); i < len(found.texts) {
			bare, _ := strconv.Unquote(spec.Path.Value)
			inside := strconv.Quote(insideModule(bare, module))
			found.texts[i] = strings.Replace(found.texts[i], spec.Path.Value, inside, 1)
		}
	}
	for _, declared := range tree.Decls {
		one := partOf(declared)
		first, last := at(declared.Pos()), at(declared.End())
		if call, isCall := declared.(*ast.FuncDecl); isCall && call.Body != nil {
			one.body = at(call.Body.Lbrace)
			one.bodyLine = files.PositionFor(call.Body.Lbrace, false).Line
		}
		for i := first; i <= last && i < len(found.of); i++ {
			found.of[i] = one
		}
		for _, name := range append(one.names, one.name) {
			if name != "" {
				found.parts[name] = one
			}
		}
	}
	return found, nil
}

func partOf(declared ast.Decl) *part {
	switch it := declared.(type) {
	case *ast.FuncDecl:
		one := &part{name: it.Name.Name, isFunc: true, isMethod: it.Recv != nil}
		if it.Recv != nil && len(it.Recv.List) > 0 {
			one.name = receiver(it.Recv.List[0].Type) + "." + one.name
		}
		return one
	case *ast.GenDecl:
		one := &part{isType: it.Tok == token.TYPE || it.Tok == token.CONST}
		one.isImport = it.Tok == token.IMPORT
		one.isSilent = one.isImport
		for _, spec := range it.Specs {
			switch it := spec.(type) {
			case *ast.TypeSpec:
				one.names = append(one.names, it.Name.Name)
			case *ast.ValueSpec:
				for _, name := range it.Names {
					one.names = append(one.names, name.Name)
				}
			case *ast.ImportSpec:
				// A package of others may do something before every benchmark.
				bare, err := strconv.Unquote(it.Path.Value)
				one.isSilent = one.isSilent && err == nil && isStandard(bare)
			}
		}
		return one
	}
	return noPart
}

func receiver(kind ast.Expr) string {
	switch it := kind.(type) {
	case *ast.StarExpr:
		return receiver(it.X)
	case *ast.IndexExpr:
		return receiver(it.X)
	case *ast.IndexListExpr:
		return receiver(it.X)
	case *ast.Ident:
		return it.Name
	}
	return "?"
}

// read keeps the tokens of each line, and the comments that mean something to the compiler.
func (l *lines) read(text []byte) {
	eachToken(text, func(line int, tok token.Token, lit string) {
		if tok == token.SEMICOLON && lit == "\n" {
			return
		}
		if len(l.numbers) == 0 || l.numbers[len(l.numbers)-1] != line {
			l.numbers = append(l.numbers, line)
			l.texts = append(l.texts, "")
			l.of = append(l.of, nil)
		}
		l.texts[len(l.texts)-1] += " " + tok.String() + " " + lit
	})
}

// More cells than this are not compared: then a line is new whose text base has not as often.
const mostCells = 1 << 23

// diff is the indices of what is gone of the first list and added in the second, and where in the
// second what is gone would stand (a longest common subsequence).
func diff(before, after []string) (gone, added, joints []int) {
	start := 0
	for start < len(before) && start < len(after) && before[start] == after[start] {
		start++
	}
	n, m := len(before), len(after)
	for n > start && m > start && before[n-1] == after[m-1] {
		n, m = n-1, m-1
	}
	rows, columns := n-start, m-start
	if rows*columns > mostCells {
		return diffByCount(before[start:n], after[start:m], start)
	}
	common := make([]int32, (rows+1)*(columns+1))
	at := func(i, j int) *int32 { return &common[(i-start)*(columns+1)+j-start] }
	for i := n - 1; i >= start; i-- {
		for j := m - 1; j >= start; j-- {
			if before[i] == after[j] {
				*at(i, j) = *at(i+1, j+1) + 1
			} else {
				*at(i, j) = max(*at(i+1, j), *at(i, j+1))
			}
		}
	}
	i, j := start, start
	for i < n || j < m {
		switch {
		case i < n && j < m && before[i] == after[j]:
			i, j = i+1, j+1
		case j == m || i < n && *at(i+1, j) >= *at(i, j+1):
			gone, joints = append(gone, i), append(joints, j)
			i++
		default:
			added = append(added, j)
			j++
		}
	}
	return gone, added, joints
}

func diffByCount(before, after []string, start int) (gone, added, joints []int) {
	left := map[string]int{}
	for _, text := range before {
		left[text]++
	}
	for j, text := range after {
		if left[text] == 0 {
			added = append(added, start+j)
			continue
		}
		left[text]--
	}
	for i, text := range before {
		if left[text] > 0 {
			left[text]--
			gone, joints = append(gone, start+i), append(joints, start+min(i, len(after)))
		}
	}
	return gone, added, joints
}

// spans are the lines as first and last of each stretch.
func spans(of map[int]bool) [][2]int {
	var numbers []int
	for one := range of {
		numbers = append(numbers, one)
	}
	slices.Sort(numbers)
	var found [][2]int
	for _, one := range numbers {
		if last := len(found) - 1; last >= 0 && found[last][1] == one-1 {
			found[last][1] = one
			continue
		}
		found = append(found, [2]int{one, one})
	}
	return found
}

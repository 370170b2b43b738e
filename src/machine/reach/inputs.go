package main

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// A package by the files that it is compiled from, as `go list` prints it without compiling.
type sourced struct {
	ImportPath, Name, Dir, DefaultGODEBUG       string
	Standard                                    bool
	Deps, Imports                               []string
	ImportMap                                   map[string]string
	Module                                      *module
	Error                                       *struct{ Err string }
	GoFiles, CgoFiles                           []string
	CFiles, CXXFiles, MFiles, HFiles, FFiles    []string
	SFiles, SwigFiles, SwigCXXFiles, SysoFiles  []string
	EmbedFiles, TestEmbedFiles, XTestEmbedFiles []string
}

type module struct {
	Path, Version, Dir, GoVersion string
	Replace                       *module
}

const inputFields = "-json=ImportPath,Name,Dir,DefaultGODEBUG,Standard,Deps,Imports,ImportMap,Module,Error," +
	"GoFiles,CgoFiles,CFiles,CXXFiles,MFiles,HFiles,FFiles,SFiles,SwigFiles,SwigCXXFiles,SysoFiles," +
	"EmbedFiles,TestEmbedFiles,XTestEmbedFiles"

// native are the files of a package that another compiler than Go's reads: they may include any
// file of the tree.
func (s *sourced) native() []string {
	return slices.Concat(s.CgoFiles, s.CFiles, s.CXXFiles, s.MFiles, s.HFiles, s.FFiles, s.SFiles,
		s.SwigFiles, s.SwigCXXFiles, s.SysoFiles)
}

func (s *sourced) files() []string {
	return slices.Concat(s.GoFiles, s.native(), s.EmbedFiles, s.TestEmbedFiles, s.XTestEmbedFiles)
}

// What the test binaries of one side are compiled from.
type origin struct {
	root     string
	packages map[string]*sourced
	// Version, root and flags of the toolchain.
	toolchain string
	// By package, its digest.
	digests map[string]digest
	// By package, what its code tells of files that it may open.
	tells map[string]*told
}

func readOrigin(at place, root string, flags, units []string) (*origin, error) {
	version, err := runGo(at, "env", "GOVERSION", "GOROOT", "GOFLAGS")
	if err != nil {
		return nil, err
	}
	args := append([]string{"list", "-e", "-trimpath", "-buildvcs=false", "-test", "-deps",
		inputFields}, flags...)
	text, err := runGo(at, append(args, units...)...)
	if err != nil {
		return nil, err
	}
	found := &origin{root, map[string]*sourced{}, string(version), map[string]digest{},
		map[string]*told{}}
	err = eachListed(at, text, func(one *sourced) { found.packages[one.ImportPath] = one })
	return found, err
}

// decideInputs says of which test binaries nothing has to be compiled: all that they are compiled
// from is the same on both sides but for comments and blanks. Benchmarks of such a unit are all the
// same; of any other nothing is known.
func decideInputs(r *request) ([]answer, error) {
	if err := r.resolve(); err != nil {
		return nil, err
	}
	if odd := oddFlag(r.flags); odd != "" {
		return unknown(r.units, fmt.Sprintf("what the flag %s does is not looked into", odd)), nil
	}
	if len(r.baseEnv) > 0 {
		return unknown(r.units, "the environments of the builds differ"), nil
	}
	var sides [2]*origin
	var problems [3]error
	var paths []string
	var packages map[string]bool
	var group sync.WaitGroup
	for i, at := range [][2]string{{r.base, r.baseRoot}, {r.head, r.headRoot}} {
		group.Add(1)
		go func() {
			defer group.Done()
			sides[i], problems[i] = readOrigin(place{at[0], nil}, at[1], r.flags, r.units)
		}()
	}
	paths, packages, problems[2] = compareTrees(r.baseRoot, r.headRoot, r.ignored)
	group.Wait()
	for _, problem := range problems {
		if problem != nil {
			return nil, problem
		}
	}
	if sides[0].toolchain != sides[1].toolchain {
		return unknown(r.units, "the toolchains differ"), nil
	}
	if odd := oddFlag(strings.Fields(lastLine(sides[0].toolchain))); odd != "" {
		return unknown(r.units, fmt.Sprintf("what the flag %s of GOFLAGS does is not looked into", odd)), nil
	}
	answers := []answer{}
	for _, unit := range r.units {
		words, err := equalUnit(sides[0], sides[1], unit, changes{paths: paths, packages: packages})
		if err != nil {
			one := answer{Unit: unit, Why: err.Error(), Benchmarks: []word{}}
			one.Steps = steps(sides[0], sides[1], unit)
			if declared, err := sides[1].words(unit); err == nil {
				one.Count = len(declared)
			}
			answers = append(answers, one)
			continue
		}
		answers = append(answers, answer{Unit: unit, Benchmarks: words, Steps: -1, Count: len(words)})
	}
	return answers, nil
}

// steps counts the imports from a unit to the nearest package that differs in more than its tests; 0:
// the unit itself does; -1: none is known to.
func steps(base, head *origin, unit string) int {
	seen := map[string]bool{}
	next := []string{unit, unit + " [" + unit + ".test]", unit + "_test [" + unit + ".test]"}
	for count := 0; len(next) > 0; count++ {
		var after []string
		for _, name := range next {
			one := head.packages[name]
			plain, _, _ := strings.Cut(name, " [")
			if one == nil || seen[name] {
				continue
			}
			seen[name] = true
			if plain != unit+"_test" && differs(base, head, plain) {
				return count
			}
			if !head.isGiven(one) {
				after = append(after, one.Imports...)
			}
		}
		next = after
	}
	return -1
}

// differs tells whether a package is compiled from something else, or is new; its tests aside.
func differs(base, head *origin, name string) bool {
	if head.packages[name] == nil {
		return false
	}
	if base.packages[name] == nil {
		return true
	}
	before, err := base.digest(name)
	if err != nil {
		return false
	}
	after, err := head.digest(name)
	return err == nil && before != after
}

var errDiffer = errors.New("what it is compiled from differs")

func equalUnit(base, head *origin, unit string, files changes) ([]word, error) {
	was, err := base.closure(unit)
	if err != nil {
		return nil, err
	}
	is, err := head.closure(unit)
	if err != nil {
		return nil, err
	}
	if !slices.Equal(was, is) {
		return nil, errDiffer
	}
	all := &told{map[string]bool{}, false}
	isNative := false
	for _, name := range is {
		before, err := base.digest(name)
		if err != nil {
			return nil, err
		}
		after, err := head.digest(name)
		if err != nil {
			return nil, err
		}
		if before != after {
			return nil, errDiffer
		}
		one := head.packages[name]
		isNative = isNative || !head.isGiven(one) && len(one.native()) > 0
		if err := head.tell(name, all); err != nil {
			return nil, err
		}
	}
	folder, err := filepath.Rel(head.root, head.packages[unit].Dir)
	if err != nil || strings.HasPrefix(folder, "..") {
		return nil, fmt.Errorf("its folder is outside of the sources")
	}
	if files.folder = filepath.ToSlash(folder); files.folder == "." {
		files.folder = ""
	}
	for _, changed := range files.paths {
		if strings.HasSuffix(changed, ".pgo") || isNative && mayInclude(changed) {
			return nil, fmt.Errorf("the file %s differs", changed)
		}
	}
	if file := files.data(all); file != "" {
		return nil, fmt.Errorf("the file %s differs", file)
	}
	return head.words(unit)
}

// Files that another compiler than Go's reads have these names, or any that is no paper's.
var included = regexp.MustCompile(`(?i)\.(s|h|c|cc|cpp|cxx|hh|hpp|syso)$`)

func mayInclude(changed string) bool {
	last := path.Base(changed)
	return included.MatchString(last) || !papers.MatchString(last)
}

// closure is the unit itself, its test binary and all that is linked into that, in order.
func (o *origin) closure(unit string) ([]string, error) {
	binary, own := o.packages[unit+".test"], o.packages[unit]
	if binary == nil || own == nil {
		return nil, fmt.Errorf("it has no test binary on one side")
	}
	names := []string{unit, unit + ".test"}
	for _, name := range binary.Deps {
		if name != "unsafe" && name != "C" {
			names = append(names, name)
		}
	}
	for _, name := range names {
		one := o.packages[name]
		if one == nil {
			return nil, fmt.Errorf("go list does not know %s", name)
		}
		if one.Error != nil {
			return nil, fmt.Errorf("%s: %s", name, lastLine(one.Error.Err))
		}
	}
	slices.Sort(names)
	return slices.Compact(names), nil
}

// isGiven tells what its version names: the standard library, and modules that nobody replaced by
// a folder and whose files are not in the tree, as those of vendor/ are.
func (o *origin) isGiven(one *sourced) bool {
	if one.Standard {
		return true
	}
	m := one.Module
	if m == nil || isInside(one.Dir, o.root) {
		return false
	}
	if m.Replace != nil {
		m = m.Replace
	}
	return m.Version != ""
}

func isInside(path, root string) bool {
	inside, err := filepath.Rel(root, path)
	return err == nil && inside != ".." && !strings.HasPrefix(inside, ".."+string(filepath.Separator))
}

// digest is of all that the compiler reads of a package, without comments that mean nothing to it.
func (o *origin) digest(name string) (digest, error) {
	if found, known := o.digests[name]; known {
		return found, nil
	}
	one := o.packages[name]
	parts := [][]byte{[]byte(name), []byte(one.Name), []byte(one.DefaultGODEBUG)}
	add := func(texts ...string) {
		for _, text := range texts {
			parts = append(parts, []byte(strconv.Quote(text)))
		}
	}
	if m := one.Module; m != nil {
		add(m.Path, m.Version, m.GoVersion)
		if m.Replace != nil {
			add(m.Replace.Path, m.Replace.Version, m.Replace.GoVersion)
		}
	}
	imports := []string{}
	for from, to := range one.ImportMap {
		imports = append(imports, from+" "+to)
	}
	slices.Sort(imports)
	add(imports...)
	// The file of a test binary is made of the names in its packages.
	if !o.isGiven(one) && !strings.HasSuffix(name, ".test") {
		for _, file := range one.files() {
			text, err := os.ReadFile(filepath.Join(one.Dir, file))
			if err != nil {
				return digest{}, err
			}
			if slices.Contains(one.GoFiles, file) {
				text = meaning(text)
			}
			add(file)
			sum := digestOf(text)
			parts = append(parts, sum[:])
		}
	}
	found := digestOf(bytes.Join(parts, []byte{0}))
	o.digests[name] = found
	return found, nil
}

// Comments that mean something to a compiler: directives, and those of examples.
var meant = regexp.MustCompile(`^(//[a-z]+:|//(line|export|extern|sys|sysnb) |/\*line |// ?\+build )|utput:`)

// meaning is the text of a Go file as the compiler reads it: its tokens, and directives. Where it
// cannot be read so, it is the text.
func meaning(text []byte) []byte {
	var found []byte
	isRead := eachToken(text, func(_ int, tok token.Token, lit string) {
		if tok == token.SEMICOLON {
			lit = ";"
		}
		found = append(found, tok.String()...)
		found = strconv.AppendQuote(append(found, ' '), lit)
		found = append(found, '\n')
	})
	if !isRead || bytes.Contains(found, []byte(`STRING "\"C\""`)) {
		return text
	}
	return found
}

// eachToken hands on the tokens of a Go file with their lines, and the comments that mean something
// to the compiler; whether all of it could be read.
func eachToken(text []byte, keep func(line int, tok token.Token, lit string)) bool {
	isRead := true
	var s scanner.Scanner
	file := token.NewFileSet().AddFile("", 1, len(text))
	s.Init(file, text, func(token.Position, string) { isRead = false }, scanner.ScanComments)
	for {
		pos, tok, lit := s.Scan()
		if tok == token.EOF {
			return isRead
		}
		if tok != token.COMMENT || meant.MatchString(lit) {
			keep(file.Line(pos), tok, lit)
		}
	}
}

// Names of functions by which a program learns of folders that no text of it names; see finders.
var finderNames = func() map[string]bool {
	found := map[string]bool{}
	for full := range finders {
		found[full[strings.LastIndex(full, ".")+1:]] = true
	}
	return found
}()

// tell adds what the code of a package tells of the files that it may open.
func (o *origin) tell(name string, all *told) error {
	one := o.packages[name]
	if one.Standard || strings.HasSuffix(name, ".test") {
		return nil
	}
	own, known := o.tells[name]
	if !known {
		own = &told{map[string]bool{}, false}
		o.tells[name] = own
		for _, file := range slices.Concat(one.GoFiles, one.CgoFiles) {
			tree, err := parser.ParseFile(token.NewFileSet(), filepath.Join(one.Dir, file), nil,
				parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			ast.Inspect(tree, own.see)
		}
	}
	for text := range own.texts {
		all.texts[text] = true
	}
	all.climbs = all.climbs || own.climbs
	return nil
}

func (t *told) see(at ast.Node) bool {
	switch it := at.(type) {
	case *ast.ImportSpec:
		return false
	case *ast.Ident:
		t.climbs = t.climbs || finderNames[it.Name]
	case *ast.BasicLit:
		if it.Kind == token.STRING {
			t.add(it)
		}
	case *ast.BinaryExpr:
		// The compiler joins constants: so does a reader of them.
		if text, isText := joined(it); isText {
			t.note(text)
		}
	}
	return true
}

func (t *told) add(literal *ast.BasicLit) {
	if text, err := strconv.Unquote(literal.Value); err == nil {
		t.note(text)
	}
}

func (t *told) note(text string) {
	t.texts[text] = true
	for _, element := range strings.FieldsFunc(text, isSeparator) {
		t.climbs = t.climbs || element == ".."
	}
}

func joined(at ast.Expr) (string, bool) {
	switch it := at.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(it.Value)
		return text, err == nil && it.Kind == token.STRING
	case *ast.ParenExpr:
		return joined(it.X)
	case *ast.BinaryExpr:
		left, isLeft := joined(it.X)
		right, isRight := joined(it.Y)
		return left + right, isLeft && isRight && it.Op == token.ADD
	}
	return "", false
}

// words are the benchmarks that the test files of a unit declare, by the rule of go test.
func (o *origin) words(unit string) ([]word, error) {
	found := []word{}
	for _, name := range []string{unit + " [" + unit + ".test]", unit + "_test [" + unit + ".test]"} {
		one := o.packages[name]
		if one == nil {
			continue
		}
		for _, file := range one.GoFiles {
			if !strings.HasSuffix(file, "_test.go") {
				continue
			}
			tree, err := parser.ParseFile(token.NewFileSet(), filepath.Join(one.Dir, file), nil,
				parser.SkipObjectResolution)
			if err != nil {
				return nil, err
			}
			for _, declared := range tree.Decls {
				call, isCall := declared.(*ast.FuncDecl)
				if isCall && call.Recv == nil && isBenchmark(call.Name.Name) {
					found = append(found, word{call.Name.Name, true, "", false, unknownDistance})
				}
			}
		}
	}
	return found, nil
}

func isBenchmark(text string) bool {
	rest, isNamed := strings.CutPrefix(text, "Benchmark")
	first, _ := utf8.DecodeRuneInString(rest)
	return isNamed && (rest == "" || !unicode.IsLower(first))
}

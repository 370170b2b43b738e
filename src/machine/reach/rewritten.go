package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// A benchmark whose own code differs: its function, or what it uses of the test files beside it.
type rewritten struct {
	named
	// What differs of that: declarations, by their names.
	Parts []string `json:"parts"`
}

// rewrittenIn compares the own code of the benchmarks that a package has on both sides.
func rewrittenIn(r *request, folder, unit string) ([]rewritten, error) {
	before, err := readTests(r.baseRoot, path.Dir(r.before(path.Join(folder, "_"))))
	if err != nil {
		return nil, err
	}
	after, err := readTests(r.headRoot, folder)
	if err != nil {
		return nil, err
	}
	var found []rewritten
	for id := range before.decls {
		if !isBenchmark(id.name) || !before.isFunc(id) || !after.isFunc(id) {
			continue
		}
		if parts := differingParts(before.ownCode(id), after.ownCode(id)); len(parts) > 0 {
			found = append(found, rewritten{named{unit, id.name}, parts})
		}
	}
	return found, nil
}

func differingParts(before, after map[declID]string) []string {
	var parts []string
	for id, text := range before {
		if after[id] != text {
			parts = append(parts, id.name)
		}
	}
	for id := range after {
		if _, both := before[id]; !both {
			parts = append(parts, id.name)
		}
	}
	slices.Sort(parts)
	return slices.Compact(parts)
}

// A name at the top of the test files of a folder, in which there may be two packages.
type declID struct{ pkg, name string }

// What a name stands for: several declarations where files for other systems have it, too.
type testDecl struct {
	text          string
	uses          map[declID]bool
	isFunc, isVar bool
	// It runs before every benchmark, and may give a variable its value.
	isSetUp bool
}

// The test files of a folder.
type testCode struct{ decls map[declID]*testDecl }

func (t *testCode) isFunc(id declID) bool {
	one, known := t.decls[id]
	return known && one.isFunc
}

// ownCode is the text of a benchmark and of all that it uses of the test files, by name.
func (t *testCode) ownCode(of declID) map[declID]string {
	found := map[declID]string{}
	var add func(id declID)
	add = func(id declID) {
		one, known := t.decls[id]
		if _, seen := found[id]; seen || !known {
			return
		}
		found[id] = one.text
		for used := range one.uses {
			add(used)
		}
	}
	add(of)
	for size := 0; len(found) > size; {
		size = len(found)
		for id, one := range t.decls {
			for used := range one.uses {
				if _, isUsed := found[used]; isUsed && one.isSetUp && t.decls[used].isVar {
					add(id)
				}
			}
		}
	}
	return found
}

func readTests(root, folder string) (*testCode, error) {
	found := &testCode{map[declID]*testDecl{}}
	dir := filepath.Join(root, filepath.FromSlash(folder))
	entries, err := os.ReadDir(dir)
	if os.IsNotExist(err) {
		return found, nil
	}
	if err != nil {
		return nil, err
	}
	module := moduleAround(root, folder)
	for _, entry := range entries {
		if entry.IsDir() || !strings.HasSuffix(entry.Name(), "_test.go") {
			continue
		}
		if err := found.read(filepath.Join(dir, entry.Name()), module); err != nil {
			return nil, err
		}
	}
	return found, nil
}

var moduleLine = regexp.MustCompile(`(?m)^module\s+"?([^\s"]+)`)

// moduleAround is the path of the nearest module; empty: there is none.
func moduleAround(root, folder string) string {
	for {
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(folder), "go.mod"))
		if err == nil {
			if match := moduleLine.FindSubmatch(text); match != nil {
				return string(match[1])
			}
			return ""
		}
		if folder == "" || folder == "." {
			return ""
		}
		if folder = path.Dir(folder); folder == "." {
			folder = ""
		}
	}
}

func (t *testCode) read(file, module string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	files := token.NewFileSet()
	// Objects tell a local variable from a declaration of the same name.
	tree, err := parser.ParseFile(files, file, text, 0)
	if err != nil {
		return err
	}
	one := &testFile{t, files, text, tree, tree.Name.Name, map[string]string{}}
	for _, spec := range tree.Imports {
		one.addImport(spec, module)
	}
	for _, declared := range tree.Decls {
		one.addDecl(declared)
	}
	return nil
}

type testFile struct {
	all     *testCode
	files   *token.FileSet
	text    []byte
	tree    *ast.File
	pkg     string
	imports map[string]string
}

// Of a path it is no part of the name.
var majorVersion = regexp.MustCompile(`[/.]v\d+$`)

// addImport keeps what a name of an import means: of its own module the path in it, since that module
// may have another name on the other side.
func (f *testFile) addImport(spec *ast.ImportSpec, module string) {
	full, err := strconv.Unquote(spec.Path.Value)
	if err != nil {
		return
	}
	name := path.Base(majorVersion.ReplaceAllString(full, ""))
	if spec.Name != nil {
		name = spec.Name.Name
	}
	f.imports[name] = insideModule(full, module)
}

// insideModule is the path of a package in the module; of another module's, its whole path.
func insideModule(full, module string) string {
	rest, isOwn := strings.CutPrefix(full, module)
	if module != "" && isOwn && (rest == "" || rest[0] == '/') {
		return "." + rest
	}
	return full
}

func (f *testFile) addDecl(declared ast.Decl) {
	switch it := declared.(type) {
	case *ast.FuncDecl:
		name := it.Name.Name
		if it.Recv != nil && len(it.Recv.List) > 0 {
			// A value of a type may call any of its methods, by an interface.
			f.add(receiver(it.Recv.List[0].Type), it)
			return
		}
		one := f.add(name, it)
		one.isFunc = true
		one.isSetUp = name == "init" || name == "TestMain"
	case *ast.GenDecl:
		for _, spec := range it.Specs {
			var node ast.Node = spec
			if it.Tok == token.CONST {
				// A constant may repeat what the one before it says.
				node = it
			}
			switch spec := spec.(type) {
			case *ast.TypeSpec:
				f.add(spec.Name.Name, node)
			case *ast.ValueSpec:
				for _, name := range spec.Names {
					f.add(name.Name, node).isVar = it.Tok == token.VAR
				}
			}
		}
	}
}

func (f *testFile) add(name string, node ast.Node) *testDecl {
	id := declID{f.pkg, name}
	one, known := f.all.decls[id]
	if !known {
		one = &testDecl{uses: map[declID]bool{}}
		f.all.decls[id] = one
	}
	one.text += f.textOf(node) + "\n"
	for _, used := range f.usedIn(node) {
		one.uses[used] = true
	}
	return one
}

// That allocations are shown makes no other benchmark: all are measured with them.
var reportAllocs = regexp.MustCompile(`IDENT \w+ \. \. IDENT ReportAllocs \( \( \) \) ?`)

// textOf is its tokens, and what the names of imports in it mean.
func (f *testFile) textOf(node ast.Node) string {
	var found strings.Builder
	from, to := f.files.Position(node.Pos()).Offset, f.files.Position(node.End()).Offset
	eachToken(f.text[from:to], func(_ int, tok token.Token, lit string) {
		if tok == token.SEMICOLON && lit == "\n" {
			return
		}
		if lit == "" {
			lit = tok.String()
		}
		found.WriteString(tok.String() + " " + lit + " ")
	})
	text := reportAllocs.ReplaceAllString(found.String(), "")
	var meant []string
	ast.Inspect(node, func(in ast.Node) bool {
		if selector, is := in.(*ast.SelectorExpr); is {
			meant = append(meant, f.importOf(selector))
		}
		return true
	})
	slices.Sort(meant)
	return text + strings.Join(slices.Compact(meant), " ")
}

// usedIn is what the node names of the test files: of its own package, and of the package that it
// tests from outside.
func (f *testFile) usedIn(node ast.Node) []declID {
	var found []declID
	members := map[*ast.Ident]bool{}
	ast.Inspect(node, func(in ast.Node) bool {
		switch it := in.(type) {
		case *ast.SelectorExpr:
			members[it.Sel] = true
			if inside, isOutside := strings.CutSuffix(f.pkg, "_test"); isOutside && f.importOf(it) != "" {
				found = append(found, declID{inside, it.Sel.Name})
			}
		case *ast.Ident:
			// A local name hides what has the same one at the top.
			isLocal := it.Obj != nil && f.tree.Scope.Lookup(it.Name) != it.Obj
			if !members[it] && !isLocal {
				found = append(found, declID{f.pkg, it.Name})
			}
		}
		return true
	})
	return found
}

// importOf is what the package of a selector means; empty: it selects from no package.
func (f *testFile) importOf(selector *ast.SelectorExpr) string {
	if name, isName := selector.X.(*ast.Ident); isName && name.Obj == nil {
		return f.imports[name.Name]
	}
	return ""
}

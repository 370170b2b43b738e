package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strings"
	"testing"
)

type sources map[string]string

// A module with one benchmark for each way in which code reaches other code.
var shapes = sources{
	"go.mod":    "module example.com/m\n\ngo 1.22\n",
	"README.md": "About m.\n",
	"words.md":  "a b c\n",
	"data.txt":  "embedded text\n",
	"leaf.go": `package m

import "errors"

const factor = 7

//go:noinline
func Leaf(x int) int { return x*3 + 1 }

//go:noinline
func Scale(x int) int { return x * factor }

var table = [...]int{2, 3, 5, 7, 11, 13, 17, 19}

//go:noinline
func Lookup(i int) int { return table[i&7] }

var order []int

var counted = count(1)
var later = count(2)

//go:noinline
func count(x int) int {
	order = append(order, x)
	return x
}

//go:noinline
func Adder(n int) func(int) int {
	return func(x int) int { return x + n + 40 }
}

//go:noinline
func Sum[T ~int | ~float64](list []T) (sum T) {
	for _, one := range list {
		sum += one
	}
	return sum
}

var names = map[string]int{
	"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6, "g": 7, "h": 8, "i": 9, "j": 10,
	"k": 11, "l": 12, "m": 13, "n": 14, "o": 15, "p": 16, "q": 17, "r": 18, "s": 19, "t": 20,
	"u": 21, "v": 22, "w": 23, "x": 24, "y": 25, "z": 26, "aa": 27, "bb": 28, "cc": 29,
}

//go:noinline
func Named(text string) int { return names[text] }

var errOdd = errors.New("odd")

//go:noinline
func Deferred(x int) (err error) {
	defer func() {
		if recover() != nil {
			err = errOdd
		}
	}()
	if x < 0 {
		panic("negative")
	}
	return nil
}
`,
	"stored.go": `package m

var calls map[string]func(int) int

func init() {
	calls = map[string]func(int) int{"add": added, "cut": cutOff}
}

//go:noinline
func added(x int) int { return x + 1234 }

//go:noinline
func cutOff(x int) int { return x - 1234 }

//go:noinline
func Call(name string, x int) int { return calls[name](x) }

// An object that two names lead to, and a function that is stored in it by one of them.
type holder struct{ call func(int) int }

var held = holder{}
var one, other = &held, &held

func init() { one.call = doubled }

//go:noinline
func doubled(x int) int { return x * 2 }

//go:noinline
func Held(x int) int { return other.call(x) }

// A table of which another init function makes an alias.
var first, second []func(int) int

func init() { first = []func(int) int{tripled} }
func init() { second = first }

//go:noinline
func tripled(x int) int { return x * 3 }

//go:noinline
func Aliased(x int) int { return second[0](x) }

// Stored and called.
var early func(int) int

func init() {
	early = quartered
	counted += early(8)
}

//go:noinline
func quartered(x int) int { return x / 4 }
`,
	"shape.go": `package m

import "reflect"

type Shape interface{ Area() int }

type Square struct{ side int }

func (s *Square) Area() int { return s.side * s.side }

func (s *Square) Unused() int { return s.side + 1000 }

type Circle struct{ radius int }

func (c Circle) Area() int { return 3 * c.radius * c.radius }

//go:noinline
func Total(list []Shape) (sum int) {
	for _, one := range list {
		sum += one.Area()
	}
	return sum
}

type Dog struct{ age int }

func (d Dog) Bark() int { return d.age + 17 }

//go:noinline
func CallByName(x any, name string) int {
	return int(reflect.ValueOf(x).MethodByName(name).Call(nil)[0].Int())
}

type Talker interface{ Talk() int }

type Loud struct{ n int }

func (l Loud) Talk() int { return l.n * 9 }

//go:noinline
func Switch(x any) int {
	switch x := x.(type) {
	case Talker:
		return x.Talk()
	case interface{ Listen() int }:
		return x.Listen()
	}
	return 0
}
`,
	"hooks.go": `package m

import (
	_ "embed"
	_ "unsafe"

	_ "example.com/m/hidden"
)

//go:linkname viaName example.com/m/hidden.impl
func viaName(x int) int

//go:embed data.txt
var text string

//go:noinline
func Embedded() int { return len(text) + int(text[3]) }

func inAssembly(a, b int) int
`,
	"hidden/hidden.go": `package hidden

//go:noinline
func impl(x int) int { return x ^ 0x55 }
`,
	"add_amd64.s": `#include "textflag.h"

TEXT ·inAssembly(SB), NOSPLIT, $0-24
	MOVQ a+0(FP), AX
	ADDQ b+8(FP), AX
	MOVQ AX, ret+16(FP)
	RET
`,
	"add_arm64.s": `#include "textflag.h"

TEXT ·inAssembly(SB), NOSPLIT, $0-24
	MOVD a+0(FP), R0
	MOVD b+8(FP), R1
	ADD R1, R0
	MOVD R0, ret+16(FP)
	RET
`,
	"slow.go": `//go:build !fast

package m

//go:noinline
func Tagged(x int) int { return x - 1 }
`,
	"fast.go": `//go:build fast

package m

//go:noinline
func Tagged(x int) int { return x - 2 }
`,
	"m_test.go": `package m

import (
	"os"
	"testing"
)

var sink int

func TestLeaf(t *testing.T) {
	if Leaf(1) != 4 {
		t.Fatal("leaf")
	}
}

func each(b *testing.B, call func()) {
	for i := 0; i < b.N; i++ {
		call()
	}
}

func BenchmarkAssembly(b *testing.B) { each(b, func() { sink = inAssembly(1, 2) }) }
func BenchmarkByName(b *testing.B)   { each(b, func() { sink = CallByName(Dog{1}, word()) }) }
func BenchmarkClosure(b *testing.B)  { each(b, func() { sink = Adder(2)(3) }) }
func BenchmarkConst(b *testing.B)    { each(b, func() { sink = Scale(2) }) }
func BenchmarkDefer(b *testing.B)    { each(b, func() { _ = Deferred(2) }) }
func BenchmarkEmbed(b *testing.B)    { each(b, func() { sink = Embedded() }) }
func BenchmarkGeneric(b *testing.B)  { each(b, func() { sink = Sum([]int{1, 2}) }) }
func BenchmarkLeaf(b *testing.B)     { each(b, func() { sink = Leaf(2) }) }
func BenchmarkLinkname(b *testing.B) { each(b, func() { sink = viaName(2) }) }
func BenchmarkMap(b *testing.B)      { each(b, func() { sink = Named("c") }) }
func BenchmarkShapes(b *testing.B) {
	list := []Shape{&Square{2}, Circle{3}}
	b.Run("sub", func(b *testing.B) { each(b, func() { sink = Total(list) }) })
}
func BenchmarkAliased(b *testing.B) { each(b, func() { sink = Aliased(2) }) }
func BenchmarkHeld(b *testing.B)    { each(b, func() { sink = Held(2) }) }
func BenchmarkStored(b *testing.B)  { each(b, func() { sink = Call("add", 2) }) }
func BenchmarkSwitch(b *testing.B) { each(b, func() { sink = Switch(Loud{2}) }) }
func BenchmarkTable(b *testing.B)  { each(b, func() { sink = Lookup(2) }) }
func BenchmarkTagged(b *testing.B) { each(b, func() { sink = Tagged(2) }) }
func BenchmarkWords(b *testing.B) {
	each(b, func() {
		text, err := os.ReadFile("words.md")
		if err != nil {
			b.Fatal(err)
		}
		sink = len(text)
	})
}

//go:noinline
func word() string { return "Bark" }
`,
}

const everything = "Aliased Assembly ByName Closure Const Defer Embed Generic Held Leaf Linkname Map Shapes Stored " +
	"Switch Table Tagged Words"

// writeModule writes the sources, with other texts for some of them; an empty text: no such file.
func writeModule(t *testing.T, from sources, other sources) string {
	folder := t.TempDir()
	all := sources{}
	for _, one := range []sources{from, other} {
		for path, text := range one {
			all[path] = text
		}
	}
	for path, text := range all {
		if text == "" {
			continue
		}
		file := filepath.Join(folder, path)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// edited is a file of the module with one text in the place of another, which has to be there.
func edited(t *testing.T, path, old, new string) sources {
	text := shapes[path]
	if strings.Count(text, old) != 1 {
		t.Fatalf("%s has %q %d times", path, old, strings.Count(text, old))
	}
	return sources{path: strings.Replace(text, old, new, 1)}
}

// The archives of the standard library, read once for all modules of these tests.
var archives = newUniverse()

// running is the benchmarks that have to run, in order, without their prefix; and the reasons.
func running(t *testing.T, base, head string, flags ...string) (string, string) {
	t.Helper()
	return runningOf(t, &request{base: base, head: head, flags: flags})
}

func runningOf(t *testing.T, r *request) (string, string) {
	t.Helper()
	r.units = []string{"example.com/m"}
	answers, err := decideIn(archives, r)
	if err != nil {
		t.Fatal(err)
	}
	if why := answers[0].Why; why != "" {
		return "all", why
	}
	var names, reasons []string
	for _, one := range answers[0].Benchmarks {
		if one.Same != (one.Why == "") {
			t.Errorf("%s: same is %v, why is %q", one.Name, one.Same, one.Why)
		}
		if !one.Same {
			names = append(names, strings.TrimPrefix(one.Name, "Benchmark"))
			reasons = append(reasons, one.Why)
		}
	}
	sort.Strings(names)
	return strings.Join(names, " "), strings.Join(reasons, "; ")
}

// An edit and the benchmarks that can notice it.
type edit struct {
	title string
	path  string
	old   string
	new   string
	runs  string
	why   string
}

var edits = []edit{
	{"a comment", "leaf.go", "const factor", "// How much.\nconst factor", "", ""},
	{"a function that nothing uses", "leaf.go", "const factor",
		"func unused() int { return 1 }\n\nconst factor", "", ""},
	{"the order of functions", "leaf.go",
		"//go:noinline\nfunc Leaf(x int) int { return x*3 + 1 }\n\n//go:noinline\n" +
			"func Scale(x int) int { return x * factor }\n",
		"//go:noinline\nfunc Scale(x int) int { return x * factor }\n\n//go:noinline\n" +
			"func Leaf(x int) int { return x*3 + 1 }\n", "", ""},
	{"the body of a test", "m_test.go", `t.Fatal("leaf")`, `t.Fatal("a leaf", sink)`, "", ""},
	{"one more test", "m_test.go", "func TestLeaf(",
		"func TestMore(t *testing.T) { t.Log(sink, Leaf(3)) }\n\nfunc TestLeaf(", "", ""},
	{"a text about the project", "README.md", "About", "All about", "", ""},
	{"a leaf", "leaf.go", "x*3 + 1", "x*3 + 2", "Leaf", "example.com/m.Leaf differs"},
	{"a constant", "leaf.go", "factor = 7", "factor = 9", "Const", "Scale differs"},
	{"a table", "leaf.go", "11, 13", "11, 14", "Table", "example.com/m.table differs"},
	{"a closure", "leaf.go", "x + n + 40", "x + n + 41", "Closure", "m.Adder"},
	{"a generic function", "leaf.go", "sum += one\n", "sum += one + one\n", "Generic", "Sum["},
	{"a deferred function", "leaf.go", "recover() != nil", "recover() == nil", "Defer", "Deferred"},
	{"a large map", "leaf.go", `"c": 3`, `"c": 33`, "Map", "map.init"},
	{"a method behind an interface", "shape.go", "s.side * s.side", "s.side * s.side * 2",
		"Shapes", "(*Square).Area"},
	{"a method of a value behind an interface", "shape.go", "3 * c.radius", "4 * c.radius",
		"Shapes", "Circle"},
	{"a method that nothing calls", "shape.go", "s.side + 1000", "s.side + 1001", "", ""},
	{"a method found by reflection", "shape.go", "d.age + 17", "d.age + 18", "ByName", "Bark"},
	{"a method behind a type switch", "shape.go", "l.n * 9", "l.n * 11", "Switch", "Talk"},
	{"fields of a type", "shape.go", "type Circle struct{ radius int }",
		"type Circle struct {\n\tname   string\n\tradius int\n}", "all", ""},
	{"a function behind a linkname", "hidden/hidden.go", "x ^ 0x55", "x ^ 0x56", "Linkname",
		"hidden.impl differs"},
	{"assembly", "add_amd64.s", "ADDQ", "SUBQ", "Assembly", "inAssembly differs"},
	{"an embedded file", "data.txt", "embedded", "Embedded", everything, "data.txt differs"},
	{"a file that code names", "words.md", "a b c", "a b c d", "Words", "words.md differs"},
	{"an initial value", "leaf.go", "count(1)", "count(3)", everything, "before every benchmark"},
	{"one more init function", "leaf.go", "var order",
		"func init() { counted++ }\n\nvar order", everything, "before every benchmark"},
	{"the order of initialisation", "leaf.go", "var counted = count(1)\nvar later = count(2)\n",
		"var later = count(2)\nvar counted = count(1)\n", everything, "before every benchmark"},
	{"a package with an init function", "hidden/hidden.go", "package hidden\n",
		"package hidden\n\nvar made = make([]int, one())\n\n//go:noinline\n" +
			"func one() int { return 1 }\n", everything, "before every benchmark"},
	{"GODEBUG in go.mod", "go.mod", "go 1.22\n", "go 1.22\n\ngodebug panicnil=1\n", "all",
		"GODEBUG differs: panicnil=1 on head alone"},
	{"a helper of the benchmarks", "m_test.go", `return "Bark"`, `return "Ba" + "rk"`, "", ""},
	{"what such a helper does", "m_test.go", `return "Bark"`, `return string(sink) + "Bark"`,
		"ByName", "m.word"},
	{"a benchmark", "m_test.go", "sink = Scale(2)", "sink = Scale(3)", "Const", "BenchmarkConst"},
	{"a new benchmark", "m_test.go", "func BenchmarkConst(",
		"func BenchmarkBrandNew(b *testing.B) { sink = Leaf(b.N) }\nfunc BenchmarkConst(",
		"BrandNew", "it is new"},
	{"a benchmark that is gone", "m_test.go",
		"func BenchmarkConst(b *testing.B)    { each(b, func() { sink = Scale(2) }) }\n", "",
		"Const", "it is gone"},
	{"a TestMain", "m_test.go", "func TestLeaf(",
		"func TestMain(m *testing.M) { sink = 4; m.Run() }\n\nfunc TestLeaf(", everything,
		"before every benchmark"},
	{"a function that init stores", "stored.go", "x + 1234", "x + 1235", "Stored", "m.added differs"},
	{"another that it stores beside it", "stored.go", "x - 1234", "x - 1235", "Stored", "m.cutOff"},
	{"a function that is stored by another name", "stored.go", "x * 2", "x * 5", "Held", "m.doubled"},
	{"a function in a table with an alias", "stored.go", "x * 3", "x * 5", "Aliased", "m.tripled"},
	{"a function that init stores and calls", "stored.go", "x / 4", "x / 5", everything,
		"m.quartered"},
	{"what init stores", "stored.go", `"cut": cutOff`, `"cut": added`, everything, "m.init"},
	{"a file under another build tag", "fast.go", "x - 2", "x - 3", "", ""},
	{"a file under this build tag", "slow.go", "x - 1", "x - 3", "Tagged", "Tagged differs"},
}

func TestGoDebugDiffers(t *testing.T) {
	for _, one := range [][3]string{
		{"a=1,b=0", "a=1,b=2", "b from 0 to 2"},
		{"a=1", "", "a=1 on base alone"},
		{"", "e=1,d=1,c=1,b=1,a=1", "a=1 on head alone, b=1 on head alone, c=1 on head alone, 2 more"},
	} {
		want := "the default of GODEBUG differs: " + one[2]
		if got := goDebugDiffers(one[0], one[1]); got != want {
			t.Errorf("%q, %q: %s", one[0], one[1], got)
		}
	}
}

func TestEdits(t *testing.T) {
	eachEdit(t, func(t *testing.T, one edit, _, why string) {
		if !strings.Contains(why, one.why) {
			t.Errorf("the reason %q does not say %q", why, one.why)
		}
	})
}

// Of very many benchmarks those that refer to what differs are not looked at alone.
func TestEditsOfManyBenchmarks(t *testing.T) {
	few := fewBenchmarks
	fewBenchmarks = 0
	defer func() { fewBenchmarks = few }()
	eachEdit(t, func(t *testing.T, _ edit, runs, why string) {
		if runs != "" && why == "" {
			t.Error("there is no reason")
		}
	})
}

// eachEdit looks at what runs after every edit; `check` is told that, and the reason.
func eachEdit(t *testing.T, check func(t *testing.T, one edit, runs, why string)) {
	base := writeModule(t, shapes, nil)
	for _, one := range edits {
		t.Run(one.title, func(t *testing.T) {
			head := writeModule(t, shapes, edited(t, one.path, one.old, one.new))
			runs, why := running(t, base, head)
			if runs != one.runs && !(one.runs == "all" && one.why == "" && runs != "") {
				t.Errorf("runs %q, not %q: %s", runs, one.runs, why)
			}
			check(t, one, runs, why)
		})
	}
}

// What both are built with in another form differs in neither; a flag may mean anything.
func TestOverlayOfBoth(t *testing.T) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(strings.TrimSpace(string(root)), "src/testing/benchmark.go")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	other, overlay := filepath.Join(folder, "benchmark.go"), filepath.Join(folder, "overlay.json")
	more := append(text, "\n//go:noinline\nfunc otherForm() int { return 1 }\n\nvar _ = otherForm()\n"...)
	for path, content := range map[string][]byte{
		other: more, overlay: []byte(`{"Replace":{"` + file + `":"` + other + `"}}`),
	} {
		if err := os.WriteFile(path, content, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	base := writeModule(t, shapes, nil)
	head := writeModule(t, shapes, edited(t, "shape.go", "d.age + 17", "d.age + 18"))
	runs, why := runningOf(t, &request{base: base, head: head, overlay: overlay})
	if runs != "ByName" {
		t.Errorf("runs %q: %s", runs, why)
	}
	if runs, why := running(t, base, head, "-overlay="+overlay); runs != "all" {
		t.Errorf("under a flag of its own runs %q: %s", runs, why)
	}
}

// A text that may be a pattern of names is for sources only if it says more than a letter.
func TestPatternsOfSources(t *testing.T) {
	for pattern, runs := range map[string]bool{"l*": false, "le*": true, "*.go": true, "*af.g?": true} {
		glob := `package m

import "testing"

//go:noinline
func glob(text string) int { return len(text) }

func BenchmarkGlob(b *testing.B) { each(b, func() { sink = glob("` + pattern + `") }) }
`
		head := edited(t, "leaf.go", "x*3 + 1", "x*3 + 2")
		head["glob_test.go"] = glob
		names, why := running(t, writeModule(t, shapes, sources{"glob_test.go": glob}), writeModule(t, shapes, head))
		if strings.Contains(names, "Glob") != runs {
			t.Errorf("%s runs %q: %s", pattern, names, why)
		}
	}
}

// What the nearest code that differs is away from a benchmark, in references.
func TestDistances(t *testing.T) {
	far := `package m

import "testing"

//go:noinline
func middle(x int) int { return Leaf(x) + 1 }

func BenchmarkFar(b *testing.B) { each(b, func() { sink = middle(2) }) }
`
	base := writeModule(t, shapes, sources{"far_test.go": far})
	away := func(other sources) map[string]int32 {
		other["far_test.go"] = far + other["far_test.go"]
		answers, err := decide(&request{
			base: base, head: writeModule(t, shapes, other), units: []string{"example.com/m"},
		})
		if err != nil {
			t.Fatal(err)
		}
		found := map[string]int32{}
		for _, one := range answers[0].Benchmarks {
			found[strings.TrimPrefix(one.Name, "Benchmark")] = one.Distance
		}
		return found
	}
	leaf := away(edited(t, "leaf.go", "x*3 + 1", "x*3 + 2"))
	if leaf["Leaf"] <= 0 || leaf["Far"] != leaf["Leaf"]+1 || leaf["Const"] != unknownDistance {
		t.Errorf("Leaf is %d away, Far %d, Const %d", leaf["Leaf"], leaf["Far"], leaf["Const"])
	}
	// All have to run, and still not all are as near.
	far += "\nvar started = middle(1)\n"
	base = writeModule(t, shapes, sources{"far_test.go": far})
	early := away(edited(t, "leaf.go", "x*3 + 1", "x*3 + 2"))
	if early["Leaf"] != leaf["Leaf"] || early["Far"] != leaf["Far"] || early["Const"] != unknownDistance {
		t.Errorf("before all: Leaf is %d away, Far %d, Const %d", early["Leaf"], early["Far"], early["Const"])
	}
	// Nor where all run for a doubt, here since one reads a file of sources as it starts.
	far = strings.Replace(far, `import "testing"`, "import (\n\"os\"\n\"testing\"\n)", 1) +
		"\nvar read, _ = os.ReadFile(\"leaf.go\")\n"
	far = strings.Replace(far, "var started = middle(1)\n", "", 1)
	base = writeModule(t, shapes, sources{"far_test.go": far})
	doubt := away(edited(t, "leaf.go", "x*3 + 1", "x*3 + 2"))
	if doubt["Leaf"] != leaf["Leaf"] || doubt["Far"] != leaf["Far"] || doubt["Const"] != unknownDistance {
		t.Errorf("in doubt: Leaf is %d away, Far %d, Const %d", doubt["Leaf"], doubt["Far"], doubt["Const"])
	}
	own := away(edited(t, "m_test.go", "func BenchmarkConst(b *testing.B)    { each",
		"func BenchmarkConst(b *testing.B)    { sink = 3; each"))
	// What go test lists is a value that refers to the function.
	if own["Const"] != 1 {
		t.Errorf("its own code is %d away", own["Const"])
	}
}

// An edit of other files than the module begins with.
type addition struct {
	title string
	base  sources
	head  sources
	flags []string
	runs  string
	why   string
}

const mixed = `package mixed

// #cgo CFLAGS: -DFACTOR=2
// #cgo LDFLAGS: -L${SRCDIR}
// #include "mixed.h"
// static int twice(int x) { return FACTOR * x; }
import "C"

func Twice(x int) int { return int(C.twice(C.int(x)) + C.third(3)) }

func Other() int { return 3 }

//export Back
func Back(x C.int) C.int { return x + 1 }
`

const mixedTest = `package m

import (
	"testing"

	"example.com/m/mixed"
)

func BenchmarkCgo(b *testing.B) { each(b, func() { sink = mixed.Twice(2) }) }
`

var withC = sources{
	"mixed/mixed.go":   mixed,
	"mixed/mixed.h":    "int third(int x);\nstatic int offset(void) { return 4; }\n",
	"mixed/mixed.c":    mixedC,
	"mixed/libmixed.a": "none",
	"mixed_test.go":    mixedTest,
}

const mixedC = `#include <stdio.h>
#include "mixed.h"
int Back(int x);
static const char *words[] = {"one", "two"};
int third(int x) { printf("%s", words[x & 1]); return Back(x) + offset(); }
`

// withoutCode adds a comment in front of each file beside C, which gives every line another number.
func withoutCode() sources {
	all := sources{}
	for _, path := range []string{"mixed/mixed.go", "mixed/mixed.h", "mixed/mixed.c"} {
		all[path] = "// A comment.\n\n" + withC[path]
	}
	return all
}

// changedC is one of the files beside C with a text in the place of another.
func changedC(path, old, new string) sources {
	if strings.Count(withC[path], old) != 1 {
		panic(path + " has not once " + old)
	}
	return sources{path: strings.Replace(withC[path], old, new, 1)}
}

const namesPictures = `package m

import "testing"

func BenchmarkPictures(b *testing.B) { each(b, func() { sink = len(word() + ".png") }) }
`

var additions = []addition{
	{"a file of test data", sources{"testdata/a.json": "1"}, sources{"testdata/a.json": "2"}, nil,
		everything, "testdata/a.json differs"},
	{"a new file of data", nil, sources{"words.txt": "a"}, nil, everything, "words.txt differs"},
	{"test data of another package", sources{"hidden/testdata/sample.bin": "1"},
		sources{"hidden/testdata/sample.bin": "2"}, nil, "", ""},
	{"a picture", nil, sources{"logo.png": "a"}, nil, "", ""},
	{"a picture of a kind that code names", sources{"x_test.go": namesPictures},
		sources{"logo.png": "a"}, nil, "Pictures", "logo.png differs"},
	{"settings of other tools", nil, sources{".github/x.yml": "a", ".editorconfig": "b"}, nil,
		"", ""},
	{"a profile for the compiler", nil, sources{"default.pgo": "x"}, nil, "all", "default.pgo"},
	{"another toolchain's flag", nil, nil, []string{"-race"}, "all", "-race"},
	{"a profile as a flag", nil, nil, []string{"-pgo=x"}, "all", "-pgo=x"},
	{"coverage", nil, nil, []string{"-cover"}, "all", "-cover"},
	{"a file under a tag that is set", nil, edit{
		path: "fast.go", old: "x - 2", new: "x - 3"}.sources(), []string{"-tags=fast"}, "Tagged",
		"Tagged differs"},
	{"a file under a tag that is not", nil, edit{
		path: "slow.go", old: "x - 1", new: "x - 3"}.sources(), []string{"-tags=fast"}, "", ""},
	{"flags of compiler and linker", nil, nil, []string{"-gcflags=-N -l", "-ldflags=-s -w"}, "", ""},
	{"Go in a package without C", withC, edit{
		path: "leaf.go", old: "x*3 + 1", new: "x*3 + 2"}.sources(), nil, "Leaf", "Leaf differs"},
	{"a comment beside C", withC, withoutCode(), nil, "", ""},
	{"Go beside C", withC, changedC("mixed/mixed.go", "return 3", "return 4"), nil, "all",
		"before every benchmark: "},
	{"C in a comment of Go", withC, changedC("mixed/mixed.go", "FACTOR * x", "1 + FACTOR * x"), nil,
		"all", "C code beside example.com/m/mixed"},
	{"a file of C", withC, changedC("mixed/mixed.c", "x & 1", "x & 3"), nil, "all", "C code beside"},
	{"a text in C", withC, changedC("mixed/mixed.c", "two", "2wo"), nil, "all", "C code beside"},
	{"what C calls", withC, changedC("mixed/mixed.c", "printf(", "fprintf(stderr, "), nil, "all",
		"C code beside"},
	{"a header", withC, changedC("mixed/mixed.h", "return 4", "return 5"), nil, "all",
		"C code beside"},
	{"a flag of the C compiler", withC, changedC("mixed/mixed.go", "FACTOR=2", "FACTOR=3"), nil,
		"all", "C code beside"},
	{"a flag of C's linker", withC, changedC("mixed/mixed.go", "-L${SRCDIR}", "-lm"), nil, "all",
		"C code beside"},
	{"a library", withC, sources{"mixed/libmixed.a": "some"}, nil, "all",
		"mixed/libmixed.a, which may be linked"},
	{"what does not compile", nil, sources{"broken.go": "package m\n\nvar x int = \"a\"\n"}, nil,
		"all", "as int value"},
	{"an external test package", sources{"x_test.go": external}, sources{
		"x_test.go": strings.Replace(external, "2, 3", "2, 4", 1)}, nil, "External", "External"},
	{"a package that is new to the tests", nil, sources{"more_test.go": "package m\n\nimport (\n" +
		"\t\"encoding/xml\"\n\t\"testing\"\n)\n\nfunc TestXML(t *testing.T) {\n" +
		"\tif xml.Header == \"\" {\n\t\tt.Fatal(xml.Unmarshal(nil, nil))\n\t}\n}\n"}, nil,
		everything, "before every benchmark"},
}

const external = `package m_test

import (
	"testing"

	"example.com/m"
)

func BenchmarkExternal(b *testing.B) {
	for i := 0; i < b.N; i++ {
		_ = m.Sum([]float64{2, 3})
	}
}
`

func (e edit) sources() sources {
	return sources{e.path: strings.Replace(shapes[e.path], e.old, e.new, 1)}
}

func TestAdditions(t *testing.T) {
	for _, one := range additions {
		t.Run(one.title, func(t *testing.T) {
			if _, isMixed := one.base["mixed/mixed.go"]; isMixed {
				if text, err := exec.Command("gcc", "--version").CombinedOutput(); err != nil {
					t.Skipf("there is no C compiler here: %v %s", err, text)
				}
			}
			base := writeModule(t, shapes, one.base)
			both := sources{}
			for _, part := range []sources{one.base, one.head} {
				for path, text := range part {
					both[path] = text
				}
			}
			runs, why := running(t, base, writeModule(t, shapes, both), one.flags...)
			if runs != one.runs && !(one.runs == "all" && len(runs) >= len(everything)) {
				t.Errorf("runs %q, not %q: %s", runs, one.runs, why)
			}
			if !strings.Contains(why, one.why) {
				t.Errorf("the reason %q does not say %q", why, one.why)
			}
		})
	}
}

// Objects of another version, another machine and a broken file are known as such.
func TestHeaders(t *testing.T) {
	for header, word := range map[string]string{
		"go object linux amd64 go1.26.8 GOAMD64=v1 X:regabiwrappers": "",
		"go object linux arm64 go1.24 X:regabiwrappers,swissmap":     "",
		"go object linux amd64 go1.27rc1 X:regabiwrappers":           "",
		"go object linux amd64 go1.24.1 GOAMD64=v1 X:regabiwrappers": "noswissmap",
		"go object linux amd64 go1.23.4 GOAMD64=v1 X:swissmap":       "Go 1.23",
		"go object linux amd64 go1.28.0 GOAMD64=v1 X:regabiwrappers": "Go 1.28",
		"go object linux amd64 go1.26.8-vendor GOAMD64=v1 X:":        "go1.26.8-vendor",
		"go object linux amd64 devel go1.27-abc Tue Jan 1 X:":        "devel",
		"go object darwin arm64 go1.26.8 X:regabiwrappers":           "darwin",
		"go object linux 386 go1.26.8 X:regabiwrappers":              "386",
		"go object linux amd64 go1.26.8 GOAMD64=v1 X:fieldtrack":     "fieldtrack",
		"something else": "unknown kind",
		"go object linux amd64 go1.26.8 GOAMD64=v1 X:nosuchexperiment,": "nosuchexperiment",
	} {
		_, err := versionOf(header)
		if word == "" && err != nil {
			t.Errorf("%s: %v", header, err)
		} else if word != "" && (err == nil || !strings.Contains(err.Error(), word)) {
			t.Errorf("%s: %v does not say %s", header, err, word)
		}
	}
}

func TestBrokenArchives(t *testing.T) {
	folder := writeModule(t, shapes, nil)
	text := goRun(t, folder, "list", "-export", "-f", "{{.Export}}", ".")
	whole, err := os.ReadFile(strings.TrimSpace(string(text)))
	if err != nil {
		t.Fatal(err)
	}
	for size := 0; size < len(whole); size += 1 + len(whole)/97 {
		file := filepath.Join(t.TempDir(), "cut.a")
		if err := os.WriteFile(file, whole[:size], 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := readArchive(file, "example.com/m"); err == nil {
			t.Errorf("%d of %d bytes are taken for an archive", size, len(whole))
		}
	}
}

func TestOneTreeAgainstItself(t *testing.T) {
	base := writeModule(t, shapes, nil)
	if runs, why := running(t, base, base); runs != "" {
		t.Errorf("runs %s: %s", runs, why)
	}
	if runs, why := running(t, base, writeModule(t, shapes, nil)); runs != "" {
		t.Errorf("in another folder runs %s: %s", runs, why)
	}
}

// A word alone names a folder of the package's own, unless code can leave it.
func TestNamedFolders(t *testing.T) {
	for _, one := range []struct {
		folder, text string
		climbs       bool
		named        bool
	}{
		{"web", "gzip", false, false}, {"web", "gzip", true, true}, {"web", "../gzip", true, true},
		{"web", "/gzip", false, false}, {"web", "/src/gzip", false, false}, {"web", "gzip/read.go", false, true},
		{"", "gzip", false, true}, {"", "./gzip", false, true}, {"web", "read.go", false, true},
	} {
		all := &changes{folder: one.folder, paths: []string{"gzip/read.go"}}
		named := all.named(&told{map[string]bool{one.text: true}, one.climbs})
		if (named != "") != one.named {
			t.Errorf("%+v: %q", one, named)
		}
	}
}

// equalInputs says whether nothing of the module has to be compiled, and if not, why.
func equalInputs(t *testing.T, change sources) (words []word, why string) {
	t.Helper()
	answers, err := decideInputs(&request{
		base: writeModule(t, shapes, nil), head: writeModule(t, shapes, change),
		units: []string{"example.com/m"},
	})
	if err != nil {
		t.Fatal(err)
	}
	return answers[0].Benchmarks, answers[0].Why
}

func TestInputs(t *testing.T) {
	leaf := func(old, new string) sources { return edited(t, "leaf.go", old, new) }
	for about, change := range map[string]sources{
		"nothing":                    {},
		"a comment":                  leaf("const factor = 7", "// Seven.\n\nconst factor = 7 // It is."),
		"a comment that parts lines": leaf("return x*3 + 1 }", "/* here */ return x*3 + 1 }"),
		"a paper":                    {"README.md": "About m, again.\n"},
	} {
		words, why := equalInputs(t, change)
		names := []string{}
		for _, one := range words {
			names = append(names, strings.TrimPrefix(one.Name, "Benchmark"))
		}
		sort.Strings(names)
		if why != "" || strings.Join(names, " ") != everything {
			t.Errorf("%s: %s, %v", about, why, names)
		}
	}
	for about, change := range map[string]sources{
		"a constant":             leaf("factor = 7", "factor = 8"),
		"a directive":            leaf("//go:noinline\nfunc Leaf", "func Leaf"),
		"an embedded file":       {"data.txt": "another text\n"},
		"a file that code names": {"words.md": "a b\n"},
		"a file beside":          {"prices.csv": "1\n"},
		"a version":              {"go.mod": "module example.com/m\n\ngo 1.23\n"},
		"a profile":              {"default.pgo": "x"},
		"a new file":             {"more.go": "package m\n\nfunc init() { sinkhole++ }\n\nvar sinkhole int\n"},
		"a broken file":          {"more.go": "package m\n\nfunc {\n"},
	} {
		if words, why := equalInputs(t, change); why == "" {
			t.Errorf("%s: nothing would be built, %v", about, words)
		}
	}
}

// What is nearest to a change is built first.
func TestSteps(t *testing.T) {
	own := func(name, code, test string) sources {
		return sources{
			name + "/code.go":      "package " + name + "\n\n" + code + "\n",
			name + "/code_test.go": "package " + name + "_test\n\n" + test + "\n\nfunc BenchmarkIt(b *testing.B) {}\n",
		}
	}
	testing := "import \"testing\""
	of := func(name string) string { return "import _ \"example.com/m/" + name + "\"" }
	module := sources{"go.mod": "module example.com/m\n\ngo 1.22\n"}
	for _, files := range []sources{
		own("leaf", "var Text = `a`", testing), own("near", of("leaf"), testing),
		own("far", of("near"), testing), own("test", "", testing+"\n"+of("leaf")),
		own("apart", "", testing),
	} {
		for path, text := range files {
			module[path] = text
		}
	}
	units := []string{"leaf", "near", "far", "test", "apart"}
	r := request{
		base: writeModule(t, module, nil),
		head: writeModule(t, module, sources{
			"leaf/code.go": "package leaf\n\nvar Text = `b`\n",
			// Other tests are no other code.
			"apart/more_test.go": "package apart\n",
		}),
	}
	for _, unit := range units {
		r.units = append(r.units, "example.com/m/"+unit)
	}
	answers, err := decideInputs(&r)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []int{0, 1, 2, 1, -1} {
		if one := answers[i]; one.Steps != want || one.Count != 1 || one.Why == "" {
			t.Errorf("%s: %+v, want %d steps", units[i], one, want)
		}
	}
}

package main

import (
	"os"
	"path"
	"path/filepath"
	"reflect"
	"sort"
	"strings"
	"testing"
)

const shop = `package shop

import "strings"

// Kind of a price.
type Kind int

// Price is what it costs.
func Price(x int) int {
	if x < 0 {
		return 0
	}
	return x * 3
}

func (k Kind) String() string {
	return strings.Repeat("k", int(k))
}

func unused() {}
`

const shopTests = `package shop

import "testing"

func TestPrice(t *testing.T) {
	if Price(1) != 3 {
		t.Fatal("price")
	}
}

func help() int { return 1 }

func BenchmarkPrice(b *testing.B) {
	for i := 0; i < b.N; i++ {
		Price(help())
	}
}
`

func differenceOf(t *testing.T, files map[string]string) *difference {
	t.Helper()
	at := [2]string{t.TempDir(), t.TempDir()}
	for i, side := range at {
		all := map[string]string{
			"go.mod": "module example.com/shop\n\ngo 1.22\n", "shop.go": shop, "shop_test.go": shopTests,
			"README.md": "The shop.\n",
		}
		for name, text := range files {
			if i == 1 {
				all[name] = text
			}
		}
		for name, text := range all {
			if err := os.WriteFile(filepath.Join(side, name), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	found, err := differ(&request{base: at[0], head: at[1], units: []string{"example.com/shop"}})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func replaced(t *testing.T, text, from, to string) string {
	t.Helper()
	if !strings.Contains(text, from) {
		t.Fatalf("%q is not in the text", from)
	}
	return strings.Replace(text, from, to, 1)
}

func TestLinesOfAChange(t *testing.T) {
	file := "example.com/shop/shop.go"
	for _, one := range []struct {
		name, in, from, to string
		lines              [][2]int
		beyond             string
		benchmarks         []named
	}{
		{"a statement", "shop.go", "x * 3", "x * 4", [][2]int{{13, 13}}, "", nil},
		{"two statements", "shop.go", "\t\treturn 0\n\t}\n", "\t\treturn 1\n\t}\n\tx++\n", [][2]int{{11, 11}, {13, 13}}, "", nil},
		{"a statement that is gone", "shop.go", "\tif x < 0 {\n\t\treturn 0\n\t}\n", "", [][2]int{{9, 9}}, "", nil},
		{"a comment", "shop.go", "// Price is what", "// Price is, in euros, what", nil, "", nil},
		{"a comment in a body", "shop.go", "\treturn x", "\t// Three times.\n\treturn x", nil, "", nil},
		{"a blank line", "shop.go", "\treturn x", "\n\n\treturn x", nil, "", nil},
		{"a directive", "shop.go", "// Price is what it costs.\n", "//go:noinline\n", nil, "a line outside of functions of shop.go", nil},
		{"a type", "shop.go", "type Kind int", "type Kind int8", nil, "Kind of shop.go", nil},
		{"a new type", "shop.go", "type Kind int", "type Kind int\n\ntype Other int8", nil, "", nil},
		{"a new variable", "shop.go", "type Kind int", "type Kind int\n\nvar other = 8", nil, "other of shop.go", nil},
		{"a new function", "shop.go", "func unused() {}", "func unused() {}\n\nfunc more() int {\n\treturn 2\n}", [][2]int{{22, 24}}, "", nil},
		{"a function that is gone", "shop.go", "func unused() {}\n", "", nil, "", nil},
		{"a method that is gone", "shop.go", "func (k Kind) String() string {\n\treturn strings.Repeat(\"k\", int(k))\n}", "func keep() string {\n\treturn strings.Repeat(\"k\", 2)\n}", [][2]int{{16, 17}}, "the method Kind.String, which is gone", nil},
		{"a method of another signature", "shop.go", "(k Kind) String", "(k *Kind) String", [][2]int{{16, 16}}, "", nil},
		{"another import", "shop.go", "import \"strings\"", "import (\n\t\"strings\"\n\t_ \"embed\"\n)", nil, "", nil},
		{"an import of others", "shop.go", "import \"strings\"", "import (\n\t\"strings\"\n\t_ \"example.com/other\"\n)", nil, "an import of shop.go", nil},
		{"a test", "shop_test.go", "t.Fatal", "t.Error", nil, "", nil},
		{"a benchmark", "shop_test.go", "Price(help())", "Price(2 * help())", nil, "", []named{{"example.com/shop", "BenchmarkPrice"}}},
		{"a helper of tests", "shop_test.go", "return 1", "return 2", nil, "the function help of shop_test.go", nil},
	} {
		t.Run(one.name, func(t *testing.T) {
			texts := map[string]string{"shop.go": shop, "shop_test.go": shopTests}
			found := differenceOf(t, map[string]string{one.in: replaced(t, texts[one.in], one.from, one.to)})
			if !reflect.DeepEqual(found.Lines[file], one.lines) {
				t.Errorf("lines %v, not %v", found.Lines[file], one.lines)
			}
			if found.Beyond != one.beyond {
				t.Errorf("beyond %q, not %q", found.Beyond, one.beyond)
			}
			if len(found.Benchmarks)+len(one.benchmarks) > 0 && !reflect.DeepEqual(found.Benchmarks, one.benchmarks) {
				t.Errorf("benchmarks %v, not %v", found.Benchmarks, one.benchmarks)
			}
			if (len(found.Packages) == 1) != (len(one.lines) > 0) {
				t.Errorf("packages %v", found.Packages)
			}
		})
	}
}

const wordTests = `package shop

import (
	"strings"
	"testing"
)

type maker struct{}

func (maker) make() string { return "x" }

var corpus string

func init() { corpus = strings.Repeat("a", 10) }

func each(b *testing.B, f func()) {
	for i := 0; i < b.N; i++ {
		f()
	}
}

func BenchmarkOne(b *testing.B) {
	for _, size := range []int{1, 10} {
		b.Run("n", func(b *testing.B) { each(b, func() { Price(size) }) })
	}
}

func BenchmarkTwo(b *testing.B) {
	corpus := 3
	for i := 0; i < b.N; i++ {
		Price(corpus)
	}
}

func BenchmarkThree(b *testing.B) { each(b, func() { Price(len(corpus)) }) }

func BenchmarkFour(b *testing.B) { each(b, func() { Price(len(maker{}.make())) }) }

func TestWords(t *testing.T) {}
`

// What differs of the own code of benchmarks, as `One: BenchmarkOne each`.
func TestBenchmarksWhoseOwnCodeChanged(t *testing.T) {
	for _, one := range []struct{ name, from, to, rewritten string }{
		{"nothing", "x", "x", ""},
		{"a table of sub-benchmarks", "1, 10", "1, 100", "One: BenchmarkOne"},
		{"a closure", "Price(size)", "Price(-size)", "One: BenchmarkOne"},
		{"a helper of several", "f()\n", "f()\n\t\tf()\n", "Four: each; One: each; Three: each"},
		{"what runs before, of a variable that is used", `"a", 10`, `"a", 20`, "Three: init"},
		{"a method of a type that is used", `"x"`, `"xx"`, "Four: maker"},
		{"a local name of something else", "corpus := 3", "corpus := 4", "Two: BenchmarkTwo"},
		{"a test", "(t *testing.T) {}", "(t *testing.T) { t.Log() }", ""},
		{"a comment", "corpus := 3", "// Three.\n\tcorpus := 3", ""},
		{"a new benchmark", "func TestWords", "func BenchmarkFive(b *testing.B) {}\n\nfunc TestWords", ""},
		{"that allocations are shown", "corpus := 3", "b.ReportAllocs()\n\tcorpus := 3", ""},
		{"another package of the same name", `"strings"`, `strings "example.com/shop/strings"`, "Three: init"},
		{"another way to count", "for i := 0; i < b.N; i++ {\n\t\tPrice", "for b.Loop() {\n\t\tPrice", "Two: BenchmarkTwo"},
	} {
		t.Run(one.name, func(t *testing.T) {
			at := [2]string{t.TempDir(), t.TempDir()}
			for i, side := range at {
				text := wordTests
				if i == 1 {
					text = replaced(t, text, one.from, one.to)
				}
				files := map[string]string{
					"go.mod": "module example.com/shop\n\ngo 1.24\n", "shop.go": shop, "word_test.go": text,
				}
				for name, text := range files {
					if err := os.WriteFile(filepath.Join(side, name), []byte(text), 0o600); err != nil {
						t.Fatal(err)
					}
				}
			}
			r := request{base: at[0], head: at[1], baseRoot: at[0], headRoot: at[1]}
			found, err := rewrittenIn(&r, "", "example.com/shop")
			if err != nil {
				t.Fatal(err)
			}
			if got := textOfRewritten(found); got != one.rewritten {
				t.Errorf("%q, not %q", got, one.rewritten)
			}
		})
	}
}

func textOfRewritten(all []rewritten) string {
	var texts []string
	for _, one := range all {
		name := strings.TrimPrefix(one.Name, "Benchmark")
		texts = append(texts, name+": "+strings.Join(one.Parts, " "))
	}
	sort.Strings(texts)
	return strings.Join(texts, "; ")
}

func TestARenamedModuleRewritesNoBenchmark(t *testing.T) {
	outside := `package shop_test

import (
	"testing"

	"example.com/shop"
)

func BenchmarkOutside(b *testing.B) {
	for i := 0; i < b.N; i++ {
		shop.Price(shop.Help())
	}
}
`
	inside := "package shop\n\nfunc Help() int { return 1 }\n"
	for _, one := range []struct{ inside, rewritten string }{
		{inside, ""},
		{strings.Replace(inside, "1", "2", 1), "Outside: Help"},
	} {
		at := [2]string{t.TempDir(), t.TempDir()}
		for i, side := range at {
			module, helper, tests := "example.com/shop", inside, outside
			if i == 1 {
				module, helper = module+"/v2", one.inside
				tests = strings.Replace(tests, `"example.com/shop"`, `"example.com/shop/v2"`, 1)
			}
			for name, text := range map[string]string{
				"go.mod": "module " + module + "\n", "export_test.go": helper, "shop_test.go": tests,
			} {
				if err := os.WriteFile(filepath.Join(side, name), []byte(text), 0o600); err != nil {
					t.Fatal(err)
				}
			}
		}
		r := request{base: at[0], head: at[1], baseRoot: at[0], headRoot: at[1]}
		found, err := rewrittenIn(&r, "", "example.com/shop/v2")
		if err != nil {
			t.Fatal(err)
		}
		if got := textOfRewritten(found); got != one.rewritten {
			t.Errorf("%q, not %q", got, one.rewritten)
		}
	}
}

// A change of one function behind another name of its module, and another folder of its package.
func TestAChangeBehindWhatMoved(t *testing.T) {
	files := func(module, folder, sum string) map[string]string {
		return map[string]string{
			"go.mod":                      "module " + module + "\n\ngo 1.22\n",
			"go.sum":                      "",
			path.Join(folder, "data.txt"): "data",
			path.Join(folder, "sum.go"):   "package sum\n\nfunc Sum(x int) int {\n\treturn x + " + sum + "\n}\n",
			"all.go": "package all\n\nimport (\n\t\"strings\"\n\n\tsum \"" + module + "/sum\"\n)\n\n" +
				"func All(x int) string {\n\treturn strings.Repeat(\"x\", sum.Sum(x))\n}\n",
			path.Join(folder, "sum_test.go"): "package sum_test\n\nimport (\n\t\"testing\"\n\n\t\"" + module + "/sum\"\n)\n\n" +
				"func BenchmarkSum(b *testing.B) {\n\tfor i := 0; i < b.N; i++ {\n\t\tsum.Sum(i)\n\t}\n}\n",
		}
	}
	for _, one := range []struct {
		module, folder, beyond string
		moved                  []string
	}{
		{"example.com/shop/v2", "sum", "", nil},
		{"example.com/shop/v2", "inner/sum", "", []string{"inner/sum=sum"}},
		{"example.com/shop", "inner/sum", "", []string{"inner/sum=sum"}},
		{"example.com/shop", "inner/sum", "the file inner/sum/data.txt", nil},
	} {
		at := [2]string{t.TempDir(), t.TempDir()}
		for i, all := range []map[string]string{
			files("example.com/shop", "sum", "1"), files(one.module, one.folder, "2"),
		} {
			for name, text := range all {
				// Where the package lies elsewhere nobody imports it.
				if name == "all.go" && one.folder != "sum" {
					continue
				}
				full := filepath.Join(at[i], filepath.FromSlash(name))
				if err := os.MkdirAll(filepath.Dir(full), 0o700); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(full, []byte(text), 0o600); err != nil {
					t.Fatal(err)
				}
			}
		}
		unit := one.module + "/" + one.folder
		found, err := differ(&request{base: at[0], head: at[1], units: []string{unit}, moved: one.moved})
		if err != nil {
			t.Fatal(err)
		}
		if found.Beyond != one.beyond {
			t.Errorf("%s, %s: beyond %q, not %q", one.module, one.folder, found.Beyond, one.beyond)
		}
		lines := map[string][][2]int{unit + "/sum.go": {{4, 4}}}
		if one.beyond == "" && !reflect.DeepEqual(found.Lines, lines) {
			t.Errorf("%s, %s: %v, not %v", one.module, one.folder, found.Lines, lines)
		}
		if one.beyond == "" && len(found.Rewritten) > 0 {
			t.Errorf("%s, %s: rewritten %v", one.module, one.folder, found.Rewritten)
		}
	}
}

func TestFilesBeyondStatements(t *testing.T) {
	for name, beyond := range map[string]string{
		"README.md": "", ".github/x.yml": "", "data.txt": "the file data.txt",
		"testdata/note.md": "the file testdata/note.md", "add_amd64.s": "the file add_amd64.s",
	} {
		var found difference
		if isMeant(name) {
			found.beyond("the file %s", name)
		}
		if found.Beyond != beyond {
			t.Errorf("%s: %q", name, found.Beyond)
		}
	}
	if found := differenceOf(t, map[string]string{"go.mod": "module example.com/shop\n\ngo 1.23\n"}); found.Beyond != "the file go.mod" {
		t.Errorf("go.mod: %q", found.Beyond)
	}
}

func TestLongFilesAreComparedByTheNumberOfLines(t *testing.T) {
	gone, added, _ := diffByCount([]string{"a", "b", "b"}, []string{"b", "c"}, 4)
	if !reflect.DeepEqual(gone, []int{4, 6}) && !reflect.DeepEqual(gone, []int{4, 5}) || !reflect.DeepEqual(added, []int{5}) {
		t.Errorf("gone %v, added %v", gone, added)
	}
}

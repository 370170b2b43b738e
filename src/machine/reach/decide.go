package main

import (
	"fmt"
	"sort"
	"strings"
)

// Word on a benchmark of a test binary.
type word struct {
	Name string `json:"name"`
	// Everything that it can reach is the same machine code on both sides.
	Same bool `json:"same"`
	// Why it has to run; empty where it has not.
	Why string `json:"why"`
	// It runs although no code that it reaches is known to differ.
	Doubt bool `json:"doubt"`
	// References from it to the nearest code that differs; -1: none is known.
	Distance int32 `json:"distance"`
}

const unknownDistance = -1

// compare says of every benchmark of head, and of those that only base has, whether it can tell
// the two sides apart.
func compare(base, head *side, files *changes) ([]word, error) {
	if base.header != head.header {
		return all(base, head, fmt.Sprintf("another toolchain or setting: %s, %s",
			shortHeader(base.header), shortHeader(head.header)), true), nil
	}
	if why := alwaysDiffers(base, head); why != "" {
		words := all(base, head, why, false)
		if inOtherOrder(base, head) || len(foreignDiffering(base, head)) > 0 {
			return words, nil
		}
		return withDistances(words, base, head)
	}
	always := head.told(head.always.found)
	if doubt := doubtBefore(head, files, always); doubt != "" {
		return withDistances(all(base, head, doubt, true), base, head)
	}
	names := benchmarkNames(base, head)
	near := nearness{}
	if len(names) > fewBenchmarks {
		var err error
		if near, err = nearnessOf(base, head); err != nil {
			return nil, err
		}
	}
	words := []word{}
	for _, name := range names {
		if distance, differs := near.of(base, head, name); distance != unknownDistance {
			words = append(words, word{name, false, differs, false, distance})
			continue
		}
		one, err := compareOne(base, head, name, func(found []node) string {
			own := head.told(found)
			own.climbs = own.climbs || always.climbs
			return files.named(own)
		})
		if err != nil {
			return nil, err
		}
		words = append(words, one)
	}
	return words, nil
}

// Of so many each is looked at alone, which takes a large binary some tenths of a second.
var fewBenchmarks = 30

// doubtBefore is why all benchmarks run although what differs may reach none; empty: nothing is.
func doubtBefore(head *side, files *changes, always *told) string {
	if doubt := head.doubt(head.always); doubt != "" {
		return doubt
	}
	if file := files.data(always); file != "" {
		return fmt.Sprintf("the file %s differs", file)
	}
	if file := head.linked(files); file != "" {
		return fmt.Sprintf("the file %s, which may be linked, differs", file)
	}
	return ""
}

// compareOne says whether a benchmark has to run: what it reaches differs, or there is a doubt;
// `named` is a changed file that code names.
func compareOne(base, head *side, name string, named func([]node) string) (word, error) {
	before, onBase := base.benchmarks[name]
	after, onHead := head.benchmarks[name]
	runs := func(why string, doubt bool) (word, error) {
		return word{name, false, why, doubt, unknownDistance}, nil
	}
	if !onBase {
		return runs("it is new", false)
	}
	if !onHead {
		return runs("it is gone", false)
	}
	was, old, err := base.from(before)
	if err != nil {
		return word{}, err
	}
	is, now, err := head.from(after)
	if err != nil {
		return word{}, err
	}
	if sum(old) != sum(now) {
		distance := nearest(base.away(was, now), head.away(is, old))
		return word{name, false, differing(old, now), false, distance}, nil
	}
	if doubt := head.doubt(is); doubt != "" {
		return runs(doubt, true)
	}
	if file := named(is.found); file != "" {
		return runs(fmt.Sprintf("the file %s differs", file), true)
	}
	return word{name, true, "", false, unknownDistance}, nil
}

// away is how far the nearest code is that the other side's set has not; found as it was reached.
func (s *side) away(found *reach, other map[digest]string) int32 {
	for i, at := range found.found {
		if s.always.cut[at] {
			continue
		}
		one, err := s.print(at)
		if err != nil {
			return unknownDistance
		}
		_, isOther := other[one]
		if _, isAlways := s.alwaysHas[one]; !isOther && !isAlways {
			return found.steps[i]
		}
	}
	return unknownDistance
}

// withDistances is for benchmarks that all have to run: most are not what the change is about.
func withDistances(words []word, base, head *side) ([]word, error) {
	if len(words) < 2 {
		return words, nil
	}
	near, err := nearnessOf(base, head)
	if err != nil {
		return nil, err
	}
	for i := range words {
		words[i].Distance, _ = near.of(base, head, words[i].Name)
	}
	return words, nil
}

// nearness is, by node of each side, how far the nearest code is that differs, and which it is.
type nearness struct{ base, head references }

func nearnessOf(base, head *side) (near nearness, err error) {
	was, old, err := base.everything()
	if err != nil {
		return near, err
	}
	is, now, err := head.everything()
	if err != nil {
		return near, err
	}
	if near.base, err = base.references(was, now); err != nil {
		return near, err
	}
	near.head, err = head.references(is, old)
	return near, err
}

// of names what differs of a benchmark that both sides have; unknownDistance: none is known.
func (n nearness) of(base, head *side, benchmark string) (int32, string) {
	before, onBase := base.benchmarks[benchmark]
	after, onHead := head.benchmarks[benchmark]
	if n.base.distances == nil || !onBase || !onHead {
		return unknownDistance, ""
	}
	was, is := n.base.distances[before], n.head.distances[after]
	distance, differs := nearest(was, is), ""
	if distance == is && is != unknownDistance {
		differs = head.p.universe.names[n.head.ends[after]]
	} else if distance != unknownDistance {
		differs = base.p.universe.names[n.base.ends[before]]
	}
	return distance, plainName(differs) + " differs"
}

func nearest(one, other int32) int32 {
	if one == unknownDistance || other != unknownDistance && other < one {
		return other
	}
	return one
}

// from is what a benchmark reaches beyond what is always reached.
func (s *side) from(start node) (*reach, map[digest]string, error) {
	found := s.always.clone()
	found.mark(start)
	if err := found.flood(); err != nil {
		return nil, nil, err
	}
	set, err := s.set(found.found)
	return found, set, err
}

func alwaysDiffers(base, head *side) string {
	if base.alwaysSum == head.alwaysSum {
		return ""
	}
	switch {
	case sum(base.alwaysHas) != sum(head.alwaysHas):
		return "before every benchmark: " + differing(base.alwaysHas, head.alwaysHas)
	case inOtherOrder(base, head):
		return "before every benchmark: the order of package initialisation differs"
	}
	beside := "Go"
	if foreign := foreignDiffering(base, head); len(foreign) > 0 {
		beside = foreign[0]
	}
	return fmt.Sprintf("before every benchmark: C code beside %s, or a flag of its linker, differs",
		beside)
}

func inOtherOrder(base, head *side) bool {
	return strings.Join(base.inits, " ") != strings.Join(head.inits, " ")
}

// foreignDiffering are the packages of head whose code that is not Go's differs.
func foreignDiffering(base, head *side) (found []string) {
	for pkg, one := range head.foreign {
		if base.foreign[pkg] != one {
			found = append(found, pkg)
		}
	}
	sort.Strings(found)
	return found
}

// doubt is a name that our own code uses and that nothing defines; empty: there is none.
func (s *side) doubt(found *reach) string {
	var names []string
	for at, from := range found.undefined {
		text := s.p.universe.names[at]
		if s.own[from] && !linkerMade[text] {
			names = append(names, text)
		}
	}
	if len(names) == 0 {
		return ""
	}
	sort.Strings(names)
	return fmt.Sprintf("nothing defines %s", names[0])
}

// Names that only the linker defines.
var linkerMade = map[string]bool{
	"runtime.tlsg": true, "runtime.text": true, "runtime.etext": true, "go:buildid": true,
}

// differing names what is not in both sets.
func differing(before, after map[digest]string) string {
	seen := map[string]bool{}
	var list []string
	for _, pair := range [][2]map[digest]string{{before, after}, {after, before}} {
		for print, text := range pair[0] {
			if _, both := pair[1][print]; !both && !seen[text] {
				seen[text] = true
				list = append(list, text)
			}
		}
	}
	if len(list) == 0 {
		return "what it reaches differs"
	}
	sort.Slice(list, func(i, j int) bool {
		if rank(list[i]) != rank(list[j]) {
			return rank(list[i]) < rank(list[j])
		}
		return list[i] < list[j]
	})
	if len(list) == 1 {
		return fmt.Sprintf("%s differs", plainName(list[0]))
	}
	return fmt.Sprintf("%s and %d more differ", plainName(list[0]), len(list)-1)
}

// rank puts what a reader knows by name first.
func rank(text string) int {
	switch {
	case text == "":
		return 3
	case strings.Contains(text, ":"), strings.HasPrefix(text, "gclocals"):
		return 2
	case strings.Contains(text, ".."), isStandard(text):
		return 1
	}
	return 0
}

// isStandard tells the standard library by a path that begins with no host. It differs only in
// what is reached of it.
func isStandard(text string) bool {
	first, _, isPath := strings.Cut(text, "/")
	return !isPath || !strings.Contains(first, ".")
}

func plainName(text string) string {
	if text == "" {
		return "data without a name"
	}
	text = strings.NewReplacer("%2e", ".", "·f", "").Replace(text)
	return fmt.Sprintf("%.100s", text)
}

// shortHeader is the version and settings of `go object linux amd64 go1.26.8 GOAMD64=v1 X:...`.
func shortHeader(header string) string {
	words := strings.Fields(header)
	return strings.Join(words[min(4, len(words)):], " ")
}

func benchmarkNames(base, head *side) []string {
	var list []string
	for name := range head.benchmarks {
		list = append(list, name)
	}
	for name := range base.benchmarks {
		if _, both := head.benchmarks[name]; !both {
			list = append(list, name)
		}
	}
	sort.Strings(list)
	return list
}

func all(base, head *side, why string, doubt bool) []word {
	words := []word{}
	for _, name := range benchmarkNames(base, head) {
		words = append(words, word{name, false, why, doubt, unknownDistance})
	}
	return words
}

// texts are the constants that our own code uses and that may be the path of a file.
func (s *side) texts(nodes []node) map[string]bool {
	found := map[string]bool{}
	for _, at := range nodes {
		for _, one := range s.p.definitions[at] {
			if !s.own[one.object] {
				continue
			}
			for _, reloc := range one.object.relocs(one.symbol) {
				in, i, err := s.p.locate(one.object, reloc.to)
				if err != nil || in == nil || reloc.to == (reference{}) || !in.isHashed(i) {
					continue
				}
				text := string(in.data(i))
				const longestPath = 4096
				if len(text) > longestPath || !isText(in.symbols[i].name) {
					continue
				}
				found[text] = true
			}
		}
	}
	return found
}

func isText(symbol string) bool {
	return strings.HasPrefix(symbol, "go:string.") || strings.HasPrefix(symbol, "..gostring.")
}

func isSeparator(r rune) bool { return r == '/' || r == '\\' }

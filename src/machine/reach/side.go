package main

import (
	"encoding/binary"
	"fmt"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"
)

func isExported(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return unicode.IsUpper(first)
}

// A test binary on one side of a change: what runs before every benchmark, and its benchmarks.
type side struct {
	p         *program
	always    *reach
	alwaysSum digest
	// By package, a digest of what is not Go's in its archive.
	foreign map[string]digest
	// Fingerprints of what is always reached.
	alwaysHas  map[digest]string
	benchmarks map[string]node
	// Names of the packages whose init functions run, in order.
	inits  []string
	header string
	prints []digest
	// Objects of packages that are not of the standard library.
	own map[*object]bool
}

// Tables in the generated main package that name all tests; a benchmark run reads one entry.
var testTables = []string{"main.tests", "main.benchmarks", "main.fuzzTargets", "main.examples"}

// readSide takes the root of its source tree, and which packages are of the standard library.
func readSide(p *program, root string, standard map[string]bool) (*side, error) {
	s := &side{
		p: p, own: map[*object]bool{}, prints: make([]digest, len(p.universe.names)),
		foreign: map[string]digest{},
	}
	for _, archive := range p.archives {
		if s.header == "" {
			s.header = archive.header
		} else if s.header != archive.header {
			return nil, fmt.Errorf("its packages come from two toolchains or settings")
		}
		for _, one := range archive.objects {
			s.own[one] = !standard[archive.pkg]
		}
	}
	var err error
	if s.benchmarks, err = p.benchmarks(); err != nil {
		return nil, err
	}
	cut := map[node]bool{}
	for _, table := range testTables {
		cut[p.universe.named(name{table, 0})] = true
	}
	s.always = newReach(p, cut)
	if err := s.markStart(); err != nil {
		return nil, err
	}
	if err := s.always.flood(); err != nil {
		return nil, err
	}
	if s.alwaysHas, err = s.set(s.always.found); err != nil {
		return nil, err
	}
	s.alwaysSum = s.alwaysSum.plus(sum(s.alwaysHas))
	s.alwaysSum = s.alwaysSum.plus(digestOf([]byte(strings.Join(s.inits, "\n"))))
	for _, archive := range p.archives {
		if !archive.isMixed && len(archive.pragmas) == 0 {
			continue
		}
		pragmas := strings.Join(pragmaTexts(archive, root), "\n")
		one := digestOf([]byte(archive.pkg), []byte{0}, archive.foreign[:], []byte(pragmas))
		s.foreign[archive.pkg] = one
		s.alwaysSum = s.alwaysSum.plus(one)
	}
	return s, nil
}

// markStart marks where a program begins: its entry, main, init tasks, and all of a package that
// has code which is not Go's, since that may call back.
func (s *side) markStart() error {
	words := strings.Fields(s.header)
	entry := name{"_rt0_" + words[3] + "_" + words[2], 0}
	for _, one := range []name{entry, {"main.main", 0}, {"main.main", 1},
		{"runtime.unreachableMethod", 0}, {"runtime.unreachableMethod", 1},
		{"runtime.mapinitnoop", 1}} {
		if at, known := s.p.universe.byName[one]; known && len(s.p.definitions[at]) > 0 {
			s.always.mark(at)
		}
	}
	if at, known := s.p.universe.byName[entry]; !known || !s.always.marked[at] {
		return fmt.Errorf("there is no %s", entry.text)
	}
	tasks, err := s.p.initTasks()
	if err != nil {
		return err
	}
	for _, task := range tasks {
		s.inits = append(s.inits, s.p.universe.names[task])
		s.always.mark(task)
		for _, one := range s.p.definitions[task] {
			if err := s.markInits(one); err != nil {
				return err
			}
		}
	}
	for _, archive := range s.p.archives {
		if !archive.isMixed {
			continue
		}
		for _, one := range archive.objects {
			for i := uint32(0); i < one.referred; i++ {
				if one.symbols[i].kind < kindDwarf && one.symbols[i].name != "" {
					s.always.mark(one.nodes[i])
				}
			}
		}
	}
	return nil
}

// markInits notes the functions of an init task that are of a package of our own.
func (s *side) markInits(task definition) error {
	for _, reloc := range task.object.relocs(task.symbol) {
		if reloc.kind == task.object.version.initOrder || !s.own[task.object] {
			continue
		}
		to, err := s.p.resolve(task.object, reloc.to)
		if err != nil {
			return err
		}
		s.always.inits[to] = to != nothing
	}
	return nil
}

func (s *side) print(at node) (digest, error) {
	if s.prints[at] == (digest{}) {
		found, err := s.p.fingerprint(at)
		if err != nil {
			return digest{}, err
		}
		s.prints[at] = found
	}
	return s.prints[at], nil
}

// set is the code of nodes beyond what is always reached, with names. Several packages may have
// the same thing without a common name: it counts once.
func (s *side) set(nodes []node) (map[digest]string, error) {
	found := map[digest]string{}
	for _, at := range nodes {
		if s.always.cut[at] {
			continue
		}
		one, err := s.print(at)
		if err != nil {
			return nil, err
		}
		if _, known := s.alwaysHas[one]; !known {
			found[one] = s.p.universe.names[at]
		}
	}
	return found, nil
}

// sum is equal for equal sets.
func sum(set map[digest]string) (total digest) {
	for one := range set {
		total = total.plus(one)
	}
	return total
}

// benchmarks reads the table of benchmarks that go test generates: {Name string; F func}.
func (p *program) benchmarks() (map[string]node, error) {
	const nameBytes, entryBytes = 16, 24
	broken := fmt.Errorf("the table of its benchmarks cannot be read")
	table := p.definitions[p.universe.named(name{"main.benchmarks", 0})]
	if len(table) != 1 {
		return nil, broken
	}
	header := table[0].object.data(table[0].symbol)
	if len(header) < 16 {
		return map[string]node{}, nil
	}
	count := int32(binary.LittleEndian.Uint64(header[8:]))
	if count == 0 {
		return map[string]node{}, nil
	}
	entries, err := p.targetAt(table[0], 0)
	if err != nil || entries == nothing || len(p.definitions[entries]) != 1 {
		return nil, broken
	}
	array := p.definitions[entries][0]
	data := array.object.data(array.symbol)
	found := map[string]node{}
	for at := int32(0); at < count*entryBytes; at += entryBytes {
		if int(at+nameBytes) > len(data) {
			return nil, broken
		}
		text, err := p.targetAt(array, at)
		if err != nil || len(p.definitions[text]) == 0 {
			return nil, broken
		}
		call, err := p.targetAt(array, at+nameBytes)
		if err != nil || call == nothing || len(p.definitions[call]) == 0 {
			return nil, broken
		}
		where := p.definitions[text][0]
		size := binary.LittleEndian.Uint64(data[at+8:])
		bytes := where.object.data(where.symbol)
		if size > uint64(len(bytes)) {
			return nil, broken
		}
		found[string(bytes[:size])] = call
	}
	return found, nil
}

// initTasks are the init tasks that have something to run, in the order in which the linker puts
// them (cmd/link/internal/ld/inittask.go): of those whose imports are done, the first by name.
func (p *program) initTasks() ([]node, error) {
	const emptyBytes = 8
	waits := map[node]int{}
	needs := map[node][]node{}
	var ready []node
	queue := []node{p.universe.named(name{"main..inittask", 0})}
	if len(p.definitions[queue[0]]) == 0 {
		return nil, nil
	}
	waits[queue[0]] = 0
	for len(queue) > 0 {
		task := queue[0]
		queue = queue[1:]
		for _, one := range p.definitions[task] {
			for _, reloc := range one.object.relocs(one.symbol) {
				if reloc.kind != one.object.version.initOrder {
					continue
				}
				to, err := p.resolve(one.object, reloc.to)
				if err != nil {
					return nil, err
				}
				waits[task]++
				needs[to] = append(needs[to], task)
				if _, known := waits[to]; !known {
					waits[to] = 0
					queue = append(queue, to)
				}
			}
		}
		if waits[task] == 0 {
			ready = append(ready, task)
		}
	}
	var order []node
	for len(ready) > 0 {
		sort.Slice(ready, func(i, j int) bool {
			return p.universe.names[ready[i]] < p.universe.names[ready[j]]
		})
		task := ready[0]
		ready = ready[1:]
		for _, one := range p.definitions[task] {
			if one.object.symbols[one.symbol].size > emptyBytes {
				order = append(order, task)
			}
		}
		for _, next := range needs[task] {
			if waits[next]--; waits[next] == 0 {
				ready = append(ready, next)
			}
		}
	}
	for task, count := range waits {
		if count > 0 {
			return nil, fmt.Errorf("the order of %s cannot be told", p.universe.names[task])
		}
	}
	return order, nil
}

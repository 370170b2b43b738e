package main

import (
	"encoding/binary"
	"fmt"
	"regexp"
	"strings"
)

// A node is a symbol of any program: one for each name and ABI, and one for each symbol without a
// name that other objects could use.
type node int32

const nothing node = -1

// A universe has the objects of several programs, each read once.
type universe struct {
	archives map[string]*archive
	byName   map[name]node
	// Name of a node; one that has no name of its own has the name that its object knows it by.
	names []string
}

func newUniverse() *universe {
	u := &universe{archives: map[string]*archive{}, byName: map[name]node{}}
	// All names are known before a program is linked: its tables have a place for each.
	u.named(name{"main..inittask", 0})
	for _, table := range testTables {
		u.named(name{table, 0})
	}
	return u
}

func (u *universe) named(one name) node {
	found, known := u.byName[one]
	if !known {
		found = u.fresh(one.text)
		u.byName[one] = found
	}
	return found
}

func (u *universe) fresh(text string) node {
	u.names = append(u.names, text)
	return node(len(u.names) - 1)
}

func (u *universe) archive(path, pkg string) (*archive, error) {
	if found := u.archives[path]; found != nil {
		return found, nil
	}
	found, err := readArchive(path, pkg)
	if err != nil {
		return nil, err
	}
	for _, builtin := range found.objects[0].version.builtins {
		u.named(builtin)
	}
	for _, one := range found.objects {
		one.nodes = make([]node, one.end)
		for i, symbol := range one.symbols {
			isHashed := one.shortHashed <= uint32(i) && uint32(i) < one.named
			if isHashed || symbol.name == "" || symbol.abi == abiStatic {
				one.nodes[i] = u.fresh(symbol.name)
			} else {
				one.nodes[i] = u.named(name{symbol.name, symbol.abi})
			}
		}
	}
	u.archives[path] = found
	return found, nil
}

// Where a node is defined.
type definition struct {
	object *object
	symbol uint32
}

// A program is what a linker would be given. A name may have several definitions where a
// compiler made the same thing in several packages: all of them count.
type program struct {
	universe *universe
	archives []*archive
	// First object of each package, by its escaped path.
	byPackage   map[string]*object
	definitions [][]definition
	usedInIface []bool
}

// A package as `go list` names it and the archive that the build cache has for it.
type exported struct{ pkg, path string }

func (u *universe) load(packages []exported) (*program, error) {
	p := &program{universe: u, byPackage: map[string]*object{}}
	for _, one := range packages {
		found, err := u.archive(one.path, one.pkg)
		if err != nil {
			return nil, err
		}
		p.archives = append(p.archives, found)
		if first := found.objects[0]; p.byPackage[first.pkg] == nil {
			p.byPackage[first.pkg] = first
		}
	}
	return p, nil
}

// link finds the definitions, once all programs of the universe are loaded.
func (p *program) link() error {
	p.definitions = make([][]definition, len(p.universe.names))
	p.usedInIface = make([]bool, len(p.universe.names))
	for _, archive := range p.archives {
		for _, one := range archive.objects {
			for i := range one.symbols {
				at := one.nodes[i]
				if uint32(i) < one.referred {
					p.definitions[at] = append(p.definitions[at], definition{one, uint32(i)})
				}
				if one.symbols[i].flag2&flag2UsedInIface != 0 {
					p.usedInIface[at] = true
				}
			}
		}
	}
	var failed error
	for _, archive := range p.archives {
		for _, one := range archive.objects {
			one.usedInIface(func(to reference) {
				at, err := p.resolve(one, to)
				if err != nil {
					failed = err
				} else if at != nothing {
					p.usedInIface[at] = true
				}
			})
		}
	}
	return failed
}

// locate is the object and number that a reference means; no object: a builtin, by name.
func (p *program) locate(from *object, to reference) (*object, uint32, error) {
	in, i, limit := from, to.sym, uint32(0)
	switch to.pkg {
	case inSelf:
		limit = from.shortHashed
	case inShortHashed:
		i, limit = i+from.shortHashed, from.hashed
	case inHashed:
		i, limit = i+from.hashed, from.named
	case inNone:
		i, limit = i+from.named, from.end
	case inBuiltins:
		return nil, i, nil
	default:
		if to.pkg == 0 || int(to.pkg) >= len(from.packages) {
			return nil, 0, fmt.Errorf("%s has a reference that cannot be read", from.pkg)
		}
		in = p.byPackage[from.packages[to.pkg]]
		if in == nil {
			return nil, 0, fmt.Errorf("%s needs %s, which is not among its dependencies",
				from.pkg, from.packages[to.pkg])
		}
		limit = in.shortHashed
	}
	if i >= limit {
		return nil, 0, fmt.Errorf("%s has a reference beyond the symbols of %s", from.pkg, in.pkg)
	}
	return in, i, nil
}

// resolve is the node of a reference; nothing: it refers to nothing.
func (p *program) resolve(from *object, to reference) (node, error) {
	if to == (reference{}) {
		return nothing, nil
	}
	in, i, err := p.locate(from, to)
	if err != nil {
		return nothing, err
	}
	if in != nil {
		return in.nodes[i], nil
	}
	if int(i) >= len(from.version.builtins) {
		return nothing, fmt.Errorf("%s refers to a symbol of the runtime that is not known",
			from.pkg)
	}
	return p.universe.named(from.version.builtins[i]), nil
}

// Things that a compiler names by a number which depends on what else it compiled.
var numbered = regexp.MustCompile(`\.\.(stmp_|typeAssert\.|interfaceSwitch\.|gobytes\.)\d+$`)

// identity is what a symbol is known by on both sides: its name; its content where it has no name
// or one that moves.
func (p *program) identity(from *object, to reference, depth int) ([]byte, error) {
	if to == (reference{}) {
		return []byte{0}, nil
	}
	in, i, err := p.locate(from, to)
	if err != nil {
		return nil, err
	}
	if in == nil {
		at, err := p.resolve(from, to)
		if err != nil {
			return nil, err
		}
		return []byte(p.universe.names[at]), nil
	}
	symbol := in.symbols[i]
	isHashed := in.shortHashed <= i && i < in.named
	if i < in.referred && (isHashed || isNumbered(symbol)) {
		content, err := p.content(in, i, depth+1)
		return content[:], err
	}
	return append([]byte{byte(symbol.abi), byte(symbol.abi >> 8)}, symbol.name...), nil
}

func isNumbered(one symbol) bool {
	return one.name == "" || strings.Contains(one.name, "..") && numbered.MatchString(one.name)
}

const deepest = 200

// content is a digest of all of a symbol that a running program can notice, without lines, files
// and debugging information. What it refers to counts by identity, not by place. It depends on the
// object alone, so it is kept there.
func (p *program) content(o *object, i uint32, depth int) (digest, error) {
	if o.contents[i] != (digest{}) {
		return o.contents[i], nil
	}
	if depth > deepest {
		return digest{}, fmt.Errorf("temporaries of %s refer to one another in a circle", o.pkg)
	}
	symbol := o.symbols[i]
	text := []byte{symbol.kind, symbol.flag, symbol.flag2}
	text = binary.LittleEndian.AppendUint32(text, symbol.size)
	text = binary.LittleEndian.AppendUint32(text, symbol.align)
	text = appendPart(text, o.data(i))
	for _, one := range o.relocs(i) {
		// A mark for debuggers, and an edge that the order of init tasks is made of.
		if one.kind == relocUseType || one.kind == o.version.initOrder {
			continue
		}
		to, err := p.identity(o, one.to, depth)
		if err != nil {
			return digest{}, err
		}
		text = binary.LittleEndian.AppendUint32(text, uint32(one.off))
		text = append(text, one.size, byte(one.kind), byte(one.kind>>8))
		text = binary.LittleEndian.AppendUint64(text, uint64(one.add))
		text = appendPart(text, to)
	}
	for _, one := range o.auxes(i) {
		part, err := p.auxContent(o, one, depth)
		if err != nil {
			return digest{}, err
		}
		if part != nil {
			text = append(text, 0xa0, one.kind)
			text = appendPart(text, part)
		}
	}
	o.contents[i] = digestOf(text)
	return o.contents[i], nil
}

// auxContent is nil for what only debuggers and stack traces read.
func (p *program) auxContent(o *object, one aux, depth int) ([]byte, error) {
	switch one.kind {
	case auxGoType, auxFuncData:
		return p.identity(o, one.to, depth)
	case auxPcsp, auxPcData, auxFuncInfo:
		in, i, err := p.locate(o, one.to)
		if err != nil {
			return nil, err
		}
		if in == nil || i >= in.referred {
			return nil, fmt.Errorf("a table of a function in %s is elsewhere", o.pkg)
		}
		data := in.data(i)
		if one.kind == auxFuncInfo {
			// Sizes of arguments and locals, what kind of function it is; then lines and files.
			data = data[:10]
		}
		return append([]byte{1}, data...), nil
	}
	return nil, nil
}

func appendPart(text, part []byte) []byte {
	text = binary.LittleEndian.AppendUint32(text, uint32(len(part)))
	return append(text, part...)
}

// fingerprint is what a node is on one side: who it is, and the contents of its definitions. Equal
// sets of fingerprints mean equal code.
func (p *program) fingerprint(at node) (digest, error) {
	var contents digest
	seen := map[digest]bool{}
	own := p.universe.names[at]
	for _, one := range p.definitions[at] {
		content, err := p.content(one.object, one.symbol, 0)
		if err != nil {
			return digest{}, err
		}
		if isNumbered(one.object.symbols[one.symbol]) || one.object.isHashed(one.symbol) {
			own = ""
		}
		if !seen[content] {
			seen[content] = true
			contents = contents.plus(content)
		}
	}
	return digestOf([]byte(own), []byte{0}, contents[:]), nil
}

func (o *object) isHashed(i uint32) bool { return o.shortHashed <= i && i < o.named }

// plus adds two digests as numbers: the sum of a set does not depend on its order.
func (d digest) plus(other digest) digest {
	var sum digest
	for i := 0; i < 16; i += 8 {
		total := binary.LittleEndian.Uint64(d[i:]) + binary.LittleEndian.Uint64(other[i:])
		binary.LittleEndian.PutUint64(sum[i:], total)
	}
	return sum
}

// A store is what an init function puts into data, where it does nothing else: nobody executes a
// function that is stored before code reaches the data. Other ways to the same memory begin at the
// same names: the function calls nothing that could pass a pointer on, and what refers to the data
// before a benchmark, an alias made by another init function too, marks its name.
type store struct {
	// The data that it names, and all data that this refers to.
	data []node
	// What it names beside data.
	values []node
}

// Of the runtime, what allocates, copies and checks: it calls no code that is stored.
var storing = []string{
	"makemap", "mapassign", "newobject", "mallocgc", "makeslice", "growslice", "memmove",
	"typedmemmove", "memclr", "duffzero", "duffcopy", "gcWriteBarrier", "wbZero", "wbMove",
	"morestack", "panic", "goPanic", "rand",
}

func isStoring(text string) bool {
	short, isRuntime := strings.CutPrefix(text, "runtime.")
	for _, one := range storing {
		if isRuntime && strings.HasPrefix(short, one) {
			return true
		}
	}
	return false
}

// storesOnly says whether a function calls nothing but what allocates, copies and checks.
func (r *reach) storesOnly(o *object, i uint32) bool {
	for _, one := range o.relocs(i) {
		switch one.kind {
		case relocCallInd:
			return false
		case relocCall, relocCallArm64:
			to, err := r.p.resolve(o, one.to)
			if err != nil || to == nothing || !isStoring(r.p.universe.names[to]) {
				return false
			}
		}
	}
	return true
}

// isReach says whether what a relocation names is part of the program because of it: weak ones, uses
// of a type and the order of init functions keep nothing.
func (o *object) isReach(one reloc) bool {
	return one.kind&relocWeak == 0 && one.kind != relocUseType && one.kind != o.version.initOrder
}

// visitStore follows what an init function refers to, and keeps back what it stores.
func (r *reach) visitStore(o *object, i uint32) error {
	var own store
	seen := map[node]bool{}
	for _, one := range o.relocs(i) {
		if !o.isReach(one) {
			continue
		}
		to, err := r.p.resolve(o, one.to)
		if err != nil {
			return err
		}
		switch {
		case to == nothing:
		case one.kind >= relocUseType && one.kind <= relocMethodOff || r.isPlain(to):
			if err := r.follow(o, one, to, false); err != nil {
				return err
			}
		case r.isData(to):
			if err := r.addData(&own, to, seen); err != nil {
				return err
			}
		default:
			own.values = append(own.values, to)
		}
	}
	// What the data is at first is read, whoever reads it later.
	for _, at := range own.data {
		r.found = append(r.found, at)
		r.steps = append(r.steps, r.step)
	}
	r.stores = append(r.stores, own)
	return r.markFuncData(o, i)
}

// addData adds data with all data that it refers to.
func (r *reach) addData(to *store, at node, seen map[node]bool) error {
	if seen[at] {
		return nil
	}
	seen[at] = true
	to.data = append(to.data, at)
	for _, one := range r.p.definitions[at] {
		for _, reloc := range one.object.relocs(one.symbol) {
			next, err := r.p.resolve(one.object, reloc.to)
			if err != nil {
				return err
			}
			if next == nothing || reloc.kind&relocWeak != 0 || r.isPlain(next) || !r.isData(next) {
				continue
			}
			if err := r.addData(to, next, seen); err != nil {
				return err
			}
		}
	}
	return nil
}

// markStored marks what is stored in data that something else reaches.
func (r *reach) markStored() {
	var waiting []store
	for _, one := range r.stores {
		isReached := false
		for _, at := range one.data {
			isReached = isReached || r.marked[at]
		}
		if !isReached {
			waiting = append(waiting, one)
			continue
		}
		for _, at := range append(one.data, one.values...) {
			r.mark(at)
		}
	}
	r.stores = waiting
}

// isPlain tells what says nothing of who executes stored code: the runtime, types, texts, what
// nothing defines.
func (r *reach) isPlain(at node) bool {
	text := r.p.universe.names[at]
	for _, prefix := range []string{"runtime.", "go:", "type:", "gclocals"} {
		if strings.HasPrefix(text, prefix) {
			return true
		}
	}
	return len(r.p.definitions[at]) == 0 || r.isType(at)
}

// isData tells variables and tables from functions and pointers to functions.
func (r *reach) isData(at node) bool {
	for _, one := range r.p.definitions[at] {
		kind := one.object.symbols[one.symbol].kind
		if kind == kindText || kind == kindTextFips {
			return false
		}
	}
	return !strings.HasSuffix(r.p.universe.names[at], "·f")
}

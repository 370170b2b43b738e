package main

import (
	"encoding/binary"
	"fmt"
)

// A method as an interface asks for it.
type signature struct {
	name string
	kind node
}

// A method of a type in use, with the symbols that it needs once something can call it.
type method struct {
	signature
	needs [3]node
}

// A reach is the set of symbols that are in use, by the rules of Go's linker
// (cmd/link/internal/ld/deadcode.go): methods count once an interface or reflection in use could
// call them on a type that is in an interface.
type reach struct {
	p           *program
	marked      []bool
	usedInIface []bool
	queue       []node
	// In order of arrival, and how many references away from the start each is.
	found       []node
	steps       []int32
	step        int32
	ifaceMethod map[signature]bool
	namedMethod map[string]bool
	reflects    bool
	waiting     []method
	// Functions of package initialisation, and what those stored that nothing has reached yet.
	inits  map[node]bool
	stores []store
	// Nodes that are in use without their own references.
	cut map[node]bool
	// A name without a definition, which the linker would have to make.
	undefined map[node]*object
}

func newReach(p *program, cut map[node]bool) *reach {
	return &reach{
		p:           p,
		marked:      make([]bool, len(p.universe.names)),
		usedInIface: append([]bool(nil), p.usedInIface...),
		ifaceMethod: map[signature]bool{},
		namedMethod: map[string]bool{},
		inits:       map[node]bool{},
		cut:         cut,
		undefined:   map[node]*object{},
	}
}

// clone is a reach that starts with the same symbols; `found` has only what is new.
func (r *reach) clone() *reach {
	copied := *r
	copied.marked = append([]bool(nil), r.marked...)
	copied.usedInIface = append([]bool(nil), r.usedInIface...)
	copied.waiting = append([]method(nil), r.waiting...)
	copied.queue, copied.found, copied.steps, copied.step = nil, nil, nil, 0
	copied.ifaceMethod = copyOf(r.ifaceMethod)
	copied.namedMethod = copyOf(r.namedMethod)
	copied.undefined = copyOf(r.undefined)
	return &copied
}

func copyOf[K comparable, V any](from map[K]V) map[K]V {
	to := make(map[K]V, len(from))
	for key, value := range from {
		to[key] = value
	}
	return to
}

func (r *reach) mark(at node) {
	if at == nothing || r.marked[at] {
		return
	}
	r.marked[at] = true
	r.found = append(r.found, at)
	r.steps = append(r.steps, r.step)
	r.queue = append(r.queue, at)
}

// putInIface also looks at the node again, since more of a type counts once it is in an interface.
func (r *reach) putInIface(at node, andMark bool) {
	if !r.usedInIface[at] {
		r.usedInIface[at] = true
		if r.marked[at] {
			r.queue = append(r.queue, at)
		}
	}
	if andMark {
		r.mark(at)
	}
}

// flood follows all references from what is marked until nothing new comes, the nearest first.
func (r *reach) flood() error {
	for {
		for len(r.queue) > 0 {
			wave := r.queue
			r.queue = nil
			r.step++
			for _, at := range wave {
				if r.cut[at] {
					continue
				}
				for _, one := range r.p.definitions[at] {
					if err := r.visit(at, one.object, one.symbol); err != nil {
						return err
					}
				}
			}
		}
		waiting := r.waiting[:0]
		for _, one := range r.waiting {
			if r.isCalled(one.signature) {
				for _, need := range one.needs {
					r.mark(need)
				}
			} else {
				waiting = append(waiting, one)
			}
		}
		r.waiting = waiting
		r.markStored()
		if len(r.queue) == 0 {
			return nil
		}
	}
}

func (r *reach) isCalled(one signature) bool {
	return r.reflects && isExported(one.name) || r.namedMethod[one.name] || r.ifaceMethod[one]
}

func (r *reach) visit(at node, o *object, i uint32) error {
	if r.inits[at] && r.storesOnly(o, i) {
		return r.visitStore(o, i)
	}
	symbol := o.symbols[i]
	r.reflects = r.reflects || symbol.flag&flagReflectMethod != 0
	isType := symbol.flag&flagType != 0
	inIface := isType && r.usedInIface[at]
	relocs := o.relocs(i)
	var methods []method
	for k := 0; k < len(relocs); k++ {
		one := relocs[k]
		if !o.isReach(one) {
			continue
		}
		to, err := r.p.resolve(o, one.to)
		if err != nil {
			return err
		}
		if to == nothing {
			continue
		}
		switch one.kind {
		case relocMethodOff:
			if k+2 >= len(relocs) {
				return fmt.Errorf("the methods of %s cannot be read", symbol.name)
			}
			if inIface {
				found, err := r.methodAt(o, relocs[k:k+3])
				if err != nil {
					return err
				}
				methods = append(methods, found)
				r.putInIface(to, false)
			}
			k += 2
		default:
			if err := r.follow(o, one, to, inIface); err != nil {
				return err
			}
		}
	}
	if err := r.markFuncData(o, i); err != nil {
		return err
	}
	return r.await(o, i, relocs, methods)
}

func (r *reach) markFuncData(o *object, i uint32) error {
	for _, one := range o.auxes(i) {
		if one.kind != auxFuncData {
			continue
		}
		to, err := r.p.resolve(o, one.to)
		if err != nil {
			return err
		}
		r.mark(to)
	}
	return nil
}

func (r *reach) follow(o *object, one reloc, to node, inIface bool) error {
	switch one.kind {
	case relocUseIface:
		kind, err := r.typeOf(to)
		if err == nil {
			r.putInIface(kind, false)
		}
		return err
	case relocUseIfaceMethod:
		return r.callThrough(to, int32(one.add))
	case relocUseNamedMethod:
		for _, text := range r.p.definitions[to] {
			r.namedMethod[string(text.object.data(text.symbol))] = true
		}
		return nil
	}
	if len(r.p.definitions[to]) == 0 {
		if r.undefined[to] == nil {
			r.undefined[to] = o
		}
		r.mark(to)
		return nil
	}
	if inIface && r.isType(to) {
		r.putInIface(to, false)
	}
	r.mark(to)
	return nil
}

func (r *reach) isType(at node) bool {
	for _, one := range r.p.definitions[at] {
		if one.object.symbols[one.symbol].flag&flagType != 0 {
			return true
		}
	}
	return false
}

// typeOf is the type that a mark of use means: itself, or that of an itab.
func (r *reach) typeOf(at node) (node, error) {
	for _, one := range r.p.definitions[at] {
		if one.object.symbols[one.symbol].flag2&flag2Itab == 0 {
			return at, nil
		}
		const typeOffset = 8
		return r.p.targetAt(one, typeOffset)
	}
	return at, nil
}

// callThrough notes that a method of an interface type is called; `off` is its place there.
func (r *reach) callThrough(at node, off int32) error {
	for _, one := range r.p.definitions[at] {
		text, err := r.p.nameAt(one, off)
		if err != nil {
			return err
		}
		kind, err := r.p.targetAt(one, off+4)
		if err != nil {
			return err
		}
		r.ifaceMethod[signature{text, kind}] = true
	}
	return nil
}

func (r *reach) methodAt(o *object, relocs []reloc) (found method, err error) {
	for k := range found.needs {
		if found.needs[k], err = r.p.resolve(o, relocs[k].to); err != nil {
			return found, err
		}
	}
	return found, nil
}

// await adds the methods of a type that is in an interface to those that wait for a caller.
func (r *reach) await(o *object, i uint32, relocs []reloc, methods []method) error {
	if len(methods) == 0 {
		return nil
	}
	off, count, err := methodTable(o.data(i))
	if err != nil || count != len(methods) {
		return fmt.Errorf("the methods of %s cannot be read", o.symbols[i].name)
	}
	const methodBytes = 16
	for k := range methods {
		at := int32(off + methodBytes*k)
		one := definition{o, i}
		if methods[k].name, err = r.p.nameAt(one, at); err != nil {
			return err
		}
		if methods[k].kind, err = r.p.targetAt(one, at+4); err != nil {
			return err
		}
	}
	r.waiting = append(r.waiting, methods...)
	return nil
}

// methodTable is where the methods of a type descriptor of a 64-bit machine stand (internal/abi).
func methodTable(data []byte) (off, count int, err error) {
	const common, flagAt, kindAt, hasMethods = 48, 20, 23, 1
	if len(data) < common+16 || data[flagAt]&hasMethods == 0 {
		return 0, 0, fmt.Errorf("no methods")
	}
	// Array, channel, function, interface, map, pointer, slice, struct: words behind the common ones.
	words := map[byte]int{17: 3, 18: 2, 19: 1, 20: 3, 21: 8, 22: 1, 23: 1, 25: 4}
	off = common + 8*words[data[kindAt]&31]
	if len(data) < off+12 {
		return 0, 0, fmt.Errorf("no methods")
	}
	count = int(binary.LittleEndian.Uint16(data[off+4:]))
	return off + int(binary.LittleEndian.Uint32(data[off+8:])), count, nil
}

// targetAt is what a symbol refers to at an offset.
func (p *program) targetAt(one definition, off int32) (node, error) {
	for _, reloc := range one.object.relocs(one.symbol) {
		if reloc.off == off {
			return p.resolve(one.object, reloc.to)
		}
	}
	return nothing, fmt.Errorf("%s refers to nothing at %d",
		one.object.symbols[one.symbol].name, off)
}

// nameAt is the name of a method at an offset of a type: a byte of flags, length, text.
func (p *program) nameAt(one definition, off int32) (string, error) {
	to, err := p.targetAt(one, off)
	if err != nil || to == nothing {
		return "", err
	}
	for _, text := range p.definitions[to] {
		data := text.object.data(text.symbol)
		if len(data) > 1 {
			size, used := binary.Uvarint(data[1:])
			if end := 1 + used + int(size); used > 0 && size <= uint64(len(data)) && end <= len(data) {
				return string(data[1+used : end]), nil
			}
		}
	}
	return "", fmt.Errorf("a name in %s cannot be read", one.object.symbols[one.symbol].name)
}

// everything is what some benchmark or what runs before them reaches, and its fingerprints.
func (s *side) everything() ([]node, map[digest]bool, error) {
	all := s.always.clone()
	for _, at := range s.benchmarks {
		all.mark(at)
	}
	if err := all.flood(); err != nil {
		return nil, nil, err
	}
	found := append(append([]node(nil), s.always.found...), all.found...)
	prints := make(map[digest]bool, len(found))
	for _, at := range found {
		one, err := s.print(at)
		if err != nil {
			return nil, nil, err
		}
		prints[one] = true
	}
	return found, prints, nil
}

// references counts by node how many lead from it to the nearest code that the other side has not,
// unknownDistance where none does, and says which that is.
type references struct {
	distances []int32
	ends      []node
}

// references looks at `found`. A method that an interface alone could call is not followed: by that,
// nearly everything leads everywhere.
func (s *side) references(found []node, other map[digest]bool) (references, error) {
	distances, ends := make([]int32, len(s.p.universe.names)), make([]node, len(s.p.universe.names))
	for at := range distances {
		distances[at] = unknownDistance
	}
	from := make([][]node, len(distances))
	var queue []node
	for _, at := range found {
		if s.always.cut[at] {
			continue
		}
		one, err := s.print(at)
		if err != nil {
			return references{}, err
		}
		if !other[one] {
			distances[at], ends[at] = 0, at
			queue = append(queue, at)
		}
		for _, one := range s.p.definitions[at] {
			targets, err := s.p.refersTo(one)
			if err != nil {
				return references{}, err
			}
			for _, to := range targets {
				from[to] = append(from[to], at)
			}
		}
	}
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		for _, next := range from[at] {
			if distances[next] == unknownDistance {
				distances[next], ends[next] = distances[at]+1, ends[at]
				queue = append(queue, next)
			}
		}
	}
	return references{distances, ends}, nil
}

// refersTo is what code or data names itself, without the marks that the compiler leaves for the linker.
func (p *program) refersTo(one definition) (found []node, err error) {
	relocs := one.object.relocs(one.symbol)
	for k := 0; k < len(relocs); k++ {
		switch kind := relocs[k].kind; {
		case kind == relocMethodOff:
			k += 2
			continue
		case kind == relocUseIface, kind == relocUseIfaceMethod, kind == relocUseNamedMethod,
			!one.object.isReach(relocs[k]):
			continue
		}
		to, err := p.resolve(one.object, relocs[k].to)
		if err != nil {
			return nil, err
		}
		if to != nothing {
			found = append(found, to)
		}
	}
	return found, nil
}

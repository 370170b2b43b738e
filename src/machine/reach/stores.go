package main

import "strings"

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

// visitStore follows what an init function refers to, and keeps back what it stores.
func (r *reach) visitStore(o *object, i uint32) error {
	var own store
	seen := map[node]bool{}
	for _, one := range o.relocs(i) {
		if one.kind&relocWeak != 0 || one.kind == relocUseType || one.kind == o.version.initOrder {
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

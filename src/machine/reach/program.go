package main

import (
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

package main

import (
	"encoding/binary"
	"fmt"
)

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

// Reads Go archives and the object files in them, as cmd/internal/goobj describes them. That
// package can be imported by the toolchain only, and no library keeps up with its versions.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"os"
	"strconv"
	"strings"
)

// A name that other objects can refer to. ABI 0: data and assembly; 1: Go functions.
type name struct {
	text string
	abi  uint16
}

// Places of the blocks in an object file.
const (
	blockPackages    = 1
	blockDefined     = 3
	blockShortHashed = 4
	blockHashed      = 5
	blockNamed       = 6
	blockReferred    = 7
	blockFlags       = 8
	blockRelocIndex  = 11
	blockAuxIndex    = 12
	blockDataIndex   = 13
	blockRelocs      = 14
	blockAux         = 15
	blockData        = 16
	blockCount       = 19
)

const (
	symbolBytes = 21
	relocBytes  = 23
	auxBytes    = 9
	flagsBytes  = 10
)

// Special values of the package in a reference.
const (
	inNone = (1<<31 - 1) - iota
	inShortHashed
	inHashed
	inBuiltins
	inSelf
)

const (
	abiStatic = 0xffff

	flagDupOK         = 1 << 0
	flagReflectMethod = 1 << 5
	flagType          = 1 << 6
	flag2UsedInIface  = 1 << 0
	flag2Itab         = 1 << 1

	kindText     = 1
	kindTextFips = 2
	// Kinds from here on are for debuggers.
	kindDwarf = 12
)

const (
	auxGoType   = 0
	auxFuncInfo = 1
	auxFuncData = 2
	auxPcsp     = 7
	auxPcData   = 11
)

const (
	relocCall           = 7
	relocCallArm64      = 9
	relocCallInd        = 10
	relocUseType        = 22
	relocUseIface       = 23
	relocUseIfaceMethod = 24
	relocUseNamedMethod = 25
	relocMethodOff      = 26
	relocWeak           = 1 << 15
)

type reference struct{ pkg, sym uint32 }

type symbol struct {
	name        string
	abi         uint16
	kind        uint8
	flag, flag2 uint8
	size, align uint32
}

type reloc struct {
	off  int32
	size uint8
	kind uint16
	add  int64
	to   reference
}

type aux struct {
	kind uint8
	to   reference
}

// One object file. Symbols are numbered through: defined, short hashed, hashed, named, referred.
type object struct {
	pkg     string
	version *version
	bytes   []byte
	offsets [blockCount]uint32
	// Number of the first symbol of each kind behind the defined ones, and of all.
	shortHashed, hashed, named, referred, end uint32
	packages                                  []string
	symbols                                   []symbol
	// Node of each symbol in the universe.
	nodes []node
	// Content of each symbol, where it was asked for.
	contents []digest
}

// A Go archive: the objects in it, and a digest of what else is in it.
type archive struct {
	path    string
	pkg     string
	header  string
	objects []*object
	foreign digest
	// It has members that are not Go objects, as cgo makes them.
	isMixed bool
	// What its compiler tells the linker about them.
	pragmas []pragma
}

type digest [16]byte

func digestOf(parts ...[]byte) digest {
	hash := sha256.New()
	for _, part := range parts {
		hash.Write(part)
	}
	return digest(hash.Sum(nil)[:16])
}

func readArchive(path, pkg string) (*archive, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	const magic, headBytes = "!<arch>\n", 60
	if !bytes.HasPrefix(text, []byte(magic)) {
		return nil, fmt.Errorf("%s of %s is not a Go archive", path, pkg)
	}
	found := &archive{path: path, pkg: pkg}
	foreign := sha256.New()
	for rest := text[len(magic):]; len(rest) > 0; {
		if len(rest) < headBytes {
			return nil, fmt.Errorf("the archive of %s is cut off", pkg)
		}
		title := strings.TrimSpace(string(rest[:16]))
		size, err := strconv.Atoi(strings.TrimSpace(string(rest[48:58])))
		if err != nil || size < 0 || headBytes+size > len(rest) {
			return nil, fmt.Errorf("the archive of %s is broken at %q", pkg, title)
		}
		member := rest[headBytes : headBytes+size]
		rest = rest[min(headBytes+size+size&1, len(rest)):]
		if title == "preferlinkext" || title == "dynimportfail" {
			foreign.Write([]byte(title))
			continue
		}
		if title == "__.PKGDEF" {
			continue
		}
		if !bytes.HasPrefix(member, []byte("go object ")) {
			content := foreignContent(member)
			found.isMixed = true
			foreign.Write(content[:])
			continue
		}
		one, header, err := readObject(member, pkg)
		if err != nil {
			return nil, fmt.Errorf("%s of %s: %w", title, pkg, err)
		}
		pragmas, err := readPragmas(member)
		if err != nil {
			return nil, fmt.Errorf("%s of %s: %w", title, pkg, err)
		}
		found.pragmas = append(found.pragmas, pragmas...)
		if found.header != "" && found.header != header {
			return nil, fmt.Errorf("%s has objects of two toolchains", pkg)
		}
		found.header = header
		found.objects = append(found.objects, one)
	}
	found.foreign = digest(foreign.Sum(nil)[:16])
	if len(found.objects) == 0 {
		return nil, fmt.Errorf("the archive of %s has no object", pkg)
	}
	return found, nil
}

func readObject(member []byte, pkg string) (one *object, header string, err error) {
	defer func() {
		if broken := recover(); broken != nil {
			err = fmt.Errorf("the object cannot be read: %v", broken)
		}
	}()
	start := bytes.Index(member, []byte("\n!\n"))
	if start < 0 {
		return nil, "", fmt.Errorf("the object has no content")
	}
	header = string(member[:bytes.IndexByte(member, '\n')])
	version, err := versionOf(header)
	if err != nil {
		return nil, "", err
	}
	one = &object{pkg: escapedPath(pkg), version: version, bytes: member[start+3:]}
	const magic = "\x00go120ld"
	if !bytes.HasPrefix(one.bytes, []byte(magic)) {
		return nil, "", fmt.Errorf("the format of the object is not known")
	}
	for block := range one.offsets {
		one.offsets[block] = one.word(uint32(len(magic)+8+4) + 4*uint32(block))
	}
	one.shortHashed = one.count(blockDefined, symbolBytes)
	one.hashed = one.shortHashed + one.count(blockShortHashed, symbolBytes)
	one.named = one.hashed + one.count(blockHashed, symbolBytes)
	one.referred = one.named + one.count(blockNamed, symbolBytes)
	one.end = one.referred + one.count(blockReferred, symbolBytes)
	for i := uint32(0); i < one.count(blockPackages, 8); i++ {
		one.packages = append(one.packages, one.text(one.offsets[blockPackages]+8*i))
	}
	one.symbols = make([]symbol, one.end)
	for i := range one.symbols {
		at := one.offsets[blockDefined] + symbolBytes*uint32(i)
		raw := one.bytes[at : at+symbolBytes]
		one.symbols[i] = symbol{
			withoutHash(one.text(at)), binary.LittleEndian.Uint16(raw[8:]), raw[10], raw[11], raw[12],
			binary.LittleEndian.Uint32(raw[13:]), binary.LittleEndian.Uint32(raw[17:]),
		}
	}
	one.contents = make([]digest, one.referred)
	return one, header, nil
}

func (o *object) word(at uint32) uint32 { return binary.LittleEndian.Uint32(o.bytes[at:]) }

func (o *object) count(block int, size uint32) uint32 {
	return (o.offsets[block+1] - o.offsets[block]) / size
}

func (o *object) text(at uint32) string {
	size, start := o.word(at), o.word(at+4)
	return string(o.bytes[start : start+size])
}

func (o *object) data(i uint32) []byte {
	at := o.offsets[blockDataIndex] + 4*i
	base := o.offsets[blockData]
	return o.bytes[base+o.word(at) : base+o.word(at+4)]
}

func (o *object) relocs(i uint32) []reloc {
	at := o.offsets[blockRelocIndex] + 4*i
	first, end := o.word(at), o.word(at+4)
	list := make([]reloc, 0, end-first)
	for ; first < end; first++ {
		from := o.offsets[blockRelocs] + relocBytes*first
		raw := o.bytes[from : from+relocBytes]
		list = append(list, reloc{
			int32(binary.LittleEndian.Uint32(raw)), raw[4], binary.LittleEndian.Uint16(raw[5:]),
			int64(binary.LittleEndian.Uint64(raw[7:])),
			reference{
				binary.LittleEndian.Uint32(raw[15:]), binary.LittleEndian.Uint32(raw[19:]),
			},
		})
	}
	return list
}

func (o *object) auxes(i uint32) []aux {
	at := o.offsets[blockAuxIndex] + 4*i
	first, end := o.word(at), o.word(at+4)
	list := make([]aux, 0, end-first)
	for ; first < end; first++ {
		raw := o.bytes[o.offsets[blockAux]+auxBytes*first:]
		list = append(list, aux{raw[0], reference{
			binary.LittleEndian.Uint32(raw[1:]), binary.LittleEndian.Uint32(raw[5:]),
		}})
	}
	return list
}

// usedInIface calls for every reference whose target another object says is put in an interface.
func (o *object) usedInIface(each func(reference)) {
	for i := uint32(0); i < o.count(blockFlags, flagsBytes); i++ {
		raw := o.bytes[o.offsets[blockFlags]+flagsBytes*i:]
		if raw[9]&flag2UsedInIface != 0 {
			each(reference{binary.LittleEndian.Uint32(raw), binary.LittleEndian.Uint32(raw[4:])})
		}
	}
}

// escapedPath is a package's path as symbols begin with it: dots behind the last slash and
// characters that a linker could take for something else are written as %2e.
func escapedPath(path string) string {
	slash := strings.LastIndexByte(path, '/')
	var text strings.Builder
	for i := 0; i < len(path); i++ {
		c := path[i]
		if c <= ' ' || (c == '.' && i > slash) || c == '%' || c == '"' || c >= 0x7f {
			fmt.Fprintf(&text, "%%%02x", c)
		} else {
			text.WriteByte(c)
		}
	}
	return text.String()
}

// Reads Go archives and the object files in them, as cmd/internal/goobj describes them. That
// package can be imported by the toolchain only, and no library keeps up with its versions.
package main

import (
	"bytes"
	"crypto/sha256"
	"debug/elf"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path"
	"regexp"
	"sort"
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

// What of a C compiler's object ends up in a running program.

// A word of cgo to the linker, such as `cgo_ldflag -lm`.
type pragma []string

// readPragmas reads them from the text in front of an object.
func readPragmas(member []byte) (list []pragma, err error) {
	const mark, end = "\n$$  // cgo\n", "\n$$\n"
	head, _, _ := bytes.Cut(member, []byte("\n!\n"))
	_, rest, isThere := bytes.Cut(head, []byte(mark))
	if !isThere {
		return nil, nil
	}
	text, _, isWhole := bytes.Cut(rest, []byte(end))
	if !isWhole {
		return nil, errors.New("what cgo tells the linker is cut off")
	}
	if err := json.Unmarshal(text, &list); err != nil {
		return nil, fmt.Errorf("what cgo tells the linker cannot be read: %w", err)
	}
	return list, nil
}

// pragmaTexts are the pragmas of an archive wherever its source tree lies: flags in their order,
// then the rest.
func pragmaTexts(of *archive, root string) []string {
	var flags, names []string
	for _, one := range of.pragmas {
		text := withoutHash(strings.Join(one, "\x00"))
		if isFlag(one) {
			flags = append(flags, strings.ReplaceAll(text, root, "${ROOT}"))
		} else {
			names = append(names, text)
		}
	}
	sort.Strings(names)
	return append(flags, names...)
}

func isFlag(one pragma) bool { return len(one) > 1 && one[0] == "cgo_ldflag" }

// Files that a linker reads, which the go command does not look into.
var libraries = regexp.MustCompile(`\.(a|la|o|lo|so(\.[0-9]+)*|ld|lds|map)$`)

// linked is a changed file that may be linked beside Go's packages: a library, or one that a flag
// of cgo names.
func (s *side) linked(files *changes) string {
	var flags []string
	isOwn := false
	for _, archive := range s.p.archives {
		if !archive.isMixed || !s.own[archive.objects[0]] {
			continue
		}
		isOwn = true
		for _, one := range archive.pragmas {
			if isFlag(one) {
				flags = append(flags, one[1])
			}
		}
	}
	for _, changed := range files.paths {
		last := path.Base(changed)
		isNamed := strings.Contains(strings.Join(flags, "\n"), last)
		if isOwn && (isNamed || libraries.MatchString(last)) {
			return changed
		}
	}
	return ""
}

// cgo puts a hash of its source files, with their comments, into the names that it makes.
var cgoHash = regexp.MustCompile(`_cgo(exp)?_[0-9a-f]{12}_`)

func withoutHash(text string) string {
	if !strings.Contains(text, "_cgo") {
		return text
	}
	return cgoHash.ReplaceAllString(text, "_cgo${1}_0_")
}

// Sections that no program has in memory: for debuggers, and the names of the compiler and its
// files. Any other section counts, even one that is not loaded.
var unloaded = regexp.MustCompile(`^\.(z?debug_.*|comment|symtab|strtab|shstrtab|stab|stabstr)$`)

// foreignContent is a digest of an object that is not Go's: its sections, what they refer to and
// its symbols, without debugging information. What cannot be read so counts byte for byte.
func foreignContent(member []byte) digest {
	if text, err := elfContent(member); err == nil {
		return digestOf([]byte("elf"), text)
	}
	return digestOf([]byte("raw"), member)
}

var errNotPlain = errors.New("not a plain object of ELF")

// An object of ELF; `place` is the number of a section among those that count, from 1.
type elfObject struct {
	*elf.File
	place   map[int]uint32
	symbols []elf.Symbol
}

func elfContent(member []byte) ([]byte, error) {
	file, err := elf.NewFile(bytes.NewReader(member))
	if err != nil {
		return nil, err
	}
	if file.Type != elf.ET_REL || file.Class != elf.ELFCLASS64 || file.Data != elf.ELFDATA2LSB {
		return nil, errNotPlain
	}
	o := &elfObject{File: file, place: map[int]uint32{}}
	if o.symbols, err = file.Symbols(); err != nil && !errors.Is(err, elf.ErrNoSymbols) {
		return nil, err
	}
	for i, one := range file.Sections {
		// With these the linker compiles again, of what is no machine code yet.
		if strings.HasPrefix(one.Name, ".gnu.lto_") {
			return nil, errNotPlain
		}
		if i > 0 && !unloaded.MatchString(one.Name) && !isTableOfRelocs(one) {
			o.place[i] = uint32(len(o.place) + 1)
		}
	}
	// Machine, and the flags of the file.
	text := append([]byte(nil), member[18:20]...)
	text = append(text, member[48:52]...)
	for i, one := range file.Sections {
		if o.place[i] == 0 {
			continue
		}
		if text, err = o.appendSection(text, one); err != nil {
			return nil, err
		}
	}
	for i, one := range file.Sections {
		if !isTableOfRelocs(one) || o.place[int(one.Info)] == 0 {
			continue
		}
		text = binary.LittleEndian.AppendUint32(text, o.place[int(one.Info)])
		if text, err = o.appendRelocs(text, file.Sections[i]); err != nil {
			return nil, err
		}
	}
	for i := range o.symbols {
		if o.isForDebuggers(&o.symbols[i]) {
			continue
		}
		if text, err = o.appendSymbol(text, uint32(i+1)); err != nil {
			return nil, err
		}
	}
	return text, nil
}

func isTableOfRelocs(one *elf.Section) bool {
	return one.Type == elf.SHT_RELA || one.Type == elf.SHT_REL
}

// isForDebuggers: the name of a source file, or the mark of a section that does not count.
func (o *elfObject) isForDebuggers(one *elf.Symbol) bool {
	kind := elf.ST_TYPE(one.Info)
	return kind == elf.STT_FILE || kind == elf.STT_SECTION && o.place[int(one.Section)] == 0
}

func (o *elfObject) appendSection(text []byte, one *elf.Section) ([]byte, error) {
	if one.Flags&elf.SHF_COMPRESSED != 0 || one.Flags&elf.SHF_LINK_ORDER != 0 {
		return nil, errNotPlain
	}
	text = appendPart(text, []byte(withoutHash(one.Name)))
	text = binary.LittleEndian.AppendUint32(text, uint32(one.Type))
	for _, number := range []uint64{uint64(one.Flags), one.Size, one.Addralign, one.Entsize} {
		text = binary.LittleEndian.AppendUint64(text, number)
	}
	if one.Type == elf.SHT_NOBITS {
		return text, nil
	}
	data, err := one.Data()
	if err != nil {
		return nil, err
	}
	if one.Type != elf.SHT_GROUP {
		return appendPart(text, data), nil
	}
	// Sections that are kept or left together, by their numbers.
	for at := 0; at+4 <= len(data); at += 4 {
		number := binary.LittleEndian.Uint32(data[at:])
		if at > 0 {
			number = o.place[int(number)]
		}
		text = binary.LittleEndian.AppendUint32(text, number)
	}
	return o.appendSymbol(text, one.Info)
}

func (o *elfObject) appendRelocs(text []byte, table *elf.Section) ([]byte, error) {
	const entryBytes = 24
	data, err := table.Data()
	if err != nil {
		return nil, err
	}
	if table.Type != elf.SHT_RELA || len(data)%entryBytes != 0 {
		return nil, errNotPlain
	}
	for ; len(data) > 0; data = data[entryBytes:] {
		info := binary.LittleEndian.Uint64(data[8:])
		text = append(text, data[:8]...)
		text = append(text, data[16:entryBytes]...)
		text = binary.LittleEndian.AppendUint32(text, uint32(info))
		if text, err = o.appendSymbol(text, uint32(info>>32)); err != nil {
			return nil, err
		}
	}
	return text, nil
}

// appendSymbol adds all of a symbol but its number.
func (o *elfObject) appendSymbol(text []byte, number uint32) ([]byte, error) {
	if number == 0 {
		return append(text, 0), nil
	}
	if int(number) > len(o.symbols) {
		return nil, fmt.Errorf("a symbol %d of %d", number, len(o.symbols))
	}
	one := o.symbols[number-1]
	place := uint32(one.Section)
	switch one.Section {
	case elf.SHN_UNDEF, elf.SHN_ABS, elf.SHN_COMMON:
	default:
		if place = o.place[int(one.Section)]; place == 0 {
			return nil, errNotPlain
		}
	}
	text = append(text, 1, one.Info, one.Other)
	text = binary.LittleEndian.AppendUint32(text, place)
	text = binary.LittleEndian.AppendUint64(text, one.Value)
	text = binary.LittleEndian.AppendUint64(text, one.Size)
	return appendPart(text, []byte(withoutHash(one.Name))), nil
}

// What of a C compiler's object ends up in a running program.
package main

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"regexp"
	"sort"
	"strings"
)

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

package main

import (
	"bufio"
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// The go command's own toolchain, or those named in REACH_TOOLCHAINS, such as
// `go1.24.0 go1.25.5 go1.27.0`.
func toolchains() []string {
	if named := os.Getenv("REACH_TOOLCHAINS"); named != "" {
		return strings.Fields(named)
	}
	text, err := exec.Command("go", "env", "GOVERSION").Output()
	if err != nil {
		return nil
	}
	return strings.Fields(string(text))
}

// eachToolchain calls for every toolchain, with GOTOOLCHAIN set. One that cannot be had is an error.
func eachToolchain(t *testing.T, call func(t *testing.T, root string)) {
	for _, toolchain := range toolchains() {
		t.Run(toolchain, func(t *testing.T) {
			t.Setenv("GOTOOLCHAIN", toolchain)
			root, err := exec.Command("go", "env", "GOROOT").CombinedOutput()
			if err != nil {
				t.Fatalf("%s cannot be had here: %s", toolchain, root)
			}
			call(t, strings.TrimSpace(string(root)))
		})
	}
}

// The tables are what the toolchain's own sources say.
func TestTables(t *testing.T) {
	eachToolchain(t, func(t *testing.T, root string) {
		minor, err := minorOf(os.Getenv("GOTOOLCHAIN"))
		if err != nil {
			t.Fatal(err)
		}
		source, err := os.ReadFile(filepath.Join(root, "src/cmd/internal/goobj/builtinlist.go"))
		if err != nil {
			t.Skipf("the toolchain came without its sources: %v", err)
		}
		var listed []name
		for _, row := range regexp.MustCompile(`\{"([^"]+)", (\d)\}`).FindAllSubmatch(source, -1) {
			abi, _ := strconv.Atoi(string(row[2]))
			listed = append(listed, name{string(row[1]), uint16(abi)})
		}
		known := builtinsOf(minor)
		if len(known) != len(listed) {
			t.Fatalf("%d builtins, the toolchain has %d", len(known), len(listed))
		}
		for i := range known {
			if known[i] != listed[i] {
				t.Errorf("builtin %d is %v, not %v", i, listed[i], known[i])
			}
		}
		file := filepath.Join(root, "src/cmd/internal/objabi/reloctype.go")
		numbers := constants(t, file, "R_ADDR")
		for text, mine := range map[string]uint16{
			"R_CALL": relocCall, "R_CALLARM64": relocCallArm64, "R_CALLIND": relocCallInd,
			"R_USETYPE": relocUseType, "R_USEIFACE": relocUseIface,
			"R_USEIFACEMETHOD": relocUseIfaceMethod, "R_USENAMEDMETHOD": relocUseNamedMethod,
			"R_METHODOFF": relocMethodOff, "R_INITORDER": initOrder[minor],
		} {
			if numbers[text]+1 != int(mine) {
				t.Errorf("%s is %d, not %d", text, numbers[text]+1, mine)
			}
		}
		kinds := constants(t, filepath.Join(root, "src/cmd/internal/objabi/symkind.go"), "Sxxx")
		if kinds["STEXT"] != kindText || kinds["STEXTFIPS"] != kindTextFips ||
			kinds["SDWARFCUINFO"] != kindDwarf {
			t.Errorf("kinds of symbols are others: %v", kinds)
		}
		object := filepath.Join(root, "src/cmd/internal/goobj/objfile.go")
		blocks := constants(t, object, "BlkAutolib")
		for text, mine := range map[string]int{
			"BlkPkgIdx": blockPackages, "BlkSymdef": blockDefined,
			"BlkHashed64def": blockShortHashed, "BlkHasheddef": blockHashed,
			"BlkNonpkgdef": blockNamed, "BlkNonpkgref": blockReferred, "BlkRefFlags": blockFlags,
			"BlkRelocIdx": blockRelocIndex, "BlkAuxIdx": blockAuxIndex,
			"BlkDataIdx": blockDataIndex, "BlkReloc": blockRelocs, "BlkAux": blockAux,
			"BlkData": blockData, "NBlk": blockCount,
		} {
			if blocks[text] != mine {
				t.Errorf("%s is %d, not %d", text, blocks[text], mine)
			}
		}
		auxes := constants(t, object, "AuxGotype")
		if auxes["AuxFuncInfo"] != auxFuncInfo || auxes["AuxFuncdata"] != auxFuncData ||
			auxes["AuxPcsp"] != auxPcsp || auxes["AuxPcdata"] != auxPcData {
			t.Errorf("kinds of auxiliary symbols are others: %v", auxes)
		}
		flags := constants(t, object, "SymFlagDupok")
		if 1<<flags["SymFlagReflectMethod"] != flagReflectMethod ||
			1<<flags["SymFlagGoType"] != flagType {
			t.Errorf("flags of symbols are others: %v", flags)
		}
	})
}

// constants are the places in the group of constants that begins with `first`, from 0.
func constants(t *testing.T, file, first string) map[string]int {
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, declared := range parsed.Decls {
		group, ok := declared.(*ast.GenDecl)
		if !ok || group.Tok != token.CONST || len(group.Specs) < 2 {
			continue
		}
		if group.Specs[0].(*ast.ValueSpec).Names[0].Name != first {
			continue
		}
		places := map[string]int{}
		for i, spec := range group.Specs {
			places[spec.(*ast.ValueSpec).Names[0].Name] = i
		}
		return places
	}
	t.Fatalf("%s has no constants that begin with %s", file, first)
	return nil
}

// Without the cut at the tables of tests, the reach of a program is what the linker links: the
// functions of the binary, by the symbol table that `go tool nm` reads from it.
func TestReachIsTheLinkers(t *testing.T) {
	eachToolchain(t, func(t *testing.T, _ string) {
		folder := writeModule(t, shapes, nil)
		binary := filepath.Join(t.TempDir(), "m.test")
		goRun(t, folder, "test", "-c", "-trimpath", "-buildvcs=false", "-o", binary, ".")
		linked := map[string]bool{}
		lines := bufio.NewScanner(bytes.NewReader(goRun(t, folder, "tool", "nm", binary)))
		for lines.Scan() {
			words := strings.Fields(lines.Text())
			if len(words) >= 3 && strings.EqualFold(words[1], "t") {
				linked[ofABI.ReplaceAllString(strings.Join(words[2:], " "), "")] = true
			}
		}
		mine := wholeReach(t, folder)
		var missing, more []string
		for text := range linked {
			if !mine[text] && !madeByLinker.MatchString(text) {
				missing = append(missing, text)
			}
		}
		for text := range mine {
			if !linked[text] {
				more = append(more, text)
			}
		}
		// A few small functions of the runtime more than are linked do no harm: a reach may be too large.
		if len(linked) < 1000 || len(missing) > 0 || len(more) > 5 {
			t.Errorf("of %d functions in the binary %d are not reached: %.500q; reached beyond: %.500q",
				len(linked), len(missing), missing, more)
		}
	})
}

// The symbol table tells two ABIs of one name apart, and writes a middle dot as a full stop.
var ofABI = regexp.MustCompile(`\.abi(0|internal)$`)

var madeByLinker = regexp.MustCompile(`^(runtime\.e?text|go:.*)$`)

// wholeReach is all functions that a linker keeps in a test binary.
func wholeReach(t *testing.T, folder string) map[string]bool {
	unit := "example.com/m"
	listed, err := listTree(place{folder, nil}, nil, []string{unit})
	if err != nil {
		t.Fatal(err)
	}
	parts, err := listed.partsOf(unit)
	if err != nil {
		t.Fatal(err)
	}
	shared := newUniverse()
	p, err := shared.load(parts.exports)
	if err != nil {
		t.Fatal(err)
	}
	if err := p.link(); err != nil {
		t.Fatal(err)
	}
	s, err := readSide(p, folder, parts.standard)
	if err != nil {
		t.Fatal(err)
	}
	s.always.cut = nil
	for _, table := range testTables {
		at := shared.named(name{table, 0})
		if s.always.marked[at] {
			s.always.queue = append(s.always.queue, at)
		}
	}
	// The linker keeps what is stored, whoever reaches it.
	for _, one := range s.always.stores {
		for _, at := range one.data {
			s.always.mark(at)
		}
	}
	if err := s.always.flood(); err != nil {
		t.Fatal(err)
	}
	found := map[string]bool{}
	for _, at := range s.always.found {
		for _, one := range p.definitions[at] {
			symbol := one.object.symbols[one.symbol]
			if symbol.kind == kindText || symbol.kind == kindTextFips {
				found[strings.ReplaceAll(symbol.name, "·", ".")] = true
			}
		}
	}
	return found
}

func goRun(t *testing.T, folder string, args ...string) []byte {
	command := exec.Command("go", args...)
	command.Dir = folder
	text, err := command.CombinedOutput()
	if err != nil {
		t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, text)
	}
	return text
}

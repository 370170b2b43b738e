package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// A package as `go list` prints it.
type listed struct {
	ImportPath     string
	Name           string
	Dir            string
	Export         string
	ForTest        string
	DefaultGODEBUG string
	Standard       bool
	Incomplete     bool
	Deps           []string
	Error          *struct{ Err string }
}

// A source tree as the go command sees it.
type tree struct {
	packages map[string]*listed
	// Flags that the environment adds to every command.
	goFlags string
}

// Flags of a build whose effect shows in the objects. With any other, nothing is left out.
var plainFlags = map[string]bool{
	"tags": true, "gcflags": true, "ldflags": true, "asmflags": true, "trimpath": true,
	"buildvcs": true, "mod": true, "modcacherw": true, "p": true, "v": true, "x": true, "a": true,
}

// oddFlag is the first flag of which it is not known what it does to objects; empty: none.
func oddFlag(flags []string) string {
	for _, flag := range flags {
		bare, isFlag := strings.CutPrefix(flag, "-")
		title, value, _ := strings.Cut(strings.TrimPrefix(bare, "-"), "=")
		isExternal := title == "ldflags" &&
			(strings.Contains(value, "linkshared") || strings.Contains(value, "buildmode"))
		if isFlag && (!plainFlags[title] || isExternal) {
			return flag
		}
	}
	return ""
}

const listFields = "-json=ImportPath,Name,Dir,Export,ForTest,DefaultGODEBUG,Standard," +
	"Incomplete,Deps,Error"

// listTree asks the go command for the packages of the units' test binaries and for the archives
// that `go test -c` with the same flags links.
func listTree(at place, flags, units []string) (*tree, error) {
	settings, err := runGo(at, "env", "GOFLAGS")
	if err != nil {
		return nil, err
	}
	args := []string{"list", "-e", "-trimpath", "-buildvcs=false", "-test", "-deps", "-export",
		listFields}
	text, err := runGo(at, append(append(args, flags...), units...)...)
	if err != nil {
		return nil, err
	}
	found := &tree{map[string]*listed{}, strings.TrimSpace(string(settings))}
	err = eachListed(at, text, func(one *listed) { found.packages[one.ImportPath] = one })
	return found, err
}

// eachListed decodes what `go list -json` printed: one value after the other.
func eachListed[T any](at place, text []byte, keep func(*T)) error {
	decoder := json.NewDecoder(bytes.NewReader(text))
	for {
		one := new(T)
		err := decoder.Decode(one)
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return fmt.Errorf("go list in %s: %w", at.folder, err)
		}
		keep(one)
	}
}

// Where the go command runs, and what of its environment is not ours.
type place struct {
	folder string
	env    texts
}

func runGo(at place, args ...string) ([]byte, error) {
	command := exec.Command("go", args...)
	command.Dir = at.folder
	command.Env = append(command.Environ(), at.env...)
	text, err := command.Output()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		lines := strings.Split(strings.TrimSpace(string(exit.Stderr)), "\n")
		return nil, fmt.Errorf("go %s in %s: %s", args[0], at.folder, lines[len(lines)-1])
	}
	return text, err
}

// What one test binary is made of.
type parts struct {
	exports  []exported
	standard map[string]bool
	goDebug  string
	dir      string
}

// partsOf is what the test binary of a unit is linked from; an error says why that is not known.
func (t *tree) partsOf(unit string) (*parts, error) {
	binary := t.packages[unit+".test"]
	if binary == nil {
		return nil, fmt.Errorf("it has no test binary on one side")
	}
	found := &parts{nil, map[string]bool{}, binary.DefaultGODEBUG, binary.Dir}
	paths := append([]string{binary.ImportPath}, binary.Deps...)
	for _, path := range paths {
		if one := t.packages[path]; one != nil && one.Error != nil {
			return nil, fmt.Errorf("%s: %s", path, lastLine(one.Error.Err))
		}
	}
	for _, path := range paths {
		if path == "unsafe" || path == "C" {
			continue
		}
		one := t.packages[path]
		if one == nil {
			return nil, fmt.Errorf("go list does not know %s", path)
		}
		if one.Export == "" {
			return nil, fmt.Errorf("%s was not built", path)
		}
		plain, variant, isVariant := strings.Cut(path, " [")
		if isVariant && variant != unit+".test]" {
			return nil, fmt.Errorf("%s is built with a profile", plain)
		}
		if path == binary.ImportPath {
			plain = "main"
		}
		found.exports = append(found.exports, exported{plain, one.Export})
		found.standard[plain] = one.Standard
		if _, err := os.Stat(filepath.Join(one.Dir, "default.pgo")); err == nil && !one.Standard {
			return nil, fmt.Errorf("%s has a default.pgo", plain)
		}
	}
	return found, nil
}

func lastLine(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return lines[len(lines)-1]
}

// What two defaults of GODEBUG differ in.

// Settings that are named; the builds in the report have all of them.
const settingsShown = 3

// goDebugDiffers says in which settings two defaults of GODEBUG (`a=1,b=0`) differ.
func goDebugDiffers(base, head string) string {
	before, after := settingsOf(base), settingsOf(head)
	names := []string{}
	for name := range before {
		names = append(names, name)
	}
	for name := range after {
		if _, isKnown := before[name]; !isKnown {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	told := []string{}
	for _, name := range names {
		was, isOfBase := before[name]
		is, isOfHead := after[name]
		switch {
		case !isOfHead:
			told = append(told, name+"="+was+" on base alone")
		case !isOfBase:
			told = append(told, name+"="+is+" on head alone")
		case was != is:
			told = append(told, name+" from "+was+" to "+is)
		}
	}
	if more := len(told) - settingsShown; more > 0 {
		told = append(told[:settingsShown], fmt.Sprintf("%d more", more))
	}
	return "the default of GODEBUG differs: " + strings.Join(told, ", ")
}

func settingsOf(list string) map[string]string {
	found := map[string]string{}
	for _, one := range strings.Split(list, ",") {
		if name, value, isSet := strings.Cut(one, "="); isSet {
			found[name] = value
		}
	}
	return found
}

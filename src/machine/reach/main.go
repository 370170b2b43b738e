// Command reach says which benchmarks of a change cannot tell its two sides apart: everything
// that such a benchmark can reach is the same machine code. It reads what the build cache has.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

type texts []string

func (t *texts) String() string         { return strings.Join(*t, " ") }
func (t *texts) Set(value string) error { *t = append(*t, value); return nil }

// What is asked: two folders in which the go command runs, the source trees around them, flags of
// the build, variables that are others for base, paths that do not belong to the sources, packages
// with benchmarks; files of the toolchain that both sides are built with in another form; folders of
// the tree that base has elsewhere, as HEAD=BASE.
type request struct {
	base, head, baseRoot, headRoot, overlay string
	baseEnv, flags, ignored, moved, units   texts
}

// Word on one test binary; `why` is set when nothing is known of its benchmarks. Before anything is
// compiled: in how many steps of imports the change is reached, -1: in none; and how many benchmarks
// there are.
type answer struct {
	Unit       string `json:"unit"`
	Why        string `json:"why"`
	Benchmarks []word `json:"benchmarks"`
	Steps      int    `json:"steps"`
	Count      int    `json:"count"`
}

func main() {
	if len(os.Args) == 2 && os.Args[1] == "ready" {
		fmt.Println("ready")
		return
	}
	var r request
	asked := "decide"
	if len(os.Args) > 1 && !strings.HasPrefix(os.Args[1], "-") {
		asked = os.Args[1]
		os.Args = append(os.Args[:1], os.Args[2:]...)
	}
	flag.StringVar(&r.base, "base", "", "folder in which the go command runs, before the change")
	flag.StringVar(&r.head, "head", "", "the same after it")
	flag.StringVar(&r.baseRoot, "base-root", "", "source tree around it")
	flag.StringVar(&r.headRoot, "head-root", "", "source tree around it")
	flag.Var(&r.baseEnv, "base-env", "variable of the build before the change, as NAME=VALUE")
	flag.Var(&r.flags, "flag", "flag of the build")
	flag.StringVar(&r.overlay, "overlay", "", "overlay of both builds, empty: none")
	flag.Var(&r.ignored, "ignore", "path that does not belong to the sources")
	flag.Var(&r.moved, "moved", "folder that is elsewhere before the change, as HEAD=BASE")
	flag.Parse()
	r.units = flag.Args()
	var answers any
	var err error
	switch asked {
	case "inputs":
		answers, err = decideInputs(&r)
	case "changed":
		answers, err = differ(&r)
	default:
		answers, err = decide(&r)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	if err := json.NewEncoder(os.Stdout).Encode(answers); err != nil {
		os.Exit(1)
	}
}

func decide(r *request) ([]answer, error) {
	return decideIn(newUniverse(), r)
}

// resolve makes its folders absolute, without links.
func (r *request) resolve() error {
	folders := []*string{&r.base, &r.head, &r.baseRoot, &r.headRoot}
	for i, fallback := range []string{"", "", r.base, r.head} {
		if *folders[i] == "" {
			*folders[i] = fallback
		}
		full, err := filepath.Abs(*folders[i])
		if err != nil {
			return err
		}
		if *folders[i], err = filepath.EvalSymlinks(full); err != nil {
			return err
		}
	}
	return nil
}

// decideIn is that with archives that were read before.
func decideIn(shared *universe, r *request) ([]answer, error) {
	if err := r.resolve(); err != nil {
		return nil, err
	}
	if odd := oddFlag(r.flags); odd != "" {
		return unknown(r.units, fmt.Sprintf("what the flag %s does is not looked into", odd)), nil
	}
	flags := r.flags
	if r.overlay != "" {
		flags = append(slices.Clone(flags), "-overlay="+r.overlay)
	}
	var trees [2]*tree
	var problems [3]error
	var paths []string
	var packages map[string]bool
	var group sync.WaitGroup
	for i, at := range []place{{r.base, r.baseEnv}, {r.head, nil}} {
		group.Add(1)
		go func() {
			defer group.Done()
			trees[i], problems[i] = listTree(at, flags, r.units)
		}()
	}
	paths, packages, problems[2] = compareTrees(r.baseRoot, r.headRoot, r.ignored)
	group.Wait()
	for _, problem := range problems {
		if problem != nil {
			return nil, problem
		}
	}
	for _, one := range trees {
		if odd := oddFlag(strings.Fields(one.goFlags)); odd != "" {
			why := fmt.Sprintf("what the flag %s of GOFLAGS does is not looked into", odd)
			return unknown(r.units, why), nil
		}
	}
	return decideUnits(shared, r, trees, &changes{paths: paths, packages: packages}), nil
}

func unknown(units []string, why string) []answer {
	answers := []answer{}
	for _, unit := range units {
		answers = append(answers, answer{Unit: unit, Why: why, Benchmarks: []word{}, Steps: -1})
	}
	return answers
}

func decideUnits(shared *universe, r *request, trees [2]*tree, files *changes) []answer {
	answers := []answer{}
	for _, unit := range r.units {
		words, err := decideUnit(shared, r, trees, files, unit)
		if err != nil {
			answers = append(answers, answer{Unit: unit, Why: err.Error(), Benchmarks: []word{}, Steps: -1})
			continue
		}
		answers = append(answers, answer{Unit: unit, Benchmarks: words, Steps: -1})
	}
	return answers
}

func decideUnit(
	shared *universe, r *request, trees [2]*tree, files *changes, unit string,
) (words []word, err error) {
	defer func() {
		if broken := recover(); broken != nil {
			words, err = nil, fmt.Errorf("its objects cannot be read: %v", broken)
		}
	}()
	base, err := trees[0].partsOf(unit)
	if err != nil {
		return nil, err
	}
	head, err := trees[1].partsOf(unit)
	if err != nil {
		return nil, err
	}
	if base.goDebug != head.goDebug {
		return nil, errors.New(goDebugDiffers(base.goDebug, head.goDebug))
	}
	folder, err := filepath.Rel(r.headRoot, head.dir)
	if err != nil || strings.HasPrefix(folder, "..") {
		return nil, fmt.Errorf("its folder is outside of the sources")
	}
	before, err := shared.load(base.exports)
	if err != nil {
		return nil, err
	}
	after, err := shared.load(head.exports)
	if err != nil {
		return nil, err
	}
	var sides [2]*side
	// First both are linked, since that may name more; then the sets are made.
	for _, one := range []*program{before, after} {
		if err := one.link(); err != nil {
			return nil, err
		}
	}
	for i, one := range []struct {
		p     *program
		root  string
		parts *parts
	}{{before, r.baseRoot, base}, {after, r.headRoot, head}} {
		if sides[i], err = readSide(one.p, one.root, one.parts.standard); err != nil {
			return nil, err
		}
	}
	own := *files
	own.folder = filepath.ToSlash(folder)
	if own.folder == "." {
		own.folder = ""
	}
	return compare(sides[0], sides[1], &own)
}

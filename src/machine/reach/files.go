package main

import (
	"bytes"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
	"unicode"
)

// Files of the two source trees that are not the same, by slash-separated path, for one package.
type changes struct {
	// Folder of the package, from the root of the tree; empty: the root.
	folder string
	paths  []string
	// Folders with Go files in them: packages of their own.
	packages map[string]bool
}

// Texts about a project, and what is compiled: benchmarks read neither, unless they name it.
var papers = regexp.MustCompile(`(?i)^(readme|changelog|changes|history|release|licen[sc]e|` +
	`copying|notice|authors|contributors|contributing|code_of_conduct|security|maintainers|` +
	`codeowners|owners|patents|makefile|dockerfile|taskfile|justfile|go\.(mod|sum|work)|` +
	`go\.work\.sum)|\.(md|ya?ml|toml|sh|go|s|h|c|cc|cpp|cxx|hh|hpp|syso)$`)

// Pictures outside of testdata are about a project, too, unless code names their kind.
var pictures = regexp.MustCompile(`(?i)\.(png|jpe?g|gif|svg|webp|ico)$`)

// A text such as s* is not for files of sources, which it often fits by chance.
var telling = regexp.MustCompile(`[\pL\pN]{2}|\.`)

// data is a changed file that any benchmark of the package may read: one under its folder that is
// no source text, or one that code names which runs before every benchmark.
func (c *changes) data(told *told) string {
	for _, changed := range c.paths {
		if c.isData(changed) {
			return changed
		}
	}
	return c.named(told)
}

// What code tells of the files that it may open.
type told struct {
	texts map[string]bool
	// It can find a folder outside of its package's, in which it runs.
	climbs bool
}

// Where a program can learn of folders that no text of it names. What it is given (environment,
// arguments) knows nothing of the sources.
var finders = map[string]bool{
	"os.Getwd": true, "os.Executable": true, "os.Chdir": true, "syscall.Getwd": true,
	"path/filepath.Abs": true, "runtime.Caller": true, "runtime.Callers": true,
	"runtime.CallersFrames": true, "os/exec.Command": true, "os/exec.CommandContext": true,
	"os.StartProcess": true,
}

// told is what our own code among the nodes tells.
func (s *side) told(nodes []node) *told {
	texts := s.texts(nodes)
	found := &told{texts, false}
	for text := range texts {
		for _, element := range strings.FieldsFunc(text, isSeparator) {
			found.climbs = found.climbs || element == ".."
		}
	}
	for _, at := range nodes {
		for _, one := range s.p.definitions[at] {
			if found.climbs || !s.own[one.object] {
				continue
			}
			for _, reloc := range one.object.relocs(one.symbol) {
				to, err := s.p.resolve(one.object, reloc.to)
				found.climbs = found.climbs || err == nil && to != nothing && finders[s.p.universe.names[to]]
			}
		}
	}
	return found
}

func (c *changes) isData(changed string) bool {
	inside := changed
	if c.folder != "" {
		rest, below := strings.CutPrefix(changed, c.folder+"/")
		if !below {
			return false
		}
		inside = rest
	}
	parts := strings.Split(inside, "/")
	at := c.folder
	for _, part := range parts[:len(parts)-1] {
		at = path.Join(at, part)
		if part == "testdata" {
			return true
		}
		if part == "vendor" || strings.HasPrefix(part, ".") || c.packages[at] {
			return false
		}
	}
	last := parts[len(parts)-1]
	return !strings.HasPrefix(last, ".") && !papers.MatchString(last) && !pictures.MatchString(last)
}

// named is a changed file that one of the texts could mean: by its name, by a pattern, or by a
// folder that it is in.
func (c *changes) named(told *told) string {
	if len(c.paths) == 0 {
		return ""
	}
	elements, folders, below := map[string]bool{}, map[string]bool{}, map[string]bool{}
	var patterns []string
	for text := range told.texts {
		folder := strings.TrimLeft(path.Clean(strings.ReplaceAll(text, "\\", "/")), "./")
		below[folder] = true
		// A word alone, such as gzip, names a folder of the package's own, unless it is a part of more.
		if told.climbs || strings.Contains(folder, "/") {
			folders[folder] = true
		}
		for _, element := range strings.FieldsFunc(text, isSeparator) {
			elements[element] = true
			if strings.ContainsAny(element, "*?[") && strings.ContainsFunc(element, unicode.IsLetter) {
				patterns = append(patterns, element)
			}
		}
	}
	for _, changed := range c.paths {
		if c.isNamed(changed, names{elements, folders, below, patterns}) {
			return changed
		}
	}
	return ""
}

// Names that stand in the texts of code: parts of paths; paths of folders anywhere, and of those
// below the package's; patterns of names.
type names struct {
	elements, folders, below map[string]bool
	patterns                 []string
}

func (c *changes) isNamed(changed string, by names) bool {
	parts := strings.Split(changed, "/")
	last := parts[len(parts)-1]
	if by.elements[last] || pictures.MatchString(last) && by.elements[path.Ext(last)] {
		return true
	}
	for _, pattern := range by.patterns {
		if papers.MatchString(last) && !telling.MatchString(pattern) {
			continue
		}
		if hit, err := path.Match(pattern, last); hit && err == nil {
			return true
		}
	}
	for i := 1; i < len(parts); i++ {
		prefix := strings.Join(parts[:i], "/")
		if prefix == c.folder || strings.HasPrefix(c.folder, prefix+"/") {
			continue
		}
		// The words of a text are too common to name a folder of sources by one of them.
		if !papers.MatchString(last) && by.elements[parts[i-1]] {
			return true
		}
		inside, isBelow := strings.CutPrefix(prefix, c.folder+"/")
		if c.folder == "" {
			inside, isBelow = prefix, true
		}
		if by.folders[prefix] || isBelow && by.below[inside] {
			return true
		}
	}
	return false
}

// compareTrees lists the files that differ, are new or are gone, and the folders with Go files.
func compareTrees(base, head string, ignored []string) ([]string, map[string]bool, error) {
	before, packages, err := listFiles(base, ignored)
	if err != nil {
		return nil, nil, err
	}
	after, more, err := listFiles(head, ignored)
	if err != nil {
		return nil, nil, err
	}
	for folder := range more {
		packages[folder] = true
	}
	var changed []string
	for name, old := range before {
		new, both := after[name]
		if !both || old != new || !isSameFile(base, head, name, old) {
			changed = append(changed, name)
		}
	}
	for name := range after {
		if _, both := before[name]; !both {
			changed = append(changed, name)
		}
	}
	sort.Strings(changed)
	return changed, packages, nil
}

// What can be told of a file without reading it.
type fileKind struct {
	kind fs.FileMode
	size int64
}

func listFiles(root string, ignored []string) (map[string]fileKind, map[string]bool, error) {
	found, packages := map[string]fileKind{}, map[string]bool{}
	err := filepath.WalkDir(root, func(at string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		for _, one := range ignored {
			if at == one && entry.IsDir() {
				return fs.SkipDir
			}
		}
		if entry.IsDir() {
			if at != root && (entry.Name() == ".git" || entry.Name() == "node_modules") {
				return fs.SkipDir
			}
			return nil
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, at)
		if err != nil || name == ".git" {
			return err
		}
		found[filepath.ToSlash(name)] = fileKind{info.Mode().Type(), info.Size()}
		folder := filepath.ToSlash(filepath.Dir(name))
		if strings.HasSuffix(name, ".go") && folder != "." {
			packages[folder] = true
		}
		return nil
	})
	return found, packages, err
}

func isSameFile(base, head, name string, kind fileKind) bool {
	if kind.kind == fs.ModeSymlink {
		old, err := os.Readlink(filepath.Join(base, name))
		new, problem := os.Readlink(filepath.Join(head, name))
		return err == nil && problem == nil && old == new
	}
	if kind.kind != 0 {
		return false
	}
	old, err := os.Open(filepath.Join(base, name))
	if err != nil {
		return false
	}
	defer old.Close()
	new, err := os.Open(filepath.Join(head, name))
	if err != nil {
		return false
	}
	defer new.Close()
	const step = 1 << 16
	mine, theirs := make([]byte, step), make([]byte, step)
	for {
		n, err := io.ReadFull(old, mine)
		m, problem := io.ReadFull(new, theirs)
		if n != m || !bytes.Equal(mine[:n], theirs[:m]) {
			return false
		}
		if err != nil || problem != nil {
			return isEnd(err) && isEnd(problem)
		}
	}
}

func isEnd(err error) bool { return err == io.EOF || err == io.ErrUnexpectedEOF }

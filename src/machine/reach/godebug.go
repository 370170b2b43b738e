// What two defaults of GODEBUG differ in.
package main

import (
	"fmt"
	"slices"
	"strings"
)

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

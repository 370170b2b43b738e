// Benchfmt-json prints what golang.org/x/perf's own reader of the Go benchmark format finds in the
// files named as arguments, as one line of JSON per record. Tests compare our reader with it.
package main

import (
	"encoding/json"
	"log"
	"math"
	"os"
	"strconv"

	"golang.org/x/perf/benchfmt"
)

type value struct {
	Value     number `json:"value"`
	Unit      string `json:"unit"`
	OrigValue number `json:"origValue,omitempty"`
	OrigUnit  string `json:"origUnit,omitempty"`
}

// A number is a float64 whose JSON also has NaN and infinities, as strings.
type number float64

func (n number) MarshalJSON() ([]byte, error) {
	f := float64(n)
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return json.Marshal(strconv.FormatFloat(f, 'g', -1, 64))
	}
	return json.Marshal(f)
}

type record struct {
	Line   int               `json:"line"`
	Error  string            `json:"error,omitempty"`
	Name   string            `json:"name,omitempty"`
	Iters  int               `json:"iters,omitempty"`
	Config map[string]string `json:"config,omitempty"`
	Values []value           `json:"values,omitempty"`
	// Unit metadata.
	Unit    string `json:"unit,omitempty"`
	Key     string `json:"key,omitempty"`
	Setting string `json:"setting,omitempty"`
}

func main() {
	log.SetFlags(0)
	out := json.NewEncoder(os.Stdout)
	out.SetEscapeHTML(false)
	for _, name := range os.Args[1:] {
		file, err := os.Open(name)
		if err != nil {
			log.Fatal(err)
		}
		reader := benchfmt.NewReader(file, name)
		for reader.Scan() {
			if err := out.Encode(describe(reader.Result())); err != nil {
				log.Fatal(err)
			}
		}
		if err := reader.Err(); err != nil {
			log.Fatal(err)
		}
		file.Close()
	}
}

func describe(found benchfmt.Record) record {
	_, line := found.Pos()
	switch found := found.(type) {
	case *benchfmt.SyntaxError:
		return record{Line: line, Error: found.Msg}
	case *benchfmt.UnitMetadata:
		return record{Line: line, Unit: found.OrigUnit, Key: found.Key, Setting: found.Value}
	case *benchfmt.Result:
		r := record{Line: line, Name: found.Name.String(), Iters: found.Iters}
		r.Config = map[string]string{}
		for _, c := range found.Config {
			r.Config[c.Key] = string(c.Value)
		}
		for _, v := range found.Values {
			r.Values = append(r.Values,
				value{number(v.Value), v.Unit, number(v.OrigValue), v.OrigUnit})
		}
		return r
	}
	return record{Line: line, Error: "unknown record"}
}

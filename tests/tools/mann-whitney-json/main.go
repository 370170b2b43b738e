// Mann-whitney-json reads lines of JSON with two samples, {"base": [...], "head": [...]}, and prints
// them with the p that golang.org/x/perf, and so benchstat, gives to them.
package main

import (
	"bufio"
	"encoding/json"
	"log"
	"os"

	"golang.org/x/perf/benchmath"
)

func main() {
	log.SetFlags(0)
	out := json.NewEncoder(os.Stdout)
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		var pair struct {
			Base []float64 `json:"base"`
			Head []float64 `json:"head"`
			P    float64   `json:"p"`
		}
		if err := json.Unmarshal(lines.Bytes(), &pair); err != nil {
			log.Fatal(err)
		}
		t := &benchmath.DefaultThresholds
		base := benchmath.NewSample(append([]float64(nil), pair.Base...), t)
		head := benchmath.NewSample(append([]float64(nil), pair.Head...), t)
		pair.P = benchmath.AssumeNothing.Compare(base, head).P
		if err := out.Encode(pair); err != nil {
			log.Fatal(err)
		}
	}
	if err := lines.Err(); err != nil {
		log.Fatal(err)
	}
}

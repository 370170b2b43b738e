// Command once does a fixed amount of one kind of work and ends: `once UNITS`.
package main

import (
	"os"
	"strconv"

	"example.com/shootout"
)

// operations take about 30 ms together.
const operations = 100

func main() {
	units, err := strconv.Atoi(os.Args[1])
	if err != nil {
		panic(err)
	}
	for range operations {
		shootout.Run(0, units)
	}
}

// Prints a filter of system calls as bubblewrap's --seccomp takes it: `filter amd64 build`.
package main

import (
	"encoding/binary"
	"os"
)

func main() {
	program := programOf(architectures[os.Args[1]].known, os.Args[2] == "build")
	binary.Write(os.Stdout, binary.LittleEndian, program)
}

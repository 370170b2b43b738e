// The filter, executed by another implementation of BPF than a kernel's, for each call of each
// architecture. Numbers of calls are those that golang.org/x/sys takes from the kernel's headers.
package main

import (
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"golang.org/x/net/bpf"
	_ "golang.org/x/sys/unix"
)

// What seccomp_data.arch says: AUDIT_ARCH_* of linux/audit.h, made of ELF's number of a machine.
const (
	is64Bit        = 0x80000000
	isLittleEndian = 0x40000000
	machine386     = 3
	machineARM     = 40
	machineAMD64   = 62
	machineARM64   = 183
)

type architecture struct {
	name string
	// Whose kernel executes such programs.
	on    string
	audit uint32
}

var tested = []architecture{
	{"amd64", "amd64", machineAMD64 | is64Bit | isLittleEndian},
	{"386", "amd64", machine386 | isLittleEndian},
	{"arm64", "arm64", machineARM64 | is64Bit | isLittleEndian},
	{"arm", "arm64", machineARM | isLittleEndian},
}

// By name, as docs/security.md tells them in words.
var (
	absent = strings.Fields(`ADD_KEY REQUEST_KEY KEYCTL BPF USERFAULTFD KEXEC_LOAD KEXEC_FILE_LOAD
		INIT_MODULE FINIT_MODULE DELETE_MODULE MOUNT UMOUNT UMOUNT2 PIVOT_ROOT SETNS SYSLOG
		OPEN_BY_HANDLE_AT OPEN_TREE MOVE_MOUNT FSOPEN FSCONFIG FSMOUNT FSPICK MOUNT_SETATTR
		OPEN_TREE_ATTR CLONE3`)
	absentInBuilds = strings.Fields(
		"IO_URING_SETUP IO_URING_ENTER IO_URING_REGISTER PERF_EVENT_OPEN")
	// Decided by an argument.
	decided = strings.Fields("CLONE UNSHARE SOCKET SOCKETCALL")
)

// numbersOf are the calls of an architecture, by name.
func numbersOf(t *testing.T, architecture string) map[string]uint32 {
	folder, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "golang.org/x/sys").Output()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(strings.TrimSpace(string(folder)), "unix/zsysnum_linux_"+architecture+".go")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	numbers := map[string]uint32{}
	for _, found := range regexp.MustCompile(`SYS_(\w+)\s+= (\d+)`).FindAllSubmatch(text, -1) {
		number, _ := strconv.Atoi(string(found[2]))
		numbers[string(found[1])] = uint32(number)
	}
	if len(numbers) < 300 {
		t.Fatalf("%s has %d calls", file, len(numbers))
	}
	return numbers
}

type machine struct{ vm *bpf.VM }

func machineOf(t *testing.T, on string, isBuild bool) machine {
	var instructions []bpf.Instruction
	for _, one := range programOf(architectures[on].known, isBuild) {
		raw := bpf.RawInstruction{Op: one.Code, Jt: one.Jt, Jf: one.Jf, K: one.K}
		instruction := raw.Disassemble()
		if _, isUnknown := instruction.(bpf.RawInstruction); isUnknown {
			t.Fatalf("no instruction: %+v", raw)
		}
		instructions = append(instructions, instruction)
	}
	if len(instructions) > 4096 {
		t.Fatalf("%d instructions are more than a kernel takes", len(instructions))
	}
	vm, err := bpf.NewVM(instructions)
	if err != nil {
		t.Fatal(err)
	}
	return machine{vm}
}

// answer is what a call gets. The interpreter is one of packets, whose words have their first byte
// first; seccomp's have that of the machine, so each word is turned round here.
func (on machine) answer(t *testing.T, audit, number uint32, arguments ...uint64) uint32 {
	var data [64]byte
	binary.BigEndian.PutUint32(data[0:], number)
	binary.BigEndian.PutUint32(data[4:], audit)
	for index, one := range arguments {
		binary.BigEndian.PutUint32(data[16+8*index:], uint32(one))
		binary.BigEndian.PutUint32(data[20+8*index:], uint32(one>>32))
	}
	answer, err := on.vm.Run(data[:])
	if err != nil {
		t.Fatal(err)
	}
	return uint32(answer)
}

const allows = uint32(seccompAllow)

func errs(with syscall.Errno) uint32 { return seccompErrno | uint32(with) }

func forEach(t *testing.T, do func(t *testing.T, of architecture, isBuild bool, on machine)) {
	for _, of := range tested {
		for _, isBuild := range []bool{true, false} {
			t.Run(fmt.Sprintf("%s/build=%v", of.name, isBuild), func(t *testing.T) {
				do(t, of, isBuild, machineOf(t, of.on, isBuild))
			})
		}
	}
}

func TestEachCall(t *testing.T) {
	forEach(t, func(t *testing.T, of architecture, isBuild bool, on machine) {
		numbers := numbersOf(t, of.name)
		expected := map[uint32]uint32{}
		apart := map[uint32]bool{}
		expect := func(names []string, answer uint32) (found int) {
			for _, name := range names {
				if number, isThere := numbers[name]; isThere {
					expected[number] = answer
					found++
				}
			}
			return found
		}
		// umount2 is umount's second number where there are both.
		if found := expect(absent, errs(syscall.ENOSYS)); found < len(absent)-2 {
			t.Errorf("only %d of %d calls are known", found, len(absent))
		}
		// x/sys has none of 2026 yet; the number is the same everywhere.
		expected[467] = errs(syscall.ENOSYS)
		if isBuild {
			expect(absentInBuilds, errs(syscall.ENOSYS))
		}
		for _, name := range decided {
			if number, isThere := numbers[name]; isThere {
				apart[number] = true
			}
		}
		for number := uint32(0); number < 1024; number++ {
			want, isRefused := expected[number]
			if !isRefused {
				want = allows
			}
			if got := on.answer(t, of.audit, number, 0); !apart[number] && got != want {
				t.Errorf("call %d: %#x instead of %#x", number, got, want)
			}
		}
	})
}

func TestNamespaces(t *testing.T) {
	const fork = uint64(syscall.SIGCHLD)
	const thread = syscall.CLONE_VM | syscall.CLONE_FS | syscall.CLONE_FILES | syscall.CLONE_SIGHAND |
		syscall.CLONE_THREAD | syscall.CLONE_SYSVSEM | syscall.CLONE_SETTLS |
		syscall.CLONE_PARENT_SETTID | syscall.CLONE_CHILD_CLEARTID
	forEach(t, func(t *testing.T, of architecture, _ bool, on machine) {
		numbers := numbersOf(t, of.name)
		for _, name := range []string{"CLONE", "UNSHARE"} {
			for _, flags := range []uint64{0, fork, thread, syscall.CLONE_VFORK | syscall.CLONE_VM | fork} {
				if got := on.answer(t, of.audit, numbers[name], flags); got != allows {
					t.Errorf("%s with %#x: %#x", name, flags, got)
				}
			}
			for bit := 0; bit < 32; bit++ {
				flag := uint64(1) << bit
				want := allows
				if flag&newNamespaces != 0 {
					want = errs(syscall.EPERM)
				}
				for _, high := range []uint64{0, 1 << 32, 1 << 63} {
					if got := on.answer(t, of.audit, numbers[name], flag|high); got != want {
						t.Errorf("%s with %#x: %#x instead of %#x", name, flag|high, got, want)
					}
				}
			}
		}
	})
}

func TestFamiliesOfSockets(t *testing.T) {
	known := []uint64{syscall.AF_UNSPEC, syscall.AF_UNIX, syscall.AF_INET, syscall.AF_INET6,
		syscall.AF_NETLINK}
	forEach(t, func(t *testing.T, of architecture, _ bool, on machine) {
		numbers := numbersOf(t, of.name)
		for family := uint64(0); family < 256; family++ {
			want := errs(syscall.EAFNOSUPPORT)
			if slices.Contains(known, family) {
				want = allows
			}
			for _, high := range []uint64{0, 1 << 32} {
				if got := on.answer(t, of.audit, numbers["SOCKET"], family|high); got != want {
					t.Errorf("family %d: %#x instead of %#x", family|high, got, want)
				}
			}
		}
		number, isThere := numbers["SOCKETCALL"]
		if !isThere {
			return
		}
		for call := uint64(0); call < 32; call++ {
			want := allows
			if call == socketcallSocket {
				want = errs(syscall.EAFNOSUPPORT)
			}
			if got := on.answer(t, of.audit, number, call); got != want {
				t.Errorf("socketcall %d: %#x instead of %#x", call, got, want)
			}
		}
	})
}

func TestModes(t *testing.T) {
	forEach(t, func(t *testing.T, of architecture, _ bool, on machine) {
		numbers := numbersOf(t, of.name)
		found := 0
		for name, at := range map[string]int{"CHMOD": 1, "FCHMOD": 1, "FCHMODAT": 2, "FCHMODAT2": 2} {
			number, isThere := numbers[name]
			if !isThere {
				continue
			}
			found++
			for mode := uint64(0); mode < 0o200000; mode++ {
				arguments := []uint64{setsUser, setsUser, setsUser, setsUser}
				arguments[at] = mode
				want := allows
				if mode&0o4000 != 0 || mode&0o2000 != 0 {
					want = errs(syscall.EPERM)
				}
				if got := on.answer(t, of.audit, number, arguments...); got != want {
					t.Fatalf("%s with %#o: %#x instead of %#x", name, mode, got, want)
				}
			}
		}
		if found < 3 {
			t.Errorf("%d calls set a mode", found)
		}
	})
}

// Programs of other architectures than a machine's own two, and the calls of x32.
func TestOtherWays(t *testing.T) {
	for _, on := range []string{"amd64", "arm64"} {
		vm := machineOf(t, on, false)
		for _, of := range append([]architecture{{"mips", "mips", 8}, {"none", "none", 0},
			{"riscv64", "riscv64", 243 | is64Bit | isLittleEndian}}, tested...) {
			if got := vm.answer(t, of.audit, 0, 0); of.on != on && got != seccompKill {
				t.Errorf("a program of %s on %s: %#x", of.name, on, got)
			}
		}
	}
	vm := machineOf(t, "amd64", false)
	for number := uint32(x32Numbers); number < x32Numbers+600; number++ {
		if got := vm.answer(t, tested[0].audit, number, 0); got != errs(syscall.ENOSYS) {
			t.Errorf("x32 call %d: %#x", number-x32Numbers, got)
		}
	}
}

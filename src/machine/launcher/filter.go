package main

// A filter of system calls: what no build and no benchmark needs, and attacks on a kernel mostly
// begin with, is not there. It is inherited, and nothing inside can take it off.

import (
	"fmt"
	"runtime"
	"syscall"
	"unsafe"
)

const (
	seccompSetFilter = 1
	// Before Linux 5.16 a filter would also slow branches down (SSBD), which is no part of this one.
	seccompSpecAllow = 4

	seccompKill  = 0x80000000
	seccompErrno = 0x00050000
	seccompAllow = 0x7fff0000

	// Instructions of classic BPF.
	bpfLoad    = syscall.BPF_LD | syscall.BPF_W | syscall.BPF_ABS
	bpfEqual   = syscall.BPF_JMP | syscall.BPF_JEQ | syscall.BPF_K
	bpfAtLeast = syscall.BPF_JMP | syscall.BPF_JGE | syscall.BPF_K
	bpfHasAny  = syscall.BPF_JMP | syscall.BPF_JSET | syscall.BPF_K
	bpfReturn  = syscall.BPF_RET | syscall.BPF_K

	// Offsets in struct seccomp_data; of an argument its lower half, all that these calls look at.
	dataNumber        = 0
	dataArchitecture  = 4
	dataFirstArgument = 16
	dataArgument      = 8 // how far apart they are

	// S_ISUID and S_ISGID. What is written to loses them, so a call that sets them comes last.
	setsUser = 0o6000

	// Numbers of x32, a second way to the calls of amd64, begin here.
	x32Numbers = 0x40000000

	// CLONE_NEWTIME apart, which clone(2) does not know and takes for a part of a signal's number.
	newNamespaces = syscall.CLONE_NEWNS | syscall.CLONE_NEWUTS | syscall.CLONE_NEWIPC |
		syscall.CLONE_NEWUSER | syscall.CLONE_NEWPID | syscall.CLONE_NEWNET | syscall.CLONE_NEWCGROUP

	socketcallSocket = 1
)

// families of sockets that there are: local ones, IP, and what tells about the network.
var families = []uint32{syscall.AF_UNSPEC, syscall.AF_UNIX, syscall.AF_INET, syscall.AF_INET6, syscall.AF_NETLINK}

// Numbers since Linux 5.1 are the same on every architecture.
var (
	// Of mounts: open_tree(2), move_mount(2), fsopen(2), fsconfig(2), fsmount(2), fspick(2),
	// mount_setattr(2), open_tree_attr(2).
	refusedEverywhere = []uint32{428, 429, 430, 431, 432, 433, 442, 467}
	// clone3(2) has its flags in memory, where a filter cannot read them. C libraries ask clone(2) next.
	clone3    = uint32(435)
	fchmodat2 = chmod{452, 2}
	// io_uring_setup(2) and the like, which open sockets and files past this filter.
	rings = []uint32{425, 426, 427}
)

// chmod is a call that sets a mode, and which of its arguments that is.
type chmod struct {
	number uint32
	mode   uint32
}

// calls are those of one architecture.
type calls struct {
	audit   uint32
	refused []uint32
	// Those by which programs count what a processor does.
	counters []uint32
	// Those whose arguments tell; 0: there is none.
	clone, unshare, socket, socketcall uint32
	// chmod, fchmod and fchmodat. A program that becomes its owner would be gcbench's own user outside.
	chmods []chmod
	hasX32 bool
}

// Refused, in this order: add_key, request_key, keyctl; bpf; userfaultfd; kexec_load, init_module,
// finit_module, delete_module; mount, umount2, pivot_root, setns; syslog, open_by_handle_at; and
// kexec_file_load and umount where there are such.
var (
	amd64 = calls{
		audit: 0xc000003e,
		refused: []uint32{248, 249, 250, 321, 323, 246, 175, 313, 176, 165, 166, 155, 308, 103, 304,
			320},
		counters: []uint32{298},
		clone:    56, unshare: 272, socket: 41, hasX32: true,
		chmods: []chmod{{90, 1}, {91, 1}, {268, 2}},
	}
	i386 = calls{
		audit: 0x40000003,
		refused: []uint32{286, 287, 288, 357, 374, 283, 128, 350, 129, 21, 52, 217, 346, 103, 342,
			22},
		counters: []uint32{336},
		clone:    120, unshare: 310, socket: 359, socketcall: 102,
		chmods: []chmod{{15, 1}, {94, 1}, {306, 2}},
	}
	arm64 = calls{
		audit: 0xc00000b7,
		refused: []uint32{217, 218, 219, 280, 282, 104, 105, 273, 106, 40, 39, 41, 268, 116, 265,
			294},
		counters: []uint32{241},
		clone:    220, unshare: 97, socket: 198,
		chmods: []chmod{{52, 1}, {53, 2}},
	}
	arm = calls{
		audit: 0x40000028,
		refused: []uint32{309, 310, 311, 386, 388, 347, 128, 379, 129, 21, 52, 218, 375, 103, 371,
			401},
		counters: []uint32{364},
		clone:    120, unshare: 337, socket: 281,
		chmods: []chmod{{15, 1}, {94, 1}, {333, 2}},
	}
)

// architectures are those whose programs a machine executes, and seccomp(2) there.
var architectures = map[string]struct {
	seccomp uintptr
	known   []calls
}{
	"amd64": {317, []calls{amd64, i386}},
	"arm64": {277, []calls{arm64, arm}},
}

// filter keeps this thread, and so the command, from calls. Of a build more than of a trial, which
// may be about rings and counters.
func filter(of string) error {
	architecture, isKnown := architectures[runtime.GOARCH]
	if !isKnown {
		return fmt.Errorf("a filter of system calls: none for %s", runtime.GOARCH)
	}
	program := programOf(architecture.known, of == "build")
	listed := syscall.SockFprog{Len: uint16(len(program)), Filter: &program[0]}
	_, _, errno := syscall.RawSyscall(architecture.seccomp, seccompSetFilter, seccompSpecAllow,
		uintptr(unsafe.Pointer(&listed)))
	runtime.KeepAlive(program)
	if errno != 0 {
		return fmt.Errorf("a filter of system calls: %w", errno)
	}
	return nil
}

func programOf(known []calls, isBuild bool) []syscall.SockFilter {
	program := []syscall.SockFilter{load(dataArchitecture)}
	for _, one := range known {
		part := one.program(isBuild)
		// The part is longer than a conditional jump reaches.
		program = append(program, when(bpfEqual, one.audit, 1),
			syscall.SockFilter{Code: syscall.BPF_JMP | syscall.BPF_JA, K: uint32(len(part))})
		program = append(program, part...)
	}
	return append(program, end(seccompKill))
}

// program decides on each call of the architecture.
func (of calls) program(isBuild bool) []syscall.SockFilter {
	program := []syscall.SockFilter{load(dataNumber)}
	if of.hasX32 {
		program = append(program, unless(bpfAtLeast, x32Numbers, 1), refuse(syscall.ENOSYS))
	}
	refused := append(append([]uint32{clone3}, refusedEverywhere...), of.refused...)
	if isBuild {
		refused = append(append(refused, rings...), of.counters...)
	}
	for _, number := range refused {
		program = append(program, unless(bpfEqual, number, 1), refuse(syscall.ENOSYS))
	}
	refusedBits := func(number, argument, bits uint32) {
		program = append(program, unless(bpfEqual, number, 4),
			load(dataFirstArgument+argument*dataArgument),
			unless(bpfHasAny, bits, 1), refuse(syscall.EPERM), end(seccompAllow))
	}
	refusedBits(of.clone, 0, newNamespaces)
	refusedBits(of.unshare, 0, newNamespaces)
	for _, one := range append([]chmod{fchmodat2}, of.chmods...) {
		refusedBits(one.number, one.mode, setsUser)
	}
	if of.socketcall != 0 {
		// What it is about lies in memory.
		program = append(program, unless(bpfEqual, of.socketcall, 4), load(dataFirstArgument),
			unless(bpfEqual, socketcallSocket, 1), refuse(syscall.EAFNOSUPPORT), end(seccompAllow))
	}
	program = append(program, unless(bpfEqual, of.socket, uint8(len(families)+2)), load(dataFirstArgument))
	for index, family := range families {
		program = append(program, when(bpfEqual, family, uint8(len(families)-index)))
	}
	return append(program, refuse(syscall.EAFNOSUPPORT), end(seccompAllow))
}

func load(offset uint32) syscall.SockFilter {
	return syscall.SockFilter{Code: bpfLoad, K: offset}
}

func end(with uint32) syscall.SockFilter {
	return syscall.SockFilter{Code: bpfReturn, K: with}
}

func refuse(with syscall.Errno) syscall.SockFilter {
	return end(seccompErrno | uint32(with))
}

// when and unless skip instructions, as many as they say.
func when(test uint16, value uint32, skipped uint8) syscall.SockFilter {
	return syscall.SockFilter{Code: test, Jt: skipped, K: value}
}

func unless(test uint16, value uint32, skipped uint8) syscall.SockFilter {
	return syscall.SockFilter{Code: test, Jf: skipped, K: value}
}

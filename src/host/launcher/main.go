// The launcher executes one command and reports what the kernel accounted for it. Standard library
// only, Linux; launcher.py is the same for machines without Go.
//
// The protocol, on file descriptor 3, a socket to gcbench:
//
//	in    argc NUL envc NUL, three strings that say where the command runs (CPUs and NUMA nodes
//	      as `0,1,2`, `never` for huge pages; empty: as it is), then argc + envc strings; each
//	      string is ended by NUL
//	out   one line of JSON: a LauncherReply (launcher.ts)
//
// The end of the file on the way in means "end it": gcbench asks for it, or was killed itself.
// The command's environment comes through the socket because the launcher must not read it:
// GODEBUG or PYTHONPATH meant for the command would act on the launcher as well.
//
// Called as `launcher cpu PID ...` it prints a line `PID NANOSECONDS` for each process that there
// is, from the process's CPU clock, whose number is made of the pid as in clock_getcpuclockid(3).
// Any other argument is printed: that it starts here is how gcbench sees that it can be used.
//
// The launcher adopts orphans (PR_SET_CHILD_SUBREAPER): when the command has ended, whatever it
// left running is killed and reaped, even what left the process group, and is accounted too.
// It puts itself where the command is to run, and the command inherits that. It does not start the
// command anywhere else: what the system refuses is its reply (`placing`).
//
// Should the launcher itself be killed, PDEATHSIG takes the command along. It fires when the
// *thread* that forked dies (prctl(2)), hence LockOSThread on Go's main thread.
//
// The kernel carries a process's peak RSS over exec (exec_mmap in fs/exec.c keeps the old
// address space's high-water mark), and before exec a child lives in its parent's memory or a
// copy of it. So maxRssBytes has a floor: the launcher's own size, some 2 MB for the Go one and
// 8 MB for Python, instead of the 50 MB and more that Node would impose.
package main

import (
	"bufio"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"time"
	"unsafe"
)

const (
	prSetChildSubreaper = 36
	sysCloseRange       = 436 // the same number on every architecture
	closeRangeCloexec   = 4
	prSetTHPDisable     = 41
	mpolBind            = 2
)

func main() {
	runtime.LockOSThread()
	if len(os.Args) > 1 && os.Args[1] == "cpu" {
		clocks(os.Args[2:])
		return
	}
	if len(os.Args) > 1 {
		fmt.Println(os.Args[1])
		return
	}
	// Caught, not ignored: the command must start with the default actions.
	signal.Notify(make(chan os.Signal, 1), syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)
	syscall.CloseOnExec(3)
	// Nor any descriptor that gcbench was started with; fails before Linux 5.11.
	syscall.RawSyscall(sysCloseRange, 3, ^uintptr(0), closeRangeCloexec)
	syscall.RawSyscall(syscall.SYS_PRCTL, prSetChildSubreaper, 1, 0)
	control := os.NewFile(3, "control")
	in := bufio.NewReader(control)
	argc, envc := number(in), number(in)
	cpus, nodes, huge := text(in), text(in), text(in)
	argv, env := texts(in, argc), texts(in, envc)

	if what, errno := place(cpus, nodes, huge); errno != 0 {
		fmt.Fprintf(control, "{\"errno\":%d,\"placing\":\"%s\"}\n", int(errno), what)
		return
	}
	start := time.Now()
	path, err := find(argv[0], env)
	pid := 0
	if err == nil {
		pid, err = syscall.ForkExec(path, argv, &syscall.ProcAttr{
			Env:   env,
			Files: []uintptr{0, 1, 2},
			Sys:   &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL},
		})
	}
	if err != nil {
		errno, _ := err.(syscall.Errno)
		fmt.Fprintf(control, "{\"errno\":%d}\n", int(errno))
		return
	}
	var ending atomic.Bool
	go func() {
		in.ReadByte()
		ending.Store(true)
		killChildren()
	}()
	var status syscall.WaitStatus
	var wall time.Duration
	var sum syscall.Rusage
	for {
		var ws syscall.WaitStatus
		var ru syscall.Rusage
		done, err := wait(&ws, &ru, ending.Load())
		if err != nil {
			break
		}
		if done == pid {
			wall, status = time.Since(start), ws
			ending.Store(true)
		}
		add(&sum, &ru)
	}
	code, sig := status.ExitStatus(), 0
	if status.Signaled() {
		sig = int(status.Signal())
	}
	fmt.Fprintf(control, "{\"errno\":0,\"code\":%d,\"signal\":%d,\"wallSec\":%.9f,"+
		"\"userSec\":%d.%06d,\"systemSec\":%d.%06d,\"maxRssBytes\":%d,"+
		"\"minorFaults\":%d,\"majorFaults\":%d,"+
		"\"voluntarySwitches\":%d,\"involuntarySwitches\":%d}\n",
		code, sig, wall.Seconds(), sum.Utime.Sec, sum.Utime.Usec, sum.Stime.Sec, sum.Stime.Usec,
		sum.Maxrss*1024, sum.Minflt, sum.Majflt, sum.Nvcsw, sum.Nivcsw)
}

// clocks prints what the CPU clock of each process says, in nanoseconds.
func clocks(pids []string) {
	for _, text := range pids {
		pid, _ := strconv.Atoi(text)
		var used syscall.Timespec
		_, _, errno := syscall.RawSyscall(syscall.SYS_CLOCK_GETTIME,
			uintptr(uint32(^int32(pid)<<3|2)), uintptr(unsafe.Pointer(&used)), 0)
		if errno == 0 {
			fmt.Println(text, used.Nano())
		}
	}
}

// place puts this thread, and so the command, on these CPUs and these nodes' memory.
func place(cpus, nodes, huge string) (string, syscall.Errno) {
	if cpus != "" {
		set := bits(cpus)
		_, _, errno := syscall.RawSyscall(syscall.SYS_SCHED_SETAFFINITY, 0,
			uintptr(8*len(set)), uintptr(unsafe.Pointer(&set[0])))
		if errno != 0 {
			return "cpus", errno
		}
	}
	if nodes != "" {
		set := bits(nodes)
		_, _, errno := syscall.RawSyscall(syscall.SYS_SET_MEMPOLICY, mpolBind,
			uintptr(unsafe.Pointer(&set[0])), uintptr(64*len(set)+1))
		if errno != 0 {
			return "numa", errno
		}
	}
	if huge == "never" {
		_, _, errno := syscall.RawSyscall6(syscall.SYS_PRCTL, prSetTHPDisable, 1, 0, 0, 0, 0)
		if errno != 0 {
			return "huge-pages", errno
		}
	}
	return "", 0
}

// bits is a set of numbers such as "0,1,9" as the kernel takes it.
func bits(list string) []uint64 {
	set := make([]uint64, 64)
	for _, text := range strings.Split(list, ",") {
		if n, err := strconv.Atoi(text); err == nil && n/64 < len(set) {
			set[n/64] |= 1 << (n % 64)
		}
	}
	return set
}

// wait reaps one child; with kill it ends those that still run first.
func wait(ws *syscall.WaitStatus, ru *syscall.Rusage, kill bool) (int, error) {
	for {
		options := 0
		if kill {
			options = syscall.WNOHANG
		}
		pid, err := syscall.Wait4(-1, ws, options, ru)
		if err == nil && pid == 0 {
			killChildren()
			kill = false
		} else if err != syscall.EINTR {
			return pid, err
		}
	}
}

func number(in *bufio.Reader) int {
	n, err := strconv.Atoi(text(in))
	if err != nil {
		os.Exit(125)
	}
	return n
}

func texts(in *bufio.Reader, n int) []string {
	list := make([]string, n)
	for i := range list {
		list[i] = text(in)
	}
	return list
}

func text(in *bufio.Reader) string {
	s, err := in.ReadString(0)
	if err != nil {
		os.Exit(125)
	}
	return s[:len(s)-1]
}

// find looks a program up as execvp(3) does, in the PATH of env.
func find(name string, env []string) (string, error) {
	if strings.Contains(name, "/") {
		return name, nil
	}
	path := "/bin:/usr/bin"
	for _, entry := range env {
		if value, ok := strings.CutPrefix(entry, "PATH="); ok {
			path = value
		}
	}
	var found error = syscall.ENOENT
	for _, folder := range strings.Split(path, ":") {
		if folder == "" {
			folder = "."
		}
		file := folder + "/" + name
		info, err := os.Stat(file)
		if err != nil || info.IsDir() {
			continue
		}
		if syscall.Access(file, 1) == nil {
			return file, nil
		}
		found = syscall.EACCES
	}
	return "", found
}

func add(sum, ru *syscall.Rusage) {
	addTime(&sum.Utime, ru.Utime)
	addTime(&sum.Stime, ru.Stime)
	sum.Maxrss = max(sum.Maxrss, ru.Maxrss)
	sum.Minflt += ru.Minflt
	sum.Majflt += ru.Majflt
	sum.Nvcsw += ru.Nvcsw
	sum.Nivcsw += ru.Nivcsw
}

func addTime(sum *syscall.Timeval, t syscall.Timeval) {
	us := sum.Nano()/1000 + t.Nano()/1000
	*sum = syscall.NsecToTimeval(us * 1000)
}

// killChildren kills every direct child; the children of those become ours as they die.
func killChildren() {
	self := strconv.Itoa(os.Getpid())
	entries, _ := os.ReadDir("/proc")
	for _, entry := range entries {
		pid, err := strconv.Atoi(entry.Name())
		if err != nil {
			continue
		}
		stat, _ := os.ReadFile("/proc/" + entry.Name() + "/stat")
		after := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))
		if len(after) > 1 && after[1] == self {
			syscall.Kill(pid, syscall.SIGKILL)
		}
	}
}

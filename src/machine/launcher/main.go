// The launcher executes one command and reports what the kernel accounted for it. Standard library
// only, Linux; launcher.py is the same for machines without Go.
//
// The protocol, on file descriptor 3, a socket to gcbench:
//
//	in    argc NUL envc NUL wallc NUL, three strings that say where the command runs (CPUs and
//	      NUMA nodes as `0,1,2`, `never` for huge pages; empty: as it is), then argc + envc +
//	      wallc strings; each string is ended by NUL
//	out   one line of JSON: a LauncherReply (launcher.ts)
//
// The end of the file on the way in means "end it": gcbench asks for it, or was killed itself.
// The command's environment comes through the socket because the launcher must not read it:
// GODEBUG or PYTHONPATH meant for the command would act on the launcher as well.
//
// Called as `launcher cpu PID ...` it prints a line `PID NANOSECONDS` for each process that there
// is, from the process's CPU clock, whose number is made of the pid as in clock_getcpuclockid(3).
// With the arguments of walls.go the command runs inside of walls. Any other argument is printed:
// that it starts here is how gcbench sees that it can be used.
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
	"errors"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"slices"
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
	if len(os.Args) == 1 {
		quiet()
		serve(os.NewFile(3, "control"), nil)
		return
	}
	switch mode, rest := os.Args[1], os.Args[2:]; mode {
	case "cpu":
		clocks(rest)
	case "bare", "user":
		quiet()
		serve(os.NewFile(3, "control"), func(w *walls) error { return lower(w, mode) })
	case "enclose":
		quiet()
		enclose(rest[0])
	case "inside":
		quiet()
		serve(os.NewFile(3, "control"), func(w *walls) error { return raise(w, rest[0]) })
	case "wait":
		quiet()
		if receive() != nil {
			os.Exit(125)
		}
		serve(os.NewFile(3, "control"), func(w *walls) error { return raise(w, rest[0]) })
	case "supervise":
		supervise(rest[0])
	case "hold":
		syscall.Pause()
	default:
		fmt.Println(mode)
	}
}

// quiet keeps this program's descriptors and the signals that it gets from the command.
func quiet() {
	// Caught, not ignored: the command must start with the default actions.
	signal.Notify(make(chan os.Signal, 1), syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)
	syscall.CloseOnExec(3)
	// Nor any descriptor that gcbench was started with; fails before Linux 5.11.
	syscall.RawSyscall(sysCloseRange, 3, ^uintptr(0), closeRangeCloexec)
	syscall.RawSyscall(syscall.SYS_PRCTL, prSetChildSubreaper, 1, 0)
}

// serve executes the command that it reads from control, inside of walls if the request has some.
func serve(control *os.File, build func(*walls) error) {
	in := bufio.NewReader(control)
	argc, envc, wallc := number(in), number(in), number(in)
	cpus, nodes, huge := text(in), text(in), text(in)
	argv, env, w := texts(in, argc), texts(in, envc), readWalls(texts(in, wallc))

	if what, errno := place(cpus, nodes, huge); errno != 0 {
		fmt.Fprintf(control, "{\"errno\":%d,\"placing\":\"%s\"}\n", int(errno), what)
		return
	}
	if build != nil {
		err := build(w)
		if err == nil && w.filter != "" {
			err = filter(w.filter)
		}
		if err != nil {
			fmt.Fprintf(control, "{\"errno\":%d,\"walls\":%q}\n", int(errnoOf(err)), err.Error())
			return
		}
	}
	start := time.Now()
	pid, err := begin(argv, env, w)
	if err != nil {
		fmt.Fprintf(control, "{\"errno\":%d}\n", int(errnoOf(err)))
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
	var left []string
	for {
		var ws syscall.WaitStatus
		var ru syscall.Rusage
		done, err := wait(&ws, &ru, ending.Load())
		if err != nil {
			break
		}
		if done == pid {
			wall, status = time.Since(start), ws
			if !ending.Swap(true) {
				left = namesOfChildren()
			}
		}
		add(&sum, &ru)
	}
	code, sig := status.ExitStatus(), 0
	if status.Signaled() {
		sig = int(status.Signal())
	}
	fmt.Fprintf(control, "{\"errno\":0,\"code\":%d,\"signal\":%d,\"wallSec\":%.9f,\"left\":%s,"+
		"\"userSec\":%d.%06d,\"systemSec\":%d.%06d,\"maxRssBytes\":%d,"+
		"\"minorFaults\":%d,\"majorFaults\":%d,"+
		"\"voluntarySwitches\":%d,\"involuntarySwitches\":%d}\n",
		code, sig, wall.Seconds(), list(left),
		sum.Utime.Sec, sum.Utime.Usec, sum.Stime.Sec, sum.Stime.Usec,
		sum.Maxrss*1024, sum.Minflt, sum.Majflt, sum.Nvcsw, sum.Nivcsw)
}

// begin starts the command, as whom its walls say.
func begin(argv, env []string, w *walls) (int, error) {
	path, err := find(argv[0], env)
	if err != nil {
		return 0, err
	}
	return syscall.ForkExec(path, argv, &syscall.ProcAttr{
		Dir:   w.folder,
		Env:   env,
		Files: []uintptr{0, 1, 2},
		Sys:   &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL, Credential: w.credential},
	})
}

func errnoOf(err error) syscall.Errno {
	var errno syscall.Errno
	if errors.As(err, &errno) {
		return errno
	}
	return syscall.EINVAL
}

// list is a JSON list of texts, whose characters beyond ASCII letters and the like are `?`.
func list(names []string) string {
	quoted := make([]string, len(names))
	for i, name := range names {
		quoted[i] = "\"" + strings.Map(func(r rune) rune {
			if r < ' ' || r > '~' || r == '"' || r == '\\' {
				return '?'
			}
			return r
		}, name) + "\""
	}
	return "[" + strings.Join(quoted, ",") + "]"
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
	var failed error = syscall.ENOENT
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
		failed = syscall.EACCES
	}
	return "", failed
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
	for _, pid := range children() {
		syscall.Kill(pid, syscall.SIGKILL)
	}
}

// mostNamed processes that a command left behind are named.
const mostNamed = 8

// namesOfChildren says what runs on, a name once.
func namesOfChildren() []string {
	var names []string
	for _, pid := range children() {
		comm, _ := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/comm")
		name := strings.TrimSpace(string(comm))
		if name != "" && !slices.Contains(names, name) && len(names) < mostNamed {
			names = append(names, name)
		}
	}
	return names
}

// children are the processes whose parent this one is, but for those that have ended.
func children() []int {
	var pids []int
	self := strconv.Itoa(os.Getpid())
	entries, _ := os.ReadDir("/proc")
	for _, entry := range entries {
		pid, err := strconv.Atoi(entry.Name())
		if err != nil {
			continue
		}
		stat, _ := os.ReadFile("/proc/" + entry.Name() + "/stat")
		after := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))
		if len(after) > 1 && after[1] == self && after[0] != "Z" {
			pids = append(pids, pid)
		}
	}
	return pids
}

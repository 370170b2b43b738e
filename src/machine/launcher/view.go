package main

// What a command sees of the machine beside files: devices, /proc, the network and keys; and
// layers, which are caches that it can write to and that stay as they are.

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"unsafe"
)

const (
	// The same numbers on every architecture, since Linux 5.2.
	sysFsopen   = 430
	sysFsconfig = 431
	sysFsmount  = 432

	fsopenCloexec     = 1
	fsmountCloexec    = 1
	fsconfigSetFlag   = 0
	fsconfigSetString = 1
	fsconfigCreate    = 6

	keyctlClear         = 7
	keyctlJoin          = 1
	keyctlGetPersistent = 22
	userKeyring         = -4
	userSessionKeyring  = -5
	sessionKeyring      = -3

	siocGetFlags = 0x8913
	siocSetFlags = 0x8914
)

// sysSetns is setns(2), which is not in package syscall for every architecture.
var sysSetns = map[string]uintptr{
	"amd64": 308, "386": 346, "arm": 375, "arm64": 268, "riscv64": 268, "loong64": 268,
	"ppc64le": 350, "s390x": 339,
}

// longestText is what fsconfig(2) takes as a value, in bytes.
const longestText = 255

// devices that a command may open, besides terminals of its own.
var devices = []string{"null", "zero", "full", "random", "urandom"}

// openDevices takes them out before /dev is covered.
func openDevices() ([]tree, error) {
	var taken []tree
	for _, name := range devices {
		path := "/dev/" + name
		if _, err := os.Stat(path); err != nil {
			continue
		}
		file, err := openTree(path)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		taken = append(taken, tree{path, file})
	}
	return taken, nil
}

// makeDevices puts a /dev in the place of the machine's, with terminals that nobody else has.
func (at *site) makeDevices(taken []tree) error {
	const flags = syscall.MS_NOSUID | syscall.MS_NOEXEC
	if err := syscall.Mount("tmpfs", "/dev", "tmpfs", flags, "mode=755,size=64k"); err != nil {
		return err
	}
	for _, one := range taken {
		if err := os.WriteFile(one.path, nil, 0o666); err != nil {
			return err
		}
		if err := at.attach(one); err != nil {
			return err
		}
	}
	links := map[string]string{
		"fd": "/proc/self/fd", "stdin": "/proc/self/fd/0", "stdout": "/proc/self/fd/1",
		"stderr": "/proc/self/fd/2", "ptmx": "pts/ptmx",
	}
	for name, to := range links {
		if err := os.Symlink(to, "/dev/"+name); err != nil {
			return err
		}
	}
	for _, name := range []string{"pts", "shm"} {
		if err := os.Mkdir("/dev/"+name, 0o755); err != nil {
			return err
		}
	}
	const terminals = "newinstance,ptmxmode=0666,mode=620"
	if err := syscall.Mount("devpts", "/dev/pts", "devpts", flags, terminals); err != nil {
		return fmt.Errorf("pts: %w", err)
	}
	const shared = syscall.MS_NOSUID | syscall.MS_NODEV
	if err := syscall.Mount("tmpfs", "/dev/shm", "tmpfs", shared, "mode=1777"); err != nil {
		return fmt.Errorf("shm: %w", err)
	}
	return syscall.Mount("", "/dev", "", flags|syscall.MS_REMOUNT|syscall.MS_BIND|syscall.MS_RDONLY, "")
}

// What runc and Docker hide of /proc and /sys, and what of /proc they make read-only; all /sys is.
var (
	hidden = []string{"/proc/acpi", "/proc/asound", "/proc/interrupts", "/proc/kcore", "/proc/keys",
		"/proc/latency_stats", "/proc/sched_debug", "/proc/scsi", "/proc/timer_list",
		"/proc/timer_stats", "/sys/devices/virtual/powercap", "/sys/firmware"}
	fixed = []string{"/proc/bus", "/proc/fs", "/proc/irq", "/proc/sys", "/proc/sysrq-trigger"}
)

// makeProc puts a /proc there that has the command's own processes, and of the kernel no more than
// what changes nothing and tells nothing of others.
func makeProc() error {
	const flags = syscall.MS_NOSUID | syscall.MS_NODEV | syscall.MS_NOEXEC
	if err := syscall.Mount("proc", "/proc", "proc", flags, ""); err != nil {
		return fmt.Errorf("/proc: %w", err)
	}
	for _, path := range fixed {
		if err := fix(path); err != nil && !errors.Is(err, os.ErrNotExist) {
			return fmt.Errorf("%s: %w", path, err)
		}
	}
	for _, path := range hidden {
		if err := hide(path); err != nil && !errors.Is(err, os.ErrNotExist) {
			return fmt.Errorf("%s: %w", path, err)
		}
	}
	return nil
}

// fix makes a path read-only.
func fix(path string) error {
	if err := syscall.Mount(path, path, "", syscall.MS_BIND|syscall.MS_REC, ""); err != nil {
		return err
	}
	return setMount(-100, path, attrReadOnly|attrNoSuid, 0, -1)
}

// hide puts nothing in the place of a file or a folder.
func hide(path string) error {
	if isFolder(path) {
		return syscall.Mount("tmpfs", path, "tmpfs", syscall.MS_RDONLY|syscall.MS_NOSUID, "size=4k")
	}
	return syscall.Mount("/dev/null", path, "", syscall.MS_BIND, "")
}

// openMasks takes out as many empty files as there are masked ones.
func (at *site) openMasks() ([]tree, error) {
	var masks []tree
	for _, path := range at.masked {
		if info, err := os.Lstat(path); err != nil || !info.Mode().IsRegular() {
			continue
		}
		file, err := openTree("/dev/null")
		if err != nil {
			return nil, err
		}
		masks = append(masks, tree{path, file})
	}
	return masks, nil
}

// openFixed takes out files that are to be read-only in a folder that is not.
func (at *site) openFixed() ([]tree, error) {
	var fixed []tree
	for _, path := range at.fixed {
		if info, err := os.Lstat(path); err != nil || !info.Mode().IsRegular() {
			continue
		}
		one, err := at.open(path, path, false)
		if err != nil {
			return nil, err
		}
		fixed = append(fixed, one)
	}
	return fixed, nil
}

// closeSockets puts nothing in the place of sockets that have a path: who has no network would reach
// through them programs that have one, and more rights.
func (at *site) closeSockets() error {
	if !at.isOffline {
		return nil
	}
	text, err := os.ReadFile("/proc/thread-self/net/unix")
	if err != nil {
		return err
	}
	for _, line := range strings.Split(string(text), "\n") {
		_, name, _ := strings.Cut(line, " /")
		path, err := filepath.EvalSymlinks("/" + name)
		if err != nil {
			continue
		}
		if info, err := os.Lstat(path); err != nil || info.Mode()&os.ModeSocket == 0 {
			continue
		}
		file, err := openTree("/dev/null")
		if err == nil {
			err = at.attach(tree{path, file})
		}
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
	}
	return nil
}

// openLayers makes the file systems in which a cache is there, and what is written is elsewhere.
// Where the kernel has none such (users on layers can be swapped since Linux 5.19), the folder is
// not there: what would fill it does so in the command's own home.
func (at *site) openLayers() ([]tree, error) {
	if at.kept == "" || at.hasOwnUser && at.maps < 0 {
		return nil, nil
	}
	var layers []tree
	for index, path := range at.layers {
		if !isFolder(path) {
			continue
		}
		name := "/" + strconv.Itoa(index)
		var below []string
		for _, folder := range at.below {
			below = append(below, folder+name+"/both/upper")
		}
		file, err := at.openLayer(path, at.kept+name, below)
		if err != nil {
			return nil, fmt.Errorf("a layer over %s: %w", path, err)
		}
		layers = append(layers, tree{path, file})
	}
	return layers, nil
}

// openLayer gives a detached mount of the folder with what is written to it in `kept`; what is in
// `below`, as far as that is there, comes between the two.
func (at *site) openLayer(path, kept string, below []string) (int, error) {
	lower, both := kept+"/lower", kept+"/both"
	made := []string{lower, both + "/upper", both + "/work"}
	shown := [][2]string{{path, lower}, {both, both}}
	var lowers []string
	length := len("lower")
	for index, folder := range below {
		if !isFolder(folder) {
			continue
		}
		name := strconv.Itoa(index)
		// What does not fit is made again.
		if length += len(":" + name); length > longestText {
			break
		}
		middle := kept + "/" + name
		made, shown = append(made, middle), append(shown, [2]string{folder, middle})
		lowers = append(lowers, name)
	}
	lowers = append(lowers, "lower")
	err := at.asMaker(func() error {
		for _, folder := range made {
			if err := os.MkdirAll(folder, 0o755); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return -1, err
	}
	// The layers are named by path, so they have to be somewhere until the mount is made.
	for _, one := range shown {
		taken, err := at.open(one[0], one[1], one[1] == both)
		if err == nil {
			err = at.attach(taken)
		}
		if err != nil {
			return -1, err
		}
		defer syscall.Unmount(one[1], syscall.MNT_DETACH)
	}
	options := [][2]string{
		{"lowerdir", strings.Join(lowers, ":")}, {"upperdir", "both/upper"}, {"workdir", "both/work"},
	}
	flags := []string{}
	if at.kind == "user" {
		flags = append(flags, "userxattr")
	} else {
		// A file whose time is set anew is not copied for it.
		options = append(options, [2]string{"metacopy", "on"})
	}
	// Of whole paths few would fit: a layer for each package that base compiled alone.
	back, err := syscall.Open(".", oPath|syscall.O_DIRECTORY|syscall.O_CLOEXEC, 0)
	if err != nil {
		return -1, err
	}
	defer syscall.Close(back)
	if err := os.Chdir(kept); err != nil {
		return -1, err
	}
	defer syscall.Fchdir(back)
	return makeFileSystem("overlay", options, flags)
}

func makeFileSystem(kind string, options [][2]string, flags []string) (int, error) {
	name, _ := syscall.BytePtrFromString(kind)
	context, _, errno := syscall.RawSyscall(sysFsopen, uintptr(unsafe.Pointer(name)), fsopenCloexec, 0)
	if errno != 0 {
		return -1, errno
	}
	defer syscall.Close(int(context))
	configure := func(command uintptr, key, value string) error {
		var keyText, valueText *byte
		if key != "" {
			keyText, _ = syscall.BytePtrFromString(key)
		}
		if value != "" {
			valueText, _ = syscall.BytePtrFromString(value)
		}
		_, _, errno := syscall.RawSyscall6(sysFsconfig, context, command,
			uintptr(unsafe.Pointer(keyText)), uintptr(unsafe.Pointer(valueText)), 0, 0)
		runtime.KeepAlive(keyText)
		runtime.KeepAlive(valueText)
		if errno != 0 {
			return fmt.Errorf("%s: %w", key, errno)
		}
		return nil
	}
	for _, one := range options {
		if err := configure(fsconfigSetString, one[0], one[1]); err != nil {
			return -1, err
		}
	}
	for _, one := range flags {
		if err := configure(fsconfigSetFlag, one, ""); err != nil {
			return -1, err
		}
	}
	if err := configure(fsconfigCreate, "", ""); err != nil {
		return -1, err
	}
	file, _, errno := syscall.RawSyscall(sysFsmount, context, fsmountCloexec, attrNoSuid|attrNoDev)
	if errno != 0 {
		return -1, errno
	}
	return int(file), nil
}

// offline is a network with nothing but loopback; nil: it cannot be had.
func offline() *os.File {
	made := make(chan *os.File)
	go func() {
		// The thread ends with its goroutine, and takes the network along that is its own.
		runtime.LockOSThread()
		if makeOffline() != nil {
			made <- nil
			return
		}
		file, _ := os.Open("/proc/thread-self/ns/net")
		made <- file
	}()
	return <-made
}

// goOffline leaves this thread, and so the command, a network with nothing but loopback.
func goOffline() error {
	if number, isKnown := sysSetns[runtime.GOARCH]; isKnown {
		_, _, errno := syscall.RawSyscall(number, givenNetwork, syscall.CLONE_NEWNET, 0)
		if errno == 0 && isQuiet() {
			return nil
		}
	}
	return makeOffline()
}

// isQuiet says that no connections of an earlier command are remembered in this thread's network:
// they would take ports from this one for a minute.
func isQuiet() bool {
	text, err := os.ReadFile("/proc/thread-self/net/sockstat")
	return err == nil && strings.Contains(string(text), " tw 0 ")
}

func makeOffline() error {
	if err := syscall.Unshare(syscall.CLONE_NEWNET); err != nil {
		return err
	}
	socket, err := syscall.Socket(syscall.AF_INET, syscall.SOCK_DGRAM|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer syscall.Close(socket)
	var request struct {
		name  [16]byte
		flags uint16
		_     [22]byte
	}
	copy(request.name[:], "lo")
	for _, call := range []uintptr{siocGetFlags, siocSetFlags} {
		_, _, errno := syscall.RawSyscall(syscall.SYS_IOCTL, uintptr(socket), call,
			uintptr(unsafe.Pointer(&request)))
		if errno != 0 {
			return errno
		}
		request.flags |= syscall.IFF_UP
	}
	return nil
}

// forgetKeys gives the command a session keyring of its own, and empties those that the kernel
// keeps for its user, who is the same in the next command.
func (asked *walls) forgetKeys(uid, gid int) error {
	keyctl := func(do int, first, second int) (uintptr, syscall.Errno) {
		key, _, errno := syscall.RawSyscall(syscall.SYS_KEYCTL, uintptr(do), uintptr(first),
			uintptr(second))
		return key, errno
	}
	become := func(call, id uintptr) error {
		const keep = ^uintptr(0)
		if _, _, errno := syscall.RawSyscall(call, id, id, keep); errno != 0 {
			return errno
		}
		return nil
	}
	isOther := os.Getuid() == 0 && uid != 0
	if isOther {
		if err := become(syscall.SYS_SETRESGID, uintptr(gid)); err != nil {
			return err
		}
		if err := become(syscall.SYS_SETRESUID, uintptr(uid)); err != nil {
			return err
		}
	}
	keyctl(keyctlJoin, 0, 0)
	if isOther {
		// gcbench's own keys are none of the command's, and not to be cleared.
		keyctl(keyctlClear, userKeyring, 0)
		keyctl(keyctlClear, userSessionKeyring, 0)
		if lasting, errno := keyctl(keyctlGetPersistent, -1, sessionKeyring); errno == 0 {
			keyctl(keyctlClear, int(lasting), 0)
		}
		keyctl(keyctlJoin, 0, 0)
		if err := become(syscall.SYS_SETRESUID, 0); err != nil {
			return err
		}
		return become(syscall.SYS_SETRESGID, 0)
	}
	return nil
}

package main

// What a command sees of the machine beside files: devices, /proc, the network and keys; and
// layers, which are caches that it can write to and that stay as they are.

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"strconv"
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

// What container runtimes hide of /proc, and what of it they make read-only.
var (
	hiddenOfProc = []string{"acpi", "asound", "interrupts", "kcore", "keys", "latency_stats",
		"sched_debug", "scsi", "timer_list", "timer_stats"}
	fixedOfProc = []string{"bus", "fs", "irq", "sys", "sysrq-trigger"}
)

// makeProc puts a /proc there that has the command's own processes, and of the kernel no more than
// what changes nothing and tells nothing of others.
func makeProc() error {
	const flags = syscall.MS_NOSUID | syscall.MS_NODEV | syscall.MS_NOEXEC
	if err := syscall.Mount("proc", "/proc", "proc", flags, ""); err != nil {
		return fmt.Errorf("/proc: %w", err)
	}
	for _, name := range fixedOfProc {
		path := "/proc/" + name
		if err := fix(path); err != nil && !errors.Is(err, os.ErrNotExist) {
			return fmt.Errorf("%s: %w", path, err)
		}
	}
	for _, name := range hiddenOfProc {
		path := "/proc/" + name
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
		file, err := at.openLayer(path, at.kept+name, at.below+name+"/both/upper")
		if err != nil {
			return nil, fmt.Errorf("a layer over %s: %w", path, err)
		}
		layers = append(layers, tree{path, file})
	}
	return layers, nil
}

// openLayer gives a detached mount of the folder with what is written to it in `kept`; what is in
// `below`, if that is there, comes between the two.
func (at *site) openLayer(path, kept, below string) (int, error) {
	lower, middle, both := kept+"/lower", kept+"/middle", kept+"/both"
	err := at.asMaker(func() error {
		for _, folder := range []string{lower, middle, both + "/upper", both + "/work"} {
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
	shown := [][2]string{{path, lower}, {both, both}}
	lowers := lower
	if isFolder(below) {
		shown = append(shown, [2]string{below, middle})
		lowers = middle + ":" + lower
	}
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
		{"lowerdir", lowers}, {"upperdir", both + "/upper"}, {"workdir", both + "/work"},
	}
	flags := []string{}
	if at.kind == "user" {
		flags = append(flags, "userxattr")
	} else {
		// A file whose time is set anew is not copied for it.
		options = append(options, [2]string{"metacopy", "on"})
	}
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

// goOffline leaves this thread, and so the command, a network with nothing but loopback.
func goOffline() error {
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

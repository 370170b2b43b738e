package main

// Walls around a command. Called as
//
//	launcher bare             the command gets no new privileges
//	launcher user             besides, it has a user of its own; takes root
//	launcher enclose root     the command has namespaces of its own; takes CAP_SYS_ADMIN
//	launcher enclose user     the same inside of a user namespace; takes nobody's permission
//	launcher supervise FILE   as root: does `enclose root` for whoever connects to the socket FILE
//	                          and is the user that SUDO_UID names, until its standard input ends;
//	                          what is the same for all commands it makes once
//
// Namespaces are made anew for each command, of processes, mounts and IPC. A network of nothing but
// loopback is its own, too; that of a supervisor's command goes to the next one when nobody is in
// it any more. The first process in them (`inside`, or `wait` where it is started before there is a
// command) is this program again. It makes everything
// read-only but what the walls name, puts empty folders in the place of what is covered, and is the
// parent of all that follows: the kernel ends whatever is in there when it ends. view.go has what
// the command sees in /dev and /proc, and the layers over caches; filter.go what the kernel answers.
//
// It has no libc, hence the numbers: open_tree(2), move_mount(2), mount_setattr(2), which every
// architecture has under the same ones since Linux 5.12.

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strconv"
	"strings"
	"syscall"
	"time"
	"unsafe"
)

const (
	sysOpenTree     = 428
	sysMoveMount    = 429
	sysMountSetattr = 442

	openTreeClone      = 1
	atRecursive        = 0x8000
	atEmptyPath        = 0x1000
	oPath              = 0x200000
	moveMountEmptyPath = 4
	moveMountToLinked  = 0x10

	attrReadOnly = 1
	attrNoSuid   = 2
	attrNoDev    = 4
	attrIdmap    = 0x100000

	prSetDumpable   = 4
	prCapbsetDrop   = 24
	prSetNoNewPrivs = 38
	prCapAmbient    = 47
	ambientClearAll = 4

	capDacOverride = 1
	capSetpcap     = 8
	capNetAdmin    = 12
	capSysAdmin    = 21

	// /etc/resolv.conf can be a link to there.
	resolver = "/run/systemd/resolve"

	// No account of any distribution has this number, nor does systemd hand it out to services. The
	// next ones are those of other arms, where users are all that keeps arms apart.
	ownID   = 65520
	mostIDs = 14
)

// walls are what a command is to be enclosed in, one text `KEY=VALUE` for each part.
type walls struct {
	// Whether it has a user of its own, not the one that gcbench runs as; which one without
	// namespaces.
	hasOwnUser bool
	user       int
	// Whether that user is all that keeps its arm from others.
	isAlone bool
	// Whether it has no network but a loopback device of its own.
	isOffline bool
	// gcbench's user and group.
	owner, ownerGroup int
	// Where the command starts, '': where the launcher was started.
	folder string
	// Folder that is made for the command's own /tmp and the like; whether what an earlier command
	// left there goes first.
	private   string
	isEmptied bool
	// Folders that are empty inside but for what the last two name; its home, and where it makes
	// temporary files.
	covered         []string
	home, temporary string
	// Folders that are there inside, and those that can be written to.
	readable, writable []string
	// Files in those that cannot.
	fixed []string
	// Files that are empty inside.
	masked []string
	// Folders that can be written to inside, which changes nothing outside: what is written is in
	// the folder `kept`, one for each of them, for the next command that names it.
	// What the folders `below` have of the same kind is there too, what the first has over the rest.
	layers, below []string
	kept          string
	// Of which system calls it is kept from, `build` or `trial`; '': none.
	filter string
	// As whom it starts; nil: as whoever starts it.
	credential *syscall.Credential
}

func readWalls(parts []string) *walls {
	w := &walls{owner: os.Getuid(), ownerGroup: os.Getgid(), hasOwnUser: true, user: ownID}
	for _, part := range parts {
		key, value, _ := strings.Cut(part, "=")
		switch key {
		case "user":
			number, _ := strconv.Atoi(value)
			w.user = ownID + number%mostIDs
		case "network":
			w.isOffline = value == "own"
		case "folder":
			w.folder = value
		case "private":
			w.private = value
		case "emptied":
			w.isEmptied = value == "true"
		case "temporary":
			w.temporary = value
		case "home":
			w.home = value
		case "cover":
			w.covered = append(w.covered, value)
		case "read":
			w.readable = append(w.readable, value)
		case "write":
			w.writable = append(w.writable, value)
		case "fix":
			w.fixed = append(w.fixed, value)
		case "mask":
			w.masked = append(w.masked, value)
		case "layer":
			w.layers = append(w.layers, value)
		case "below":
			w.below = append(w.below, value)
		case "kept":
			w.kept = value
		case "filter":
			w.filter = value
		}
	}
	return w
}

func prctl(option, first, second uintptr) {
	syscall.RawSyscall6(syscall.SYS_PRCTL, option, first, second, 0, 0, 0)
}

func credentialOf(uid, gid int) *syscall.Credential {
	return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid), Groups: []uint32{}}
}

// lower takes rights from the command where it has no namespaces. A folder that it may write to is
// its user's alone: those of other arms cannot even read it.
func lower(w *walls, mode string) error {
	if mode == "user" {
		w.isAlone = true
		if err := w.giveAway(); err != nil {
			return err
		}
		w.credential = credentialOf(w.user, w.user)
		if err := w.forgetKeys(w.user, w.user); err != nil {
			return err
		}
	}
	prctl(prSetNoNewPrivs, 1, 0)
	return nil
}

// giveAway makes the folder and all in it the user's, unless the folder is already.
func giveAway(folder string, id int) error {
	var info syscall.Stat_t
	if err := syscall.Stat(folder, &info); err != nil || int(info.Uid) == id {
		return err
	}
	return filepath.WalkDir(folder, func(path string, _ os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		return os.Lchown(path, id, id)
	})
}

// enclose starts `inside` in new namespaces, and ends with it.
func enclose(kind string) {
	var maps *os.File
	if kind == "root" {
		maps = swapped(os.Getuid(), os.Getgid())
	}
	pid, err := startInside(kind, "inside", []uintptr{0, 1, 2, 3}, given{maps: maps})
	if err != nil {
		os.NewFile(3, "control").Write(refusal("new namespaces", err))
		os.Exit(125)
	}
	syscall.Write(3, []byte("{\"pid\":"+strconv.Itoa(pid)+"}\n"))
	var status syscall.WaitStatus
	for {
		done, err := syscall.Wait4(-1, &status, 0, nil)
		if done == pid || err != nil && err != syscall.EINTR {
			break
		}
	}
	os.Exit(status.ExitStatus() & 255)
}

// refusal is what gcbench reads where a command was not started.
func refusal(what string, err error) []byte {
	return fmt.Appendf(nil, "{\"errno\":%d,\"walls\":%q}\n", int(errnoOf(err)), what+": "+err.Error())
}

// What commands have in common: the user namespace of `swapped`, and a network without a way out.
// Nil: none, or each makes its own.
type given struct{ maps, network *os.File }

// Descriptors of what is given to `inside`.
const (
	givenMaps    = 4
	givenNetwork = 5
)

// startInside starts this program as the first process of new namespaces, with what is given to it,
// and with the number of gcbench's user as arguments. `mode` is how it gets the command's descriptors.
func startInside(kind, mode string, files []uintptr, has given, owner ...string) (int, error) {
	sys := &syscall.SysProcAttr{
		Cloneflags: syscall.CLONE_NEWPID | syscall.CLONE_NEWNS | syscall.CLONE_NEWIPC,
		Pdeathsig:  syscall.SIGKILL,
		Setpgid:    len(owner) > 0,
	}
	if kind == "user" {
		uid, gid := os.Getuid(), os.Getgid()
		sys.Cloneflags |= syscall.CLONE_NEWUSER
		sys.UidMappings = []syscall.SysProcIDMap{{ContainerID: uid, HostID: uid, Size: 1}}
		sys.GidMappings = []syscall.SysProcIDMap{{ContainerID: gid, HostID: gid, Size: 1}}
		sys.AmbientCaps = []uintptr{capSysAdmin, capSetpcap, capNetAdmin, capDacOverride}
	}
	for _, file := range []*os.File{has.maps, has.network} {
		if file == nil {
			files = append(files, ^uintptr(0))
		} else {
			files = append(files, file.Fd())
		}
	}
	argv := append([]string{"launcher", mode, kind}, owner...)
	return syscall.ForkExec("/proc/self/exe", argv, &syscall.ProcAttr{Files: files, Sys: sys})
}

// swapped is a user namespace in which gcbench's user and the command's own stand for each other:
// what the one has on disk is the other's inside, so nothing has to change hands. Nil: it cannot
// be had.
func swapped(uid, gid int) *os.File {
	pid, err := syscall.ForkExec("/proc/self/exe", []string{"launcher", "hold"}, &syscall.ProcAttr{
		Sys: &syscall.SysProcAttr{
			Cloneflags:                 syscall.CLONE_NEWUSER,
			UidMappings:                swap(uid),
			GidMappings:                swap(gid),
			GidMappingsEnableSetgroups: true,
			Pdeathsig:                  syscall.SIGKILL,
		},
	})
	if err != nil {
		return nil
	}
	file, err := os.Open("/proc/" + strconv.Itoa(pid) + "/ns/user")
	syscall.Kill(pid, syscall.SIGKILL)
	syscall.Wait4(pid, nil, 0, nil)
	if err != nil {
		return nil
	}
	return file
}

func swap(id int) []syscall.SysProcIDMap {
	const end = 1<<31 - 1
	same := func(from, to int) syscall.SysProcIDMap {
		return syscall.SysProcIDMap{ContainerID: from, HostID: from, Size: to - from}
	}
	low, high := min(id, ownID), max(id, ownID)
	all := []syscall.SysProcIDMap{
		same(0, low), {ContainerID: low, HostID: high, Size: 1}, same(low+1, high),
		{ContainerID: high, HostID: low, Size: 1}, same(high+1, end),
	}
	kept := all[:0]
	for _, one := range all {
		if one.Size > 0 {
			kept = append(kept, one)
		}
	}
	return kept
}

// raise builds the walls from the inside; what it needed for that it gives up at the end.
func raise(w *walls, kind string) error {
	prctl(prSetDumpable, 0, 0)
	if len(os.Args) > 4 {
		w.owner, _ = strconv.Atoi(os.Args[3])
		w.ownerGroup, _ = strconv.Atoi(os.Args[4])
	}
	if kind == "user" || w.owner == ownID {
		w.hasOwnUser = false
	}
	at := &site{walls: w, maps: -1, kind: kind}
	w.user = ownID
	if err := at.chooseUser(); err != nil {
		return err
	}
	if err := at.mounts(); err != nil {
		return err
	}
	if w.isOffline {
		if err := goOffline(); err != nil {
			return fmt.Errorf("a network of its own: %w", err)
		}
	}
	uid, gid := w.owner, w.ownerGroup
	if w.hasOwnUser {
		uid, gid = ownID, ownID
	}
	if kind == "root" {
		w.credential = credentialOf(uid, gid)
	}
	if err := w.forgetKeys(uid, gid); err != nil {
		return err
	}
	dropRights(kind == "user")
	return nil
}

// site is where the walls are built.
type site struct {
	*walls
	kind string
	// Descriptor of the user namespace that swaps users on mounts; -1: files change hands instead.
	maps int
}

// chooseUser says how a command of another user comes to what is gcbench's: by mounts that swap
// the two, else the files change hands, which only root can undo.
func (at *site) chooseUser() error {
	if !at.hasOwnUser {
		return nil
	}
	if at.canSwap() {
		at.maps = givenMaps
		return nil
	}
	if at.owner != 0 {
		at.hasOwnUser = false
		return nil
	}
	return at.giveAway()
}

// giveAway makes what may be written to in gcbench's temporary folder the command's own, so that
// it needs no more. Only root can take it back, so only where gcbench is root.
func (w *walls) giveAway() error {
	ours := filepath.Dir(w.private)
	if err := os.Chmod(ours, 0o711); err != nil {
		return err
	}
	for _, folder := range w.writable {
		if !strings.HasPrefix(folder, ours+"/") {
			continue // Somebody's.
		}
		err := giveAway(folder, w.user)
		if err == nil && w.isAlone {
			err = os.Chmod(folder, 0o700)
		}
		if err != nil && !errors.Is(err, os.ErrNotExist) {
			return fmt.Errorf("%s: %w", folder, err)
		}
	}
	return nil
}

func (at *site) canSwap() bool {
	tree, err := openTree(filepath.Dir(at.private))
	if err != nil {
		return false
	}
	defer syscall.Close(tree)
	return setMount(tree, "", attrIdmap, 0, givenMaps) == nil
}

// mounts makes the view that the command has of the machine's files.
func (at *site) mounts() error {
	if err := syscall.Mount("", "/", "", syscall.MS_REC|syscall.MS_SLAVE, ""); err != nil {
		return fmt.Errorf("mounts of its own: %w", err)
	}
	shown, err := at.openShown()
	if err != nil {
		return err
	}
	covers, err := at.openCovers()
	if err != nil {
		return err
	}
	accounts, err := at.openAccounts()
	if err != nil {
		return err
	}
	layers, err := at.openLayers()
	if err != nil {
		return err
	}
	devices, err := openDevices()
	if err != nil {
		return err
	}
	masks, err := at.openMasks()
	if err != nil {
		return err
	}
	fixed, err := at.openFixed()
	if err != nil {
		return err
	}
	if err := setMount(-100, "/", attrReadOnly|attrNoSuid, 0, -1); err != nil {
		return fmt.Errorf("read-only files: %w", err)
	}
	// What lies deeper comes later: a cover can be inside of what is shown.
	all := slices.Concat(covers, shown, layers, accounts, masks, fixed)
	sort.SliceStable(all, func(i, j int) bool { return len(all[i].path) < len(all[j].path) })
	for _, one := range all {
		if err := at.attach(one); err != nil {
			return fmt.Errorf("%s: %w", one.path, err)
		}
	}
	if err := at.closeSockets(); err != nil {
		return fmt.Errorf("sockets: %w", err)
	}
	if err := at.makeDevices(devices); err != nil {
		return fmt.Errorf("/dev: %w", err)
	}
	return makeProc()
}

// tree is a part of the file system that is taken out to be put back at `path`.
type tree struct {
	path string
	file int
}

// openShown takes out what is there inside.
func (at *site) openShown() ([]tree, error) {
	writable := map[string]bool{}
	for _, path := range at.writable {
		writable[path] = true
	}
	paths := append(append([]string{resolver}, at.readable...), at.writable...)
	var shown []tree
	for _, path := range foldersIn(paths) {
		one, err := at.open(path, path, writable[path])
		if err != nil {
			return nil, err
		}
		shown = append(shown, one)
	}
	return shown, nil
}

// openAccounts takes out a list of accounts in which the command's user has a name: there are
// programs that do not start for a user without one.
func (at *site) openAccounts() ([]tree, error) {
	known, err := os.ReadFile("/etc/passwd")
	if err != nil || !at.hasOwnUser {
		return nil, nil
	}
	file := at.private + accounts
	line := fmt.Sprintf("gcbench:x:%d:%d::%s:/bin/sh\n", ownID, ownID, at.home)
	text := append(append(known, '\n'), line...)
	if _, missing := os.Stat(file); missing != nil || !at.isEmptied {
		err = at.asMaker(func() error { return os.WriteFile(file, text, 0o644) })
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	one, err := at.open(file, "/etc/passwd", false)
	return []tree{one}, err
}

// openCovers makes the command's private folders and takes them out, to be put over others.
func (at *site) openCovers() ([]tree, error) {
	covers := append([]string{"/tmp", "/var/tmp", "/run", at.temporary}, at.covered...)
	covers = foldersIn(append(covers, at.closed(covers)...))
	if at.isEmptied {
		if err := at.empty(covers); err != nil {
			return nil, fmt.Errorf("%s: %w", at.private, err)
		}
	}
	var taken []tree
	for _, path := range covers {
		name, mode := at.placeOf(path)
		folder := at.private + "/" + name
		if err := at.makeFolder(folder, mode); err != nil {
			return nil, err
		}
		if err := at.makeWay(folder, path); err != nil {
			return nil, err
		}
		one, err := at.open(folder, path, name != "none")
		if err != nil {
			return nil, err
		}
		taken = append(taken, one)
	}
	return taken, nil
}

// placeOf is the private folder that is put over a path, and its mode.
func (at *site) placeOf(path string) (string, uint32) {
	switch path {
	case "/tmp", "/var/tmp", at.temporary:
		return "tmp", 0o1777
	case "/run":
		return "run", 0o755
	case at.home:
		return "home", 0o755
	}
	return "none", 0o755
}

// accounts is the list of them in a private folder.
const accounts = "/passwd"

// empty leaves of private folders what is on the way to what is shown, which is slow to make anew
// for each trial. What cannot be removed is put aside for the caller.
func (at *site) empty(covers []string) error {
	ways := map[string]bool{}
	for _, path := range covers {
		name, _ := at.placeOf(path)
		folder := at.private + "/" + name
		ways[folder] = true
		for _, shown := range append(at.inside(), resolver) {
			for way := shown; strings.HasPrefix(way, path+"/"); way = filepath.Dir(way) {
				ways[folder+way[len(path):]] = true
			}
		}
	}
	err := prune(at.private, at.private+accounts, ways)
	if err == nil || errors.Is(err, os.ErrNotExist) {
		return nil
	}
	return os.Rename(at.private, at.private+"-"+strconv.FormatInt(time.Now().UnixNano(), 36))
}

// prune removes what is in a folder, but for a file and for the ways and what is on them.
func prune(folder, kept string, ways map[string]bool) error {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	for _, one := range entries {
		path := folder + "/" + one.Name()
		switch {
		case path == kept:
		case !ways[path] || !one.IsDir():
			err = os.RemoveAll(path)
		default:
			// A command may have closed it, even to itself.
			if err = os.Chmod(path, 0o755); err == nil {
				err = prune(path, kept, ways)
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// inside is what the command has of the machine's folders.
func (at *site) inside() []string {
	return slices.Concat(at.readable, at.writable, at.layers)
}

// closed are folders that the command's user may not enter, above one that is there inside. They
// are covered as well, since the way leads through them.
func (at *site) closed(covers []string) []string {
	var found []string
	for _, path := range at.inside() {
		for end := 1; at.hasOwnUser && end < len(path); end++ {
			above := path[:end]
			if path[end] != '/' || slices.Contains(covers, above) {
				continue
			}
			if isBelowAny(above, at.inside()) || isBelowAny(above, covers) {
				break
			}
			info, err := os.Stat(above)
			if err == nil && info.Mode().Perm()&1 == 0 && !slices.Contains(found, above) {
				found = append(found, above)
				break
			}
		}
	}
	return found
}

func isBelowAny(path string, folders []string) bool {
	return slices.ContainsFunc(folders, func(folder string) bool {
		return path == folder || folder != "" && strings.HasPrefix(path, folder+"/")
	})
}

// asMaker does something as the user who shall own it on disk: gcbench's, who will remove it.
func (at *site) asMaker(do func() error) error {
	if at.hasOwnUser && at.maps < 0 {
		return do() // As root, who gives it away with the rest.
	}
	return asUser(at.owner, at.ownerGroup, do)
}

// asCoverer does something in a cover that is there already, as the user who owns what is in it.
func (at *site) asCoverer(do func() error) error {
	if at.hasOwnUser && at.maps >= 0 {
		return asUser(ownID, ownID, do)
	}
	return at.asMaker(do)
}

// makeFolder makes one of the command's private folders.
func (at *site) makeFolder(folder string, mode uint32) error {
	return at.asMaker(func() error {
		for _, path := range []string{at.private, folder} {
			err := syscall.Mkdir(path, 0o755)
			if err != nil && err != syscall.EEXIST {
				return fmt.Errorf("%s: %w", path, err)
			}
		}
		if at.hasOwnUser && at.maps < 0 {
			if err := os.Chown(folder, ownID, ownID); err != nil {
				return err
			}
		}
		return syscall.Chmod(folder, mode)
	})
}

// makeWay makes folders in what covers `path`, at which what is shown below it is put back: a
// cover cannot be written to once it is there, and a runner's temporary folder has ours inside.
func (at *site) makeWay(folder, path string) error {
	return at.asMaker(func() error {
		for _, shown := range at.inside() {
			if !strings.HasPrefix(shown, path+"/") || !isFolder(shown) {
				continue
			}
			if err := makeBelow(folder, shown[len(path):]); err != nil {
				return err
			}
		}
		return nil
	})
}

// makeBelow makes a folder below another one. A link that an earlier command left on the way would
// lead to where this program may write, and that command may not: it is replaced.
func makeBelow(top, path string) error {
	const flags = oPath | syscall.O_DIRECTORY | syscall.O_NOFOLLOW | syscall.O_CLOEXEC
	at, err := syscall.Open(top, flags, 0)
	for _, name := range strings.Split(strings.Trim(path, "/"), "/") {
		if err != nil {
			break
		}
		var below int
		if below, err = syscall.Openat(at, name, flags, 0); err != nil {
			if err == syscall.ENOTDIR || err == syscall.ELOOP {
				syscall.Unlinkat(at, name)
			}
			if err = syscall.Mkdirat(at, name, 0o755); err == nil {
				below, err = syscall.Openat(at, name, flags, 0)
			}
		}
		syscall.Close(at)
		at = below
	}
	if err != nil {
		return fmt.Errorf("%s%s: %w", top, path, err)
	}
	syscall.Close(at)
	return nil
}

// asUser does something to files with a user's rights; this thread alone, which is the only one
// that runs Go code here.
func asUser(uid, gid int, do func() error) error {
	if os.Getuid() != 0 {
		return do()
	}
	syscall.RawSyscall(syscall.SYS_SETFSGID, uintptr(gid), 0, 0)
	syscall.RawSyscall(syscall.SYS_SETFSUID, uintptr(uid), 0, 0)
	defer syscall.RawSyscall(syscall.SYS_SETFSGID, 0, 0, 0)
	defer syscall.RawSyscall(syscall.SYS_SETFSUID, 0, 0, 0)
	return do()
}

// open takes out what is at `from`.
func (at *site) open(from, path string, isWritable bool) (tree, error) {
	file, err := openTree(from)
	if err == nil {
		set, clear := uint64(attrNoSuid), uint64(0)
		if isWritable {
			clear = attrReadOnly
		} else {
			set |= attrReadOnly
		}
		err = setMount(file, "", set, clear, -1)
	}
	if err == nil && at.maps >= 0 {
		// A file system below that cannot be swapped is there as it is.
		setMount(file, "", attrIdmap, 0, at.maps)
	}
	if err != nil {
		return tree{}, fmt.Errorf("%s: %w", from, err)
	}
	return tree{path, file}, nil
}

// attach puts it back; where it has been covered, a folder for it is made first.
func (at *site) attach(one tree) error {
	defer syscall.Close(one.file)
	if _, err := os.Stat(one.path); err != nil {
		if err := at.asCoverer(func() error { return os.MkdirAll(one.path, 0o755) }); err != nil {
			return err
		}
	}
	empty, _ := syscall.BytePtrFromString("")
	to, err := syscall.BytePtrFromString(one.path)
	if err != nil {
		return err
	}
	cwd := -100
	_, _, errno := syscall.RawSyscall6(sysMoveMount, uintptr(one.file),
		uintptr(unsafe.Pointer(empty)), uintptr(cwd), uintptr(unsafe.Pointer(to)),
		moveMountEmptyPath|moveMountToLinked, 0)
	if errno != 0 {
		return errno
	}
	return nil
}

func openTree(path string) (int, error) {
	name, err := syscall.BytePtrFromString(path)
	if err != nil {
		return -1, err
	}
	cwd := -100
	file, _, errno := syscall.RawSyscall(sysOpenTree, uintptr(cwd), uintptr(unsafe.Pointer(name)),
		openTreeClone|syscall.O_CLOEXEC|atRecursive)
	if errno != 0 {
		return -1, errno
	}
	return int(file), nil
}

// setMount changes a mount and all below it; maps: -1, or the descriptor of a user namespace.
func setMount(file int, path string, set, clear uint64, maps int) error {
	attr := struct{ set, clear, propagation, maps uint64 }{set: set, clear: clear}
	if maps >= 0 {
		attr.maps = uint64(maps)
	}
	name, err := syscall.BytePtrFromString(path)
	if err != nil {
		return err
	}
	_, _, errno := syscall.RawSyscall6(sysMountSetattr, uintptr(file),
		uintptr(unsafe.Pointer(name)), atRecursive|atEmptyPath, uintptr(unsafe.Pointer(&attr)),
		unsafe.Sizeof(attr), 0)
	if errno != 0 {
		return errno
	}
	return nil
}

// dropRights takes every right to more from this thread, which the command inherits.
func dropRights(inUserNamespace bool) {
	for right := uintptr(0); right < 64; right++ {
		prctl(prCapbsetDrop, right, 0)
	}
	prctl(prCapAmbient, ambientClearAll, 0)
	prctl(prSetNoNewPrivs, 1, 0)
	if !inUserNamespace {
		return // The rest goes with the change of user, or within the bounds at the command's start.
	}
	header := struct {
		version uint32
		pid     int32
	}{version: 0x20080522}
	var none [6]uint32
	syscall.RawSyscall(syscall.SYS_CAPSET, uintptr(unsafe.Pointer(&header)),
		uintptr(unsafe.Pointer(&none)), 0)
}

// foldersIn gives each folder among the paths once, those above before those below.
func foldersIn(paths []string) []string {
	sort.Slice(paths, func(i, j int) bool { return len(paths[i]) < len(paths[j]) })
	var folders []string
	known := map[string]bool{}
	for _, path := range paths {
		if !known[path] && isFolder(path) {
			folders = append(folders, path)
		}
		known[path] = true
	}
	return folders
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

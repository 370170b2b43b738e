// The first program of a virtual machine of another architecture: it has the launcher there execute
// `machine ask`, by itself and in each kind of walls, and prints what that saw as lines of
// `NAME: TEXT` between a line `begin KIND` and `end KIND: REPLY OF THE LAUNCHER`. In it there is nothing but
// this program, /machine, and the launcher, /launcher.
package main

import (
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"golang.org/x/sys/unix"
)

const anybody = 54321

func main() {
	if len(os.Args) > 1 && os.Args[1] == "ask" {
		ask()
		return
	}
	prepare()
	for _, kind := range []struct {
		name, filter string
		modes        []string
		uid          uint32
	}{
		{"none", "", []string{"bare"}, anybody},
		{"bare build", "build", []string{"bare"}, anybody},
		{"bare trial", "trial", []string{"bare"}, anybody},
		{"other-user", "build", []string{"user"}, 0},
		{"user-namespace", "trial", []string{"enclose", "user"}, anybody},
		{"root", "trial", []string{"enclose", "root"}, 0},
		{"supervised", "build", nil, 0},
	} {
		fmt.Println("begin " + kind.name)
		reply, err := launch(kind.modes, kind.filter, kind.uid)
		fmt.Printf("end %s: %s %v\n", kind.name, reply, err)
	}
	unix.Reboot(unix.LINUX_REBOOT_CMD_POWER_OFF)
}

func prepare() {
	for _, one := range [][2]string{{"proc", "/proc"}, {"sysfs", "/sys"}, {"devtmpfs", "/dev"}, {"tmpfs", "/tmp"}} {
		os.MkdirAll(one[1], 0o755)
		if err := unix.Mount(one[0], one[1], one[0], 0, ""); err != nil {
			fmt.Println(one[1], err)
		}
	}
	os.Mkdir("/dev/pts", 0o755)
	unix.Mount("devpts", "/dev/pts", "devpts", 0, "")
	unix.Chmod("/tmp", 0o1777)
	for _, at := range []string{"/etc", "/home/keeper", "/run", "/var/tmp", "/w"} {
		os.MkdirAll(at, 0o755)
	}
	os.WriteFile("/etc/passwd", []byte("root:x:0:0::/home/keeper:/bin/sh\n"), 0o644)
	os.WriteFile("/home/keeper/secret", []byte("secret"), 0o644)
	supervisor := exec.Command("/launcher", "supervise", supervised)
	supervisor.Env = []string{"SUDO_UID=0", "SUDO_GID=0"}
	supervisor.StdinPipe()
	said, _ := supervisor.StdoutPipe()
	if err := supervisor.Start(); err != nil {
		fmt.Println(err)
	}
	ready := make([]byte, 100)
	n, _ := said.Read(ready)
	fmt.Print("supervisor: ", string(ready[:n]))
}

const supervised = "/tmp/supervisor/socket"

// launch gives the last line of the launcher's reply.
func launch(modes []string, filter string, uid uint32) (string, error) {
	// Where whoever it is may write.
	folder, err := os.MkdirTemp("/w", "")
	if err != nil {
		return "", err
	}
	source, base := folder+"/source", folder+"/base"
	for _, at := range []string{folder, source, base} {
		os.Mkdir(at, 0o755)
		os.Chown(at, int(uid), int(uid))
		os.Chmod(at, 0o755)
	}
	walls := []string{"user=0", "network=own", "folder=" + source, "private=" + folder + "/own", "emptied=false",
		"home=/home/keeper", "temporary=", "kept=", "filter=" + filter, "cover=/home/keeper", "read=" + folder, "write=" + source}
	argv := []string{"/machine", "ask"}
	request := append(append([]string{fmt.Sprint(len(argv)), "0", fmt.Sprint(len(walls)), "", "", ""}, argv...), walls...)
	text := strings.Join(request, "\x00") + "\x00"
	if modes == nil {
		return superviseOne(text)
	}
	pair, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return "", err
	}
	theirs := os.NewFile(uintptr(pair[1]), "theirs")
	ours := os.NewFile(uintptr(pair[0]), "ours")
	defer ours.Close()
	command := exec.Command("/launcher", modes...)
	command.Stdout, command.Stderr = os.Stdout, os.Stdout
	command.ExtraFiles = []*os.File{theirs}
	command.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uid, Gid: uid}}
	if err := command.Start(); err != nil {
		return "", err
	}
	theirs.Close()
	io.WriteString(ours, text)
	reply, _ := io.ReadAll(ours)
	command.Wait()
	return lastLine(reply), nil
}

func lastLine(reply []byte) string {
	lines := strings.Split(strings.TrimSpace(string(reply)), "\n")
	return lines[len(lines)-1]
}

// superviseOne has the supervisor start a command: a connection each for the request, the output, the
// errors, and the command's life.
func superviseOne(request string) (string, error) {
	var ends [4]net.Conn
	for use := range ends {
		end, err := net.Dial("unix", supervised)
		if err != nil {
			return "", err
		}
		defer end.Close()
		end.Write(append([]byte{byte(use)}, "one of 16 bytes."...))
		ends[use] = end
	}
	io.WriteString(ends[0], request)
	io.Copy(os.Stdout, ends[1])
	io.Copy(os.Stdout, ends[2])
	reply, err := io.ReadAll(ends[0])
	return lastLine(reply), err
}

// calls that do nothing with arguments that are none.
var calls = []struct {
	name   string
	number uintptr
}{
	{"add_key", unix.SYS_ADD_KEY}, {"request_key", unix.SYS_REQUEST_KEY}, {"keyctl", unix.SYS_KEYCTL},
	{"bpf", unix.SYS_BPF}, {"userfaultfd", unix.SYS_USERFAULTFD}, {"kexec_load", unix.SYS_KEXEC_LOAD},
	{"init_module", unix.SYS_INIT_MODULE}, {"finit_module", unix.SYS_FINIT_MODULE},
	{"delete_module", unix.SYS_DELETE_MODULE}, {"mount", unix.SYS_MOUNT}, {"umount2", unix.SYS_UMOUNT2},
	{"pivot_root", unix.SYS_PIVOT_ROOT}, {"setns", unix.SYS_SETNS}, {"syslog", unix.SYS_SYSLOG},
	{"open_by_handle_at", unix.SYS_OPEN_BY_HANDLE_AT}, {"kexec_file_load", unix.SYS_KEXEC_FILE_LOAD},
	{"open_tree", unix.SYS_OPEN_TREE}, {"move_mount", unix.SYS_MOVE_MOUNT}, {"fsopen", unix.SYS_FSOPEN},
	{"fsconfig", unix.SYS_FSCONFIG}, {"fsmount", unix.SYS_FSMOUNT}, {"fspick", unix.SYS_FSPICK},
	{"mount_setattr", unix.SYS_MOUNT_SETATTR}, {"clone3", unix.SYS_CLONE3},
	{"io_uring_setup", unix.SYS_IO_URING_SETUP}, {"io_uring_enter", unix.SYS_IO_URING_ENTER},
	{"io_uring_register", unix.SYS_IO_URING_REGISTER}, {"perf_event_open", unix.SYS_PERF_EVENT_OPEN},
}

func ask() {
	signal.Ignore(syscall.SIGSYS)
	for _, one := range calls {
		const none = ^uintptr(0)
		_, _, errno := unix.RawSyscall6(one.number, none, none, none, none, none, none)
		tell(one.name, errno)
	}
	_, _, errno := unix.RawSyscall(unix.SYS_UNSHARE, unix.CLONE_NEWUSER, 0, 0)
	tell("new namespaces", errno)
	for name, family := range map[string]int{
		"vsock": unix.AF_VSOCK, "packets": unix.AF_PACKET, "local": unix.AF_UNIX, "IP": unix.AF_INET, "IPv6": unix.AF_INET6,
	} {
		_, err := unix.Socket(family, unix.SOCK_DGRAM, 0)
		tell(name, err)
	}
	status, _ := os.ReadFile("/proc/self/status")
	for _, line := range strings.Split(string(status), "\n") {
		for _, name := range []string{"Uid:", "CapEff:", "CapBnd:", "NoNewPrivs:", "Seccomp:"} {
			if strings.HasPrefix(line, name) {
				fmt.Println(strings.Join(strings.Fields(line)[:2], " "))
			}
		}
	}
	// In the folder of its source.
	for _, at := range []string{"new", "../base/new", "/etc/new", "/proc/sys/vm/swappiness", "/tmp/new"} {
		file, err := os.OpenFile(at, os.O_WRONLY|os.O_CREATE, 0o644)
		file.Close()
		tell(at, err)
	}
	tell("set-user-ID", unix.Fchmodat(unix.AT_FDCWD, "/proc/self/cwd/new", 0o4755, 0))
	_, err := os.ReadFile("/home/keeper/secret")
	tell("reads the home", err)
	processes, _ := filepath.Glob("/proc/[0-9]*")
	fmt.Println("processes:", len(processes))
	interfaces, _ := net.Interfaces()
	fmt.Println("network:", len(interfaces))
	_, err = os.Stat("/dev/mem")
	tell("memory of the machine", err)
}

// tell says which error it was.
func tell(name string, err error) {
	for {
		inner, isWrapped := err.(interface{ Unwrap() error })
		if !isWrapped {
			break
		}
		err = inner.Unwrap()
	}
	errno, isErrno := err.(syscall.Errno)
	switch {
	case err == nil || isErrno && errno == 0:
		fmt.Println(name + ": works")
	case isErrno:
		fmt.Println(name + ": " + unix.ErrnoName(errno))
	default:
		fmt.Println(name + ": " + err.Error())
	}
}

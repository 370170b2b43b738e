package main

// A root process that makes namespaces for one user's commands. It is started once by sudo, since
// that closes descriptors and takes longer than the rest together. A command's own launcher
// (`relay`) hands over its descriptors and then only waits: when either side is gone, so is the
// command.

import (
	"fmt"
	"net"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"strconv"
	"sync"
	"syscall"
)

// handed are the descriptors of a relay: its standard ones, and the socket to gcbench.
const handed = 4

// supervise serves the socket until gcbench, at the other end of standard input, is gone.
func supervise(path string) {
	uid, err := strconv.Atoi(os.Getenv("SUDO_UID"))
	gid, err2 := strconv.Atoi(os.Getenv("SUDO_GID"))
	if err != nil || err2 != nil || os.Getuid() != 0 {
		fmt.Println("not started by sudo")
		os.Exit(125)
	}
	listener, err := listen(path, uid, gid)
	if err != nil {
		fmt.Println(err)
		os.Exit(125)
	}
	maps := swapped(uid, gid)
	fmt.Println("ready")
	go func() {
		// Everything inside dies with this process.
		var byte [1]byte
		os.Stdin.Read(byte[:])
		withdraw(path)
		os.Exit(0)
	}()
	// One thread starts them all: the death of the one that forked is what ends a child.
	for {
		socket, err := listener.AcceptUnix()
		if err != nil {
			continue
		}
		if !isPeer(socket, uid) {
			socket.Close()
			continue
		}
		begun := take(socket)
		if begun == nil {
			socket.Close()
			continue
		}
		has := given{maps, takeNetwork()}
		pid, err := startInside("root", begun, has, strconv.Itoa(uid), strconv.Itoa(gid))
		if err == nil {
			syscall.Write(int(begun[3]), []byte("{\"pid\":"+strconv.Itoa(pid)+"}\n"))
			socket.Write([]byte{0})
			go await(socket, pid, has.network)
		} else {
			syscall.Write(int(begun[3]), refusal("new namespaces", err))
			giveBack(has.network)
			socket.Close()
		}
		for _, file := range begun {
			syscall.Close(int(file))
		}
	}
}

// listen makes the folder of the socket, too: gcbench, which may be killed at any moment, makes
// nothing that it would have to remove. Its user gets both when there is nothing more to put there.
func listen(path string, uid, gid int) (*net.UnixListener, error) {
	folder := filepath.Dir(path)
	if err := os.Mkdir(folder, 0o700); err != nil {
		return nil, err
	}
	listener, err := net.ListenUnix("unix", &net.UnixAddr{Name: path, Net: "unix"})
	for _, own := range []string{path, folder} {
		if err == nil {
			err = os.Lchown(own, uid, gid)
		}
	}
	if err != nil {
		withdraw(path)
	}
	return listener, err
}

func withdraw(path string) {
	os.Remove(path)
	os.Remove(filepath.Dir(path))
}

// idle are networks without a way out that nobody is in: to make one takes longer than the other
// namespaces together. No two commands are in one at the same time.
var (
	idle   []*os.File
	idling sync.Mutex
)

// takeNetwork is for one command, until it is given back; nil: each command makes its own.
func takeNetwork() *os.File {
	idling.Lock()
	defer idling.Unlock()
	if len(idle) == 0 {
		return offline()
	}
	last := len(idle) - 1
	network := idle[last]
	idle = idle[:last]
	return network
}

func giveBack(network *os.File) {
	if network == nil {
		return
	}
	idling.Lock()
	defer idling.Unlock()
	idle = append(idle, network)
}

func isPeer(socket *net.UnixConn, uid int) bool {
	raw, err := socket.SyscallConn()
	if err != nil {
		return false
	}
	is := false
	raw.Control(func(file uintptr) {
		who, err := syscall.GetsockoptUcred(int(file), syscall.SOL_SOCKET, syscall.SO_PEERCRED)
		is = err == nil && int(who.Uid) == uid
	})
	return is
}

// take gets the descriptors that a relay hands over; nil: it handed over something else.
func take(socket *net.UnixConn) []uintptr {
	control := make([]byte, syscall.CmsgSpace(4*handed))
	_, n, _, _, err := socket.ReadMsgUnix(make([]byte, 1), control)
	if err != nil {
		return nil
	}
	messages, err := syscall.ParseSocketControlMessage(control[:n])
	if err != nil || len(messages) != 1 {
		return nil
	}
	files, err := syscall.ParseUnixRights(&messages[0])
	if err != nil || len(files) != handed {
		return nil
	}
	var taken []uintptr
	for _, file := range files {
		syscall.CloseOnExec(file)
		taken = append(taken, uintptr(file))
	}
	return taken
}

// await ends the relay with the command, and the command with the relay. Each byte that comes is
// a signal for the command's group.
func await(socket *net.UnixConn, pid int, network *os.File) {
	go func() {
		var byte [1]byte
		for {
			if n, err := socket.Read(byte[:]); n != 1 || err != nil {
				syscall.Kill(pid, syscall.SIGKILL)
				return
			}
			syscall.Kill(-pid, syscall.Signal(byte[0]))
		}
	}()
	// The first process of a namespace is the last of it to be gone.
	syscall.Wait4(pid, nil, 0, nil)
	giveBack(network)
	socket.Close()
}

// relay hands its descriptors to the supervisor, and signals on.
func relay(path string) {
	runtime.UnlockOSThread()
	signals := make(chan os.Signal, 8)
	signal.Notify(signals, syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)
	socket, err := net.DialUnix("unix", nil, &net.UnixAddr{Name: path, Net: "unix"})
	if err == nil {
		_, _, err = socket.WriteMsgUnix([]byte{0}, syscall.UnixRights(0, 1, 2, 3), nil)
	}
	if err != nil {
		os.NewFile(3, "control").Write(refusal("the supervisor", err))
		os.Exit(125)
	}
	go func() {
		for one := range signals {
			socket.Write([]byte{byte(one.(syscall.Signal))})
		}
	}()
	// Only the command holds what it writes to: its end is the end of the output.
	for file := 0; file < handed; file++ {
		syscall.Close(file)
	}
	// A byte says that the command has started, and the end that it has ended.
	var byte [1]byte
	if n, _ := socket.Read(byte[:]); n == 0 {
		os.Exit(125)
	}
	socket.Read(byte[:])
}

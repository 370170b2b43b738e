package main

// A root process that makes namespaces for one user's commands. It is started once by sudo, since
// that closes descriptors and takes longer than the rest together. gcbench connects to it for each
// command, so that no process has to be started that hands descriptors over; when either side is
// gone, so is the command. What does not depend on a command is made before there is one: a network
// without a way out, and the first process of the namespaces.

import (
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"sync/atomic"
	"syscall"
	"time"
)

// What the connections of a command are for. The first byte that comes over one says it, and
// `nameBytes` more of which command it is.
const (
	// A request and its reply, as in main.go.
	forControl = iota
	forOutput
	forErrors
	// Each byte that comes is a signal for the command's group. Who closes it ends the command, and
	// it is closed when the command has ended.
	forLife
	uses

	nameBytes = 16
)

type connections [uses]*net.UnixConn

// handed are the descriptors that a waiting process gets: its standard ones, and that for control.
const handed = 4

// longestWait is how old the mounts that a command finds can be.
const longestWait = time.Second

// supervise serves the socket until gcbench, at the other end of standard input, is gone.
func supervise(path string) {
	uid, err := strconv.Atoi(os.Getenv("SUDO_UID"))
	gid, err2 := strconv.Atoi(os.Getenv("SUDO_GID"))
	if err != nil || err2 != nil || os.Getuid() != 0 {
		fmt.Println("not started by sudo")
		os.Exit(125)
	}
	null, err := os.OpenFile("/dev/null", os.O_RDWR, 0)
	var listener *net.UnixListener
	if err == nil {
		listener, err = listen(path, uid, gid)
	}
	if err != nil {
		fmt.Println(err)
		os.Exit(125)
	}
	owner := []string{strconv.Itoa(uid), strconv.Itoa(gid)}
	s := &supervisor{owner: owner, maps: swapped(uid, gid), null: null}
	fmt.Println("ready")
	go func() {
		// Everything inside dies with this process.
		var byte [1]byte
		os.Stdin.Read(byte[:])
		withdraw(path)
		os.Exit(0)
	}()
	asked := make(chan *connections)
	go accept(listener, uid, asked)
	// One thread starts them all: the death of the one that forked is what ends a child.
	ended := make(chan *os.File)
	running := 0
	for {
		select {
		case ends := <-asked:
			if s.start(ends, ended) {
				running++
			}
		case network := <-ended:
			running--
			s.giveBack(network)
			// While another command is measured, nothing is started.
			if running == 0 {
				s.waiting, _ = s.wait()
			}
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

// accept puts the connections of each command together.
func accept(listener *net.UnixListener, uid int, asked chan<- *connections) {
	begun := map[string]*connections{}
	var lock sync.Mutex
	for {
		socket, err := listener.AcceptUnix()
		if err != nil {
			continue
		}
		go func() {
			var first [1 + nameBytes]byte
			if !isPeer(socket, uid) {
				socket.Close()
				return
			}
			if _, err := io.ReadFull(socket, first[:]); err != nil || first[0] >= uses {
				socket.Close()
				return
			}
			lock.Lock()
			defer lock.Unlock()
			name := string(first[1:])
			if begun[name] == nil {
				begun[name] = &connections{}
			}
			ends := begun[name]
			ends[first[0]] = socket
			for _, end := range ends {
				if end == nil {
					return
				}
			}
			delete(begun, name)
			asked <- ends
		}()
	}
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

// supervisor has what commands have in common, and what is made ahead.
type supervisor struct {
	owner      []string
	maps, null *os.File
	// Networks without a way out that nobody is in: to make one takes longer than the other namespaces
	// together. No two commands are in one at the same time.
	idle []*os.File
	// Nil: none.
	waiting *waiting
}

func (s *supervisor) takeNetwork() *os.File {
	if len(s.idle) == 0 {
		return offline()
	}
	last := len(s.idle) - 1
	network := s.idle[last]
	s.idle = s.idle[:last]
	return network
}

func (s *supervisor) giveBack(network *os.File) {
	if network != nil {
		s.idle = append(s.idle, network)
	}
}

// waiting is the first process of namespaces in which there is no command yet.
type waiting struct {
	pid int
	// Over which it gets descriptors.
	socket int
	// Nil: it makes its own.
	network *os.File
	since   time.Time
}

// wait starts one.
func (s *supervisor) wait() (*waiting, error) {
	pair, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_STREAM|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		return nil, err
	}
	defer syscall.Close(pair[1])
	one := &waiting{socket: pair[0], network: s.takeNetwork(), since: time.Now()}
	files := []uintptr{s.null.Fd(), s.null.Fd(), s.null.Fd(), uintptr(pair[1])}
	one.pid, err = startInside("root", "wait", files, given{s.maps, one.network}, s.owner...)
	if err != nil {
		syscall.Close(one.socket)
		s.giveBack(one.network)
		return nil, err
	}
	return one, nil
}

// enter gives descriptors to the process that waits or, if it has waited for too long, to another.
func (s *supervisor) enter(files []int) (*waiting, error) {
	one := s.waiting
	s.waiting = nil
	if one != nil {
		if time.Since(one.since) < longestWait && one.give(files) == nil {
			return one, nil
		}
		one.end()
		s.giveBack(one.network)
	}
	one, err := s.wait()
	if err != nil {
		return nil, err
	}
	if err := one.give(files); err != nil {
		one.end()
		s.giveBack(one.network)
		return nil, err
	}
	return one, nil
}

// give also says what number the process has outside, which goes to gcbench before all else.
func (one *waiting) give(files []int) error {
	said := fmt.Appendf(nil, "{\"pid\":%d}\n", one.pid)
	err := syscall.Sendmsg(one.socket, said, syscall.UnixRights(files...), nil, syscall.MSG_NOSIGNAL)
	if err == nil {
		syscall.Close(one.socket)
	}
	return err
}

func (one *waiting) end() {
	syscall.Kill(one.pid, syscall.SIGKILL)
	syscall.Wait4(one.pid, nil, 0, nil)
	syscall.Close(one.socket)
}

// receive is what the process that waits does: it takes the descriptors that it is given.
func receive() error {
	said, control := make([]byte, 64), make([]byte, syscall.CmsgSpace(4*handed))
	length, n, _, _, err := syscall.Recvmsg(3, said, control, syscall.MSG_CMSG_CLOEXEC)
	if err != nil {
		return err
	}
	messages, err := syscall.ParseSocketControlMessage(control[:n])
	if err != nil || len(messages) != 1 {
		return errors.New("nothing came")
	}
	files, err := syscall.ParseUnixRights(&messages[0])
	if err != nil || len(files) != handed {
		return errors.New("something else came")
	}
	for to, file := range files {
		flags := 0
		if to == 3 {
			flags = syscall.O_CLOEXEC
		}
		if err := syscall.Dup3(file, to, flags); err != nil {
			return err
		}
		syscall.Close(file)
	}
	_, err = syscall.Write(3, said[:length])
	return err
}

// start says whether the command has started, whose network comes through `ended` when it has ended.
func (s *supervisor) start(ends *connections, ended chan<- *os.File) bool {
	files, err := descriptorsOf(ends)
	var one *waiting
	if err == nil {
		one, err = s.enter(files)
	}
	if err != nil {
		ends[forControl].Write(refusal("new namespaces", err))
	}
	// Only the command holds what it writes to: its end is the end of the output.
	for _, file := range files {
		syscall.Close(file)
	}
	for _, end := range ends[:forLife] {
		end.Close()
	}
	if err != nil {
		ends[forLife].Close()
		return false
	}
	go one.await(ends[forLife], ended)
	return true
}

// descriptorsOf are those that the command's first process is given.
func descriptorsOf(ends *connections) ([]int, error) {
	null, err := syscall.Open("/dev/null", syscall.O_RDWR|syscall.O_CLOEXEC, 0)
	if err != nil {
		return nil, err
	}
	files := []int{null}
	for _, use := range []int{forOutput, forErrors, forControl} {
		raw, err := ends[use].SyscallConn()
		if err != nil {
			return files, err
		}
		raw.Control(func(file uintptr) {
			own, _, errno := syscall.Syscall(syscall.SYS_FCNTL, file, syscall.F_DUPFD_CLOEXEC, 0)
			if err = nil; errno != 0 {
				err = errno
				return
			}
			files = append(files, int(own))
			// Programs are not prepared for output that does not wait.
			err = syscall.SetNonblock(int(own), false)
		})
		if err != nil {
			return files, err
		}
	}
	return files, nil
}

// await ends the command with gcbench, and says when it has ended.
func (one *waiting) await(life *net.UnixConn, ended chan<- *os.File) {
	var isGone atomic.Bool
	go func() {
		var byte [1]byte
		for {
			n, err := life.Read(byte[:])
			if isGone.Load() {
				return
			}
			if n != 1 || err != nil {
				syscall.Kill(one.pid, syscall.SIGKILL)
				return
			}
			syscall.Kill(-one.pid, syscall.Signal(byte[0]))
		}
	}()
	// The first process of a namespace is the last of it to be gone.
	syscall.Wait4(one.pid, nil, 0, nil)
	isGone.Store(true)
	life.Close()
	ended <- one.network
}

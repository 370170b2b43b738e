"""The launcher of main.go, for machines without Go: the same protocol.

Python 3.6 or newer, standard library only; without prctl where that does not exist.
"""

import ctypes
import json
import os
import signal
import sys
import threading
import time

if sys.argv[1:2] == ["cpu"]:
    for pid in sys.argv[2:]:
        try:
            print(pid, int(1e9 * time.clock_gettime(~int(pid) << 3 | 2)))
        except OSError:
            pass
    sys.exit()
bare = sys.argv[1:] == ["bare"]
if len(sys.argv) > 1 and not bare:
    print(sys.argv[1])
    sys.exit()
for sig in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
    signal.signal(sig, lambda *_: None)
linux = sys.platform.startswith("linux")
for fd in [3] + (list(map(int, os.listdir("/proc/self/fd"))) if linux else []):
    try:
        if fd > 2:
            os.set_inheritable(fd, False)
    except OSError:
        pass
prctl = ctypes.CDLL(None).prctl if linux else lambda *_: 0
prctl(36, 1, 0, 0, 0)
control = os.fdopen(3, "rb", closefd=False)


def text():
    out = bytearray()
    while True:
        byte = control.read(1)
        if not byte:
            os._exit(125)
        if byte == b"\0":
            return bytes(out)
        out += byte


argc, envc, wallc = int(text()), int(text()), int(text())
cpus, nodes, huge = (text().decode() for _ in range(3))
argv = [text() for _ in range(argc)]
env = dict(text().split(b"=", 1) for _ in range(envc))
for _ in range(wallc):
    text()  # Walls take Go; without it a command gets no new privileges (PR_SET_NO_NEW_PRIVS).
if bare:
    prctl(38, 1, 0, 0, 0)


def reply(**facts):
    try:
        os.write(3, json.dumps(facts).encode() + b"\n")
    except OSError:
        pass
    os._exit(0)


# Of set_mempolicy(2), by machine; 2 is MPOL_BIND, 41 PR_SET_THP_DISABLE.
CALLS = {"x86_64": 238, "aarch64": 237, "riscv64": 237, "s390x": 270, "ppc64le": 261}


def system(name, *args):
    libc = ctypes.CDLL(None, use_errno=True)
    if getattr(libc, name)(*args) != 0:
        raise OSError(ctypes.get_errno(), "")


def place():
    if cpus:
        yield "cpus", lambda: os.sched_setaffinity(0, map(int, cpus.split(",")))
    if nodes:
        call = CALLS.get(os.uname().machine)
        numbers = [int(node) for node in nodes.split(",")]
        words = (ctypes.c_ulong * 64)()
        for node in numbers:
            words[node // 64] |= 1 << node % 64
        yield (
            "numa",
            lambda: system("syscall", call or -1, 2, words, ctypes.c_ulong(64 * 64 + 1)),
        )
    if huge == "never":
        yield (
            "huge-pages",
            lambda: system("prctl", 41, *(ctypes.c_ulong(n) for n in (1, 0, 0, 0))),
        )


for what, act in place():
    try:
        act()
    except OSError as error:
        reply(errno=error.errno, placing=what)

parent = os.getpid()
failed, fail = os.pipe()
start = time.monotonic()
pid = os.fork()
if pid == 0:
    try:
        prctl(1, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != parent:
            os._exit(125)
        for name in ("SIGPIPE", "SIGXFSZ"):
            signal.signal(getattr(signal, name), signal.SIG_DFL)
        os.execvpe(argv[0], argv, env)
    except OSError as error:
        os.write(fail, str(error.errno).encode())
    finally:
        os._exit(125)
os.close(fail)
errno = os.read(failed, 16)
if errno:
    reply(errno=int(errno))
ending = threading.Event()


def children():
    for name in os.listdir("/proc") if linux else []:
        try:
            with open(f"/proc/{int(name)}/stat", "rb") as stat:
                front, _, after = stat.read().rpartition(b")")
            state, above = after.split()[:2]
            if int(above) == parent and state != b"Z":
                yield int(name), front.partition(b"(")[2].decode("ascii", "replace")
        except (ValueError, IndexError, OSError):
            pass


def kill_children():
    for child, _ in children():
        try:
            os.kill(child, signal.SIGKILL)
        except OSError:
            pass


def watch():
    control.read(1)
    ending.set()
    kill_children()
    if not linux:
        os.kill(pid, signal.SIGKILL)


threading.Thread(target=watch, daemon=True).start()
uses = []
left = []
wall = status = 0
while True:
    try:
        done, state, use = os.wait4(-1, os.WNOHANG if ending.is_set() else 0)
        if done == 0:
            kill_children()
            done, state, use = os.wait4(-1, 0)
    except ChildProcessError:
        break
    if done == pid:
        wall, status = time.monotonic() - start, state
        if not ending.is_set():
            left = list(dict.fromkeys(name for _, name in children()))[:8]
        ending.set()
    uses.append(use)
signaled = os.WIFSIGNALED(status)
reply(
    errno=0,
    code=-1 if signaled else os.WEXITSTATUS(status),
    signal=os.WTERMSIG(status) if signaled else 0,
    wallSec=wall,
    left=left,
    userSec=sum(u.ru_utime for u in uses),
    systemSec=sum(u.ru_stime for u in uses),
    maxRssBytes=max(u.ru_maxrss for u in uses) * (1024 if linux else 1),
    minorFaults=sum(u.ru_minflt for u in uses),
    majorFaults=sum(u.ru_majflt for u in uses),
    voluntarySwitches=sum(u.ru_nvcsw for u in uses),
    involuntarySwitches=sum(u.ru_nivcsw for u in uses),
)

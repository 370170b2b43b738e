/**
 * The CPU clock of Go benchmarks: package testing in a form that reads the process's CPU clock where
 * the timer starts and stops, and prints it behind `ns/op`. The go command compiles it in place of
 * the toolchain's own file (`-overlay`), so neither the module nor the toolchain is touched.
 */
import { folderOf } from '../model/paths.ts'
import { DOWNLOADED } from './go-toolchain.ts'
import type { Overlay, PatchedFiles } from './workload.ts'

/** What the clocks of the process said while the timer ran: fields of testing.B. */
const FIELDS = 'gcbench gcbenchClock'

type Edit = { at: RegExp; times: number; to: string }

/**
 * Edits of testing/benchmark.go. None adds a line: positions in stack traces stay. The CPU clock is
 * read outside of the wall clock's stretch, so that `ns/op` is what it was; and nothing is allocated
 * between the two readings of the heap.
 */
const EDITS: Edit[] = [
  { at: /^\ttimerOn +bool$/gm, times: 1, to: `$&; ${FIELDS}` },
  { at: /^\t\tb\.start = \w+(?:\.\w+)?\(\)$/gm, times: 2, to: '\t\tb.gcbench.start();$&' },
  {
    at: /^\t\tb\.duration \+= \w+(?:\.\w+)?\(b\.start\)$/gm,
    times: 1,
    to: '$&; b.gcbench.stop()',
  },
  { at: /^func \(b \*B\) ResetTimer\(\) \{$/gm, times: 1, to: '$& b.gcbench.reset(b.timerOn)' },
  { at: /^func \(b \*B\) StartTimer\(\) \{$/gm, times: 1, to: '$& b.gcbench.enter(!b.timerOn)' },
  { at: /^\t\tb\.timerOn = false$/gm, times: 1, to: '$&; b.gcbench.leave()' },
  {
    at: /^func \(b \*B\) RunParallel\(body func\(\*PB\)\) \{$/gm,
    times: 1,
    to: '$& b.gcbench.goroutines = b.parallelism * runtime.GOMAXPROCS(0)',
  },
  { at: /^\t\t\tresults := r\.String\(\)$/gm, times: 1, to: '$& + b.gcbench.text(b.extra, r.N)' },
]

/**
 * CLOCK_PROCESS_CPUTIME_ID, and how long the threads that did the work waited for a CPU (schedstat,
 * field 2): those with a third of the CPU time of the busiest, since the runtime's own wake up all
 * the time and wait beside the work. To read that takes microseconds a thread, so it is left out
 * where the timer starts again and again.
 */
const CLOCK = `package testing

import (
	"fmt"
	"strconv"
	"strings"
	"syscall"
	"time"
	"unsafe"
)

type gcbenchTask struct{ cpu, delay int64 }

type gcbenchClock struct {
	cpu, cpuStart int64
	began         time.Time
	wall          int64 // of the last stretch
	delay         int64 // -1: not known
	starts        int
	goroutines    int // of RunParallel
	before        map[string]gcbenchTask
}

const gcbenchMostStarts = 4

func gcbenchCPU() int64 {
	const processClock = 2
	var now syscall.Timespec
	syscall.RawSyscall(syscall.SYS_CLOCK_GETTIME, processClock, uintptr(unsafe.Pointer(&now)), 0)
	return now.Nano()
}

func gcbenchRead(name string, read func(int, []byte) (int, error)) []byte {
	file, err := syscall.Open(name, syscall.O_RDONLY|syscall.O_CLOEXEC, 0)
	if err != nil {
		return nil
	}
	defer syscall.Close(file)
	text := make([]byte, 4096)
	n, err := read(file, text)
	if err != nil {
		return nil
	}
	return text[:n]
}

func gcbenchTasks() map[string]gcbenchTask {
	tasks := map[string]gcbenchTask{}
	_, _, ids := syscall.ParseDirent(gcbenchRead("/proc/self/task", syscall.ReadDirent), -1, nil)
	for _, id := range ids {
		text := gcbenchRead("/proc/self/task/"+id+"/schedstat", syscall.Read)
		if fields := strings.Fields(string(text)); len(fields) > 1 {
			cpu, _ := strconv.ParseInt(fields[0], 10, 64)
			delay, _ := strconv.ParseInt(fields[1], 10, 64)
			tasks[id] = gcbenchTask{cpu, delay}
		}
	}
	return tasks
}

// enter is called before the timer starts, and before the heap is read.
func (c *gcbenchClock) enter(starts bool) {
	if !starts {
		return
	}
	if c.starts++; c.starts <= gcbenchMostStarts {
		c.before = gcbenchTasks()
	}
}

// leave is called after the timer stopped, and after the heap was read.
func (c *gcbenchClock) leave() {
	if c.starts > gcbenchMostStarts || len(c.before) == 0 {
		c.delay = -1
		return
	}
	tasks, most := gcbenchTasks(), int64(0)
	for id, now := range tasks {
		if cpu := now.cpu - c.before[id].cpu; cpu > most {
			most = cpu
		}
	}
	for id, now := range tasks {
		cpu, delay := now.cpu-c.before[id].cpu, now.delay-c.before[id].delay
		if c.delay < 0 || 3*cpu < most {
			continue
		}
		// The rest of it was before the timer started, or after it stopped.
		if delay > c.wall-cpu {
			delay = c.wall - cpu
		}
		if delay > 0 {
			c.delay += delay
		}
	}
}

func (c *gcbenchClock) start() { c.began, c.cpuStart = time.Now(), gcbenchCPU() }

func (c *gcbenchClock) stop() {
	c.cpu += gcbenchCPU() - c.cpuStart
	c.wall = int64(time.Since(c.began))
}

func (c *gcbenchClock) reset(isRunning bool) {
	c.cpu, c.delay, c.starts = 0, 0, 0
	c.enter(isRunning)
}

func (c *gcbenchClock) text(extra map[string]float64, n int) string {
	if _, own := extra["cpu-ns/op"]; own || n <= 0 {
		return ""
	}
	text := fmt.Sprintf("\\t%10.4f cpu-ns/op", float64(c.cpu)/float64(n))
	if c.delay >= 0 {
		text += fmt.Sprintf("\\t%10.4f run-delay-ns/op", float64(c.delay)/float64(n))
	}
	if c.goroutines > 1 {
		text += fmt.Sprintf("\\t%10d parallel-goroutines", c.goroutines)
	}
	return text
}
`

const FOLDER = 'src/testing'

export const overlayFlag = ({ file }: Overlay) => `-overlay=${file}`

export const isOverlayFlag = (word: string) => /^--?overlay(=|$)/.test(word)

export const goCpuClock: Omit<PatchedFiles<unknown>, 'excluded'> = {
  reads: `${FOLDER}/benchmark.go`,
  about: 'package testing with a clock of CPU time',
  patch(text) {
    let patched = text
    for (const { at, times, to } of EDITS) {
      const found = text.match(at)?.length ?? 0
      if (found !== times) return { why: `${FOLDER}/benchmark.go has ${at.source} ${found} times` }
      patched = patched.replace(at, to)
    }
    return {
      files: { [`${FOLDER}/benchmark.go`]: patched, [`${FOLDER}/gcbench_clock.go`]: CLOCK },
    }
  },
  // From Go 1.25 on nothing below GOMODCACHE may be replaced, where a downloaded toolchain lies: by
  // another name of the same folder it may. The toolchain's version is known, so it is not asked for.
  place(root, path) {
    if (!DOWNLOADED.test(root)) return { root, env: {} }
    const alias = `/proc/self/root${root}`
    return {
      root: alias,
      env: { GOROOT: alias, GOTOOLCHAIN: 'local', PATH: `${alias}/bin:${path}` },
    }
  },
  list: (replaced) => JSON.stringify({ Replace: replaced }),
  check: (overlay, project) => ({
    argv: ['go', 'build', '-trimpath', overlayFlag(overlay), 'testing'],
    folder: project?.folder ?? '',
    env: { ...project?.env, ...overlay.env },
    reads: [folderOf(overlay.file)],
  }),
}

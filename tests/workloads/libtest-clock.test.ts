/** The clock that libtest is given, under a program that measures as libtest does and never agrees. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { LIBTEST_CLOCK } from '../../src/workloads/benchmark-tools.ts'

/** Two benchmarks; for each: passes, samples of the last pass that a step of the clock is in, and what is told. */
const PROGRAM = `#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec at;
  clock_gettime(CLOCK_MONOTONIC, &at);
  return at.tv_sec + at.tv_nsec / 1e9;
}

/* So long by the clock of CPU time, which nobody changes. */
static void work(double sec) {
  struct timespec at;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &at);
  double until = at.tv_sec + at.tv_nsec / 1e9 + sec;
  do clock_gettime(CLOCK_THREAD_CPUTIME_ID, &at); while (at.tv_sec + at.tv_nsec / 1e9 < until);
}

static int compare(const void *a, const void *b) {
  return *(double *)a > *(double *)b ? 1 : -1;
}

static double sample(double sec) {
  double start = now();
  work(sec);
  return (now() - start) / sec;
}

int main(void) {
  for (int benchmark = 0; benchmark < 2; benchmark++) {
    const char name[] = "test a ... ";
    write(1, name, sizeof name - 1);
    double total = 0, each = 0.001, median = 0;
    int passes = 0, steps = 0;
    while (total <= 3) {
      double start = now(), of[50];
      for (int i = 0; i < 50; i++) sample(each);
      steps = 0;
      for (int i = 0; i < 50; i++) {
        of[i] = sample(5 * each);
        if (of[i] > 500) steps++;
      }
      qsort(of, 50, sizeof of[0], compare);
      median = of[25];
      total += now() - start;
      each *= 2;
      passes++;
    }
    char said[100];
    write(1, said, snprintf(said, sizeof said, "%d %d %.2f\\n", passes, steps, median));
  }
}
`

describe('the clock of libtest', { tags: 'slow' }, () => {
  it('ends each benchmark after its first pass, and leaves the median as it is', ({ skip }) => {
    skip(spawnSync('cc', ['--version']).status !== 0, 'no compiler of C')
    const folder = mkdtempSync(join(tmpdir(), 'libtest-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const [clock, program] = [join(folder, 'clock.so'), join(folder, 'program')]
    for (const [name, text] of Object.entries({ clock: LIBTEST_CLOCK, program: PROGRAM }))
      writeFileSync(join(folder, `${name}.c`), text)
    execFileSync('cc', ['-O2', '-shared', '-fPIC', '-o', clock, `${clock.slice(0, -3)}.c`, '-ldl'])
    execFileSync('cc', ['-O2', '-w', '-o', program, `${program}.c`])
    const said = execFileSync(program, { env: { LD_PRELOAD: clock }, encoding: 'utf8' })
    const told = [...said.matchAll(/test a \.\.\. (\d+) (\d+) ([\d.]+)/g)]
    expect(told, said).toHaveLength(2)
    for (const [, passes, steps, median] of told) {
      // Where the machine had no time in the first samples, the step is in one of the others.
      expect(Number(passes)).toBe(1)
      expect(Number(steps)).toBeLessThanOrEqual(1)
      expect(Number(median)).toBeLessThan(100)
    }
  })
})

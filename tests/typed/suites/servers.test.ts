/** Suites of servers on the pages, run as they stand there, with servers that have little to do. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTopology } from '../../../src/machine/environment.ts'
import { readCpuList } from '../../../src/settings/programs.ts'
import { lacks } from '../../support/lacks.ts'
import { readerOfPages } from '../../support/pages/page-measure.ts'
import { suiteBelow } from '../../support/pages/page-suites.ts'
import { hasGo, PROJECT } from '../../support/repository.ts'
import { findSqlServer, SQLSERVER } from '../../support/sqlserver.ts'

const { measure, makeProgram } = readerOfPages()

const hasSysbench = hasGo && (await findSqlServer()) !== null
/** It has no option that tells its version. */
const hasHey = !lacks('hey', 'sh', '-c', 'command -v hey')

const example = (path: string) => readFileSync(join(PROJECT, 'fixtures/examples', path), 'utf8')

describe.skipIf(!hasSysbench)('a database server against itself', () => {
  it('the same number of transactions, and a control that is the same binary', () => {
    const suite = suiteBelow(
      'docs/how-to/database-server.md',
      'A server against itself, under equal work',
    )
    const text = (name: string) => readFileSync(join(SQLSERVER, name), 'utf8')
    const { report, names } = measure({
      suite,
      base: {
        'go.mod': text('go.mod'),
        'go.sum': text('go.sum'),
        'cmd/mydb/main.go': text('main.go'),
        'bench/scripts/groupby_scan.lua': example('scripts/groupby_scan.lua'),
        'bench/scripts/index_join.lua': example('scripts/index_join.lua'),
      },
    })
    expect(names).toEqual(['geomean', 'groupby_scan', 'index_join'])
    const roles = report.comparisons
      .filter(({ metric, benchmark }) => metric === 'latency-p95' && benchmark === 'index_join')
      .map(({ contrast, role }) => [contrast, role])
    expect(roles).toEqual([
      ['refs', 'gating'],
      ['aa', 'control'],
    ])
    const events = report.records?.map(
      ({ outputs }) => /total number of events: +(\d+)/.exec(outputs.stdout ?? '')?.[1],
    )
    expect(new Set(events)).toEqual(new Set(['1000']))
  })
})

const SERVICE = `import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.util.concurrent.Executors;

class Service {
  public static void main(String[] args) throws Exception {
    int port = Integer.parseInt(args[0].substring("--server.port=".length()));
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
    server.setExecutor(Executors.newFixedThreadPool(4));
    for (String path : new String[] {"/health", "/orders"})
      server.createContext(path, exchange -> {
        byte[] answer = new byte[path.equals("/orders") ? 100_000 : 2];
        exchange.sendResponseHeaders(200, answer.length);
        exchange.getResponseBody().write(answer);
        exchange.close();
      });
    server.start();
  }
}
`
const hasJava = !lacks(
  'javac and jar',
  'sh',
  '-c',
  'java --version && javac --version && jar --version',
)

describe.skipIf(!hasHey || !hasJava)('a JVM service under load', () => {
  it('what the load saw, and what the collector did', () => {
    // Maven is stood in for by what it would call.
    makeProgram(
      'mvn',
      'mkdir -p target/classes && javac -d target/classes src/Service.java && ' +
        'jar cfe target/service.jar Service -C target/classes .',
    )
    const suite = suiteBelow('docs/how-to/jvm-service.md', 'A service under load')
    const { report, said } = measure({ suite, base: { 'src/Service.java': SERVICE } })
    const rows = new Map(report.comparisons.map((row) => [row.metric, row]))
    expect(rows.get('latency-p95')?.role, said).toBe('gating')
    for (const metric of ['gc-cycles', 'gc-pause/transaction', 'gc-heap-before-max', 'rss-max'])
      expect(rows.get(metric)?.role, metric).toBe('informational')
    // A block is 2000 orders of 100 kB, more than what is young of 512 MB.
    expect(rows.get('gc-cycles')?.baseValue).toBeGreaterThan(0)
    expect(report.plan.suite.warmUp).toBe(true)
  })
})

const API = `package main

import (
	_ "expvar"
	"flag"
	"log"
	"net/http"
)

var kept []byte

func main() {
	listen := flag.String("listen", "", "address of the service")
	debug := flag.String("debug", "", "address of /debug/vars")
	flag.Parse()
	if *debug != "" {
		go func() { log.Fatal(http.ListenAndServe(*debug, nil)) }()
	}
	answer := func(w http.ResponseWriter, _ *http.Request) {
		kept = make([]byte, 64<<10)
		w.Write(kept[:2])
	}
	log.Fatal(http.ListenAndServe(*listen, http.HandlerFunc(answer)))
}
`
const SERVERS = ['server under default', 'server under small-pages']
const LOADS = ['variant default', 'variant small-pages']
const api = { 'go.mod': 'module example.com/api\n\ngo 1.24\n', 'cmd/api/main.go': API }

describe.skipIf(!hasHey || !hasGo)('a Go service under load', () => {
  it('what its runtime tells beside the load, under two settings of the collector', ({ skip }) => {
    const suite = suiteBelow('docs/suite-file.md', "What a server's Go runtime does under load")
    const { report, said } = measure({ suite, base: api })
    const rows = new Map(report.comparisons.map((row) => [row.metric, row]))
    // A machine that is busy enough gives no answer within the second that there is.
    const unheard = report.problems.find(({ code }) => code === 'no-runtime-metrics')
    if (unheard !== undefined) console.warn(`skipped: ${unheard.message}`)
    skip(unheard !== undefined)
    const allocated = rows.get('go-alloc-bytes/transaction')
    expect(allocated?.role, said).toBe('gating')
    expect(allocated?.baseValue).toBeGreaterThan(64 * 1024)
    expect(rows.get('go-heap-goal')?.contrast).toBe('variants@head:default:half')
    expect(rows.get('go-heap-goal')?.baseValue).toBeGreaterThan(0)
  })
  it('on CPUs of its own, and without huge pages; what the machine lacks is said', () => {
    const suite = suiteBelow('docs/suite-file.md', 'Where programs run')
    const { report, said } = measure({ suite, base: api })
    const metrics = report.comparisons.map(({ metric }) => metric)
    expect(metrics).toEqual(expect.arrayContaining(['server-cpu/transaction', 'huge-pages-max']))
    expect(report.comparisons.some(({ role }) => role === 'gating')).toBe(true)
    const allowed = readCpuList(readTopology().allowedCpus ?? '') ?? []
    const told = report.problems.filter(({ code }) => code === 'cpus-not-allowed')
    expect(told.map(({ where }) => where).toSorted(), said).toEqual([
      ...([0, 1, 2].every((cpu) => allowed.includes(cpu)) ? [] : SERVERS),
      ...(allowed.includes(3) ? [] : LOADS),
    ])
  })
})

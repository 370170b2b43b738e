/** Whether a repository builds a server: code of public repositories, and what is like it. */
import { describe, expect, it } from 'vitest'
import { buildsServer, type ServerSigns } from '../../src/plan/suite-template.ts'

const line = (path: string, text: string) => ({ path, line: text })
const file = (path: string, text: string) => ({ path, text })
const main = (path: string) => line(path, 'package main')

const signs = (more: Partial<ServerSigns>): ServerSigns => ({
  mains: [],
  listens: [],
  imports: [],
  modules: [{ folder: '', path: 'example.com/m' }],
  ...more,
})

describe('buildsServer', () => {
  it('a program that listens, or imports a package of its own that does', () => {
    const own = signs({
      mains: [main('cmd/app/main.go')],
      listens: [file('cmd/app/main.go', 'log.Fatal(http.ListenAndServe(addr, nil))')],
    })
    expect(buildsServer(own)).toBe(true)
    // As in Prometheus: its program imports web, which listens.
    const deep = signs({
      mains: [main('cmd/app/main.go')],
      imports: [
        line('cmd/app/main.go', '\t"example.com/m/api"'),
        line('api/api.go', 'import web "example.com/m/api/web"'),
      ],
      listens: [file('api/web/web.go', '\tln, err := net.Listen("tcp", address)')],
    })
    expect(buildsServer(deep)).toBe(true)
    expect(buildsServer({ ...deep, imports: deep.imports.slice(1) })).toBe(false)
  })

  it('no router, no interpreter, no example', () => {
    // As in gin: the package listens, and no program of the repository imports it.
    const listens = [file('gin.go', '\terr = http.ListenAndServe(address, engine)')]
    expect(buildsServer(signs({ listens }))).toBe(false)
    const examples = signs({
      listens,
      mains: [main('_examples/rest/main.go'), main('examples/x/main.go')],
      imports: [line('_examples/rest/main.go', '\t"example.com/m"')],
    })
    expect(buildsServer(examples)).toBe(false)
    // As in yaegi: a table of what net/http exports.
    const table = '"ListenAndServe": reflect.ValueOf(http.ListenAndServe),'
    const names = signs({
      mains: [main('cmd/app/main.go')],
      listens: [
        file('cmd/app/table.go', `\t\t${table}`),
        file('cmd/app/run_test.go', 'net.Listen(x)'),
        // As in yaegi's program, whose first comment has an example.
        file('cmd/app/doc.go', '/*\n\tlog.Fatal(http.ListenAndServe(":8080", nil))\n*/\n'),
        file('cmd/app/own.go', 'func (s *S) ListenAndServe(addr string) error {'),
      ],
    })
    expect(buildsServer(names)).toBe(false)
  })

  it('no tool that a profiler may ask', () => {
    const profiled = (more: string) =>
      buildsServer(
        signs({
          mains: [main('cmd/app/main.go')],
          listens: [
            file(
              'cmd/app/main.go',
              `import _ "net/http/pprof"\n\tgo http.ListenAndServe("localhost:6060", nil)\n${more}`,
            ),
          ],
        }),
      )
    expect(profiled('')).toBe(false)
    expect(profiled('\thttp.HandleFunc("/", serve)')).toBe(true)
    expect(profiled('\thttp.ListenAndServe(":80", mux)')).toBe(true)
  })
})

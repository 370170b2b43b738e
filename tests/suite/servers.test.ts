/** Whether a repository builds a server: lines of public repositories, and of what is like them. */
import { describe, expect, it } from 'vitest'
import { buildsServer, type ServerSigns } from '../../src/core/suite/servers.ts'

const line = (path: string, text: string) => ({ path, line: text })
const main = (path: string) => line(path, 'package main')

const signs = (more: Partial<ServerSigns>): ServerSigns => ({
  ...{ mains: [], listens: [], imports: [], modules: [{ folder: '', path: 'example.com/m' }] },
  ...more,
})

describe('buildsServer', () => {
  it('a program that listens, or imports a package of its own that does', () => {
    const own = signs({
      mains: [main('cmd/app/main.go')],
      listens: [line('cmd/app/main.go', 'log.Fatal(http.ListenAndServe(addr, nil))')],
    })
    expect(buildsServer(own)).toBe(true)
    // As in Prometheus: its program imports web, which listens.
    const deep = signs({
      mains: [main('cmd/app/main.go')],
      imports: [
        line('cmd/app/main.go', '\t"example.com/m/api"'),
        line('api/api.go', 'import web "example.com/m/api/web"'),
      ],
      listens: [line('api/web/web.go', '\tln, err := net.Listen("tcp", address)')],
    })
    expect(buildsServer(deep)).toBe(true)
    expect(buildsServer({ ...deep, imports: deep.imports.slice(1) })).toBe(false)
  })

  it('no router, no interpreter, no example', () => {
    // As in gin: the package listens, and no program of the repository imports it.
    const listens = [line('gin.go', '\terr = http.ListenAndServe(address, engine)')]
    expect(buildsServer(signs({ listens }))).toBe(false)
    const examples = signs({
      ...{ listens, mains: [main('_examples/rest/main.go'), main('examples/x/main.go')] },
      imports: [line('_examples/rest/main.go', '\t"example.com/m"')],
    })
    expect(buildsServer(examples)).toBe(false)
    // As in yaegi: a table of what net/http exports.
    const table = '"ListenAndServe": reflect.ValueOf(http.ListenAndServe),'
    const names = signs({
      mains: [main('cmd/app/main.go')],
      listens: [
        line('cmd/app/table.go', `\t\t${table}`),
        line('cmd/app/run_test.go', 'net.Listen(x)'),
      ],
    })
    expect(buildsServer(names)).toBe(false)
  })
})

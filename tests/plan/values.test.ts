import { describe, expect, it } from 'vitest'
import { absolutePath, isInside, nearest } from '../../src/model/paths.ts'
import { duration, percent, readDuration } from '../../src/settings/values.ts'
import { goBenchSettings } from '../../src/workloads/go-bench.ts'

describe('readDuration', () => {
  it.each([
    ['15m', 900],
    ['90s', 90],
    ['1h30m', 5400],
    ['500ms', 0.5],
    ['1.5h', 5400],
    ['1m500ms', 60.5],
    ['2h0m3s', 7203],
    ['90', 90],
    ['0', 0],
  ])('reads %s as %d seconds', (written, sec) => {
    expect(readDuration(written)).toBe(sec)
  })

  it.each(['', 'm', '15', '1m1h', '1 m', '-1s', '1e3', '.5s', '1d', '1mm'])(
    'takes %j only if it is a plain number',
    (written) => {
      expect(readDuration(written)).toBe(written === '15' ? 15 : null)
    },
  )
})

describe('absolutePath', () => {
  it.each([
    ['out', '/a/b/out'],
    ['./out', '/a/b/out'],
    ['../out', '/a/out'],
    ['..', '/a'],
    ['../../../out', '/out'],
    ['/a/b/../out', '/a/out'],
    ['..out/.x', '/a/b/..out/.x'],
    ['out/', '/a/b/out/'],
  ])('reads %s in /a/b as %s', (written, path) => {
    expect(absolutePath(written, '/a/b')).toBe(path)
    expect(isInside(absolutePath(written, '/a/b'), '/a/b')).toBe(path.startsWith('/a/b/'))
  })
})

describe('values', () => {
  it('takes durations and percentages as numbers too', () => {
    expect(duration.parse(90)).toBe(90)
    expect(percent.parse('2.5%')).toBe(2.5)
    expect(percent.parse('2 %')).toBe(2)
    expect(percent.parse(0)).toBe(0)
  })

  it.each([0, -1, Number.POSITIVE_INFINITY, Number.NaN, '0ms', '121h'])(
    'refuses the duration %s',
    (written) => {
      expect(duration.safeParse(written).success).toBe(false)
    },
  )
})

describe('nearest', () => {
  const known = ['build-env', 'benchtime', 'sysbench', 'go-bench', 'env']
  it.each([
    ['sysbnch', 'sysbench'],
    ['buildEnv', 'build-env'],
    ['build_env', 'build-env'],
    ['BenchTime', 'benchtime'],
    ['evn', null],
    ['enc', 'env'],
    ['xyzzy', null],
    ['', null],
  ])('%j -> %j', (written, name) => {
    expect(nearest(written, known)).toBe(name)
  })
})

describe('goBenchSettings', () => {
  it.each([
    ['', ''],
    ['.', ''],
    ['./go/', 'go'],
    ['services//api/.', 'services/api'],
    ['..a/b..', '..a/b..'],
  ])('reads the folder %j as %j', (written, dir) => {
    expect(goBenchSettings.parse({ dir: written }).dir).toBe(dir)
  })

  it.each(['/', '/etc', '..', 'a/../b', 'a/..', 'a\\b'])('refuses the folder %j', (written) => {
    expect(goBenchSettings.safeParse({ dir: written }).success).toBe(false)
  })
})

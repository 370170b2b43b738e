/**
 * The Homebrew formula of a release, for a repository of formulas (a tap):
 * `npx node scripts/release/formula.ts DIR`, where DIR has the release's SHA256SUMS.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY, VERSION } from '../../src/model/version.ts'

// Where a release is made no package is installed, so that this imports none.
const HOMEBREW = { x64: 'on_intel', arm64: 'on_arm' }

/** `sums`: lines of `sha256sum`. Throws where one of the archives has none. */
export function formulaOf(sums: string): string {
  const address = `https://github.com/${REPOSITORY}`
  const archives = Object.entries(HOMEBREW).flatMap(([architecture, block]) => {
    const name = `gcbench-linux-${architecture}.tar.gz`
    const [, sum] = new RegExp(`^([0-9a-f]{64}) [ *]${name}$`, 'm').exec(sums) ?? []
    if (sum === undefined) throw new Error(`SHA256SUMS has no ${name}`)
    return [
      `  ${block} do`,
      `    url "${address}/releases/download/v${VERSION}/${name}"`,
      `    sha256 "${sum}"`,
      '  end',
    ]
  })
  return [
    'class Gcbench < Formula',
    '  desc "Paired benchmarks: how much faster or slower, and how sure that is"',
    `  homepage "${address}"`,
    `  version "${VERSION}"`,
    '  license "Apache-2.0"',
    '  depends_on :linux',
    ...archives,
    '',
    '  def install',
    '    bin.install "gcbench"',
    '  end',
    '',
    '  test do',
    '    assert_equal version.to_s, shell_output("#{bin}/gcbench --version").strip',
    '  end',
    'end',
    '',
  ].join('\n')
}

if (import.meta.main)
  process.stdout.write(formulaOf(readFileSync(join(process.argv[2] ?? '.', 'SHA256SUMS'), 'utf8')))

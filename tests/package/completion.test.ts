/** Completion as each shell asks for it. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeEnv } from '../support/node-env.ts'
import { findTool, skipNote } from '../tool-path.ts'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gcbench-completion-'))
  const command = join(root, 'gcbench')
  const [start, door] = [resolve('start.js'), resolve('src/cli/main.ts')]
  writeFileSync(command, `#!/bin/sh\nexec node ${start} ${door} "$@"\n`)
  chmodSync(command, 0o755)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A shell that is asked for the words after `gcbench rep`, and says them. */
const SHELLS: Record<string, (script: string) => { program: string; says: RegExp }> = {
  bash: (script) => ({
    program: `source ${script}; COMP_WORDS=(gcbench rep); COMP_CWORD=1
      __gcbench_complete 2> /dev/null; echo "<\${COMPREPLY[*]}>"`,
    says: /^<report>$/m,
  }),
  fish: (script) => ({
    program: `source ${script}; complete -C 'gcbench rep'`,
    says: /^report\trender a stored report/m,
  }),
  // Its completion needs a line editor, and that a terminal.
  zsh: (script) => ({
    program: `zmodload zsh/zpty; zpty z zsh -f -i
      zpty -w z "autoload -Uz compinit; compinit -u -D; source ${script}; echo is-\\ready"
      zpty -r z heard '*is-ready*'; zpty -w -n z $'gcbench rep\\t'
      zpty -r z heard '*gcbench report*' && print -r -- "$heard"; zpty -d z`,
    says: /gcbench report/,
  }),
}

describe.each(Object.entries(SHELLS))('completion', (shell, asked) => {
  const tool = findTool(shell)
  it.skipIf(tool === null)(`works in ${shell}${skipNote(shell, tool)}`, () => {
    const path = `${root}${delimiter}${process.env.PATH}`
    const env = { ...nodeEnv, PATH: path, HOME: root, TERM: 'dumb' }
    const script = join(root, `completion.${shell}`)
    const { program, says } = asked(script)
    const bare = shell === 'fish' ? '--no-config' : shell === 'zsh' ? '-f' : '--norc'
    execFileSync('sh', ['-c', `gcbench completion ${shell} > ${script}`], { env })
    const options = { env, cwd: root, encoding: 'utf8', timeout: 600_000 } as const
    expect(spawnSync(tool ?? '', [bare, '-c', program], options).stdout).toMatch(says)
  })
})

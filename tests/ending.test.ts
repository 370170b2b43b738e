import { describe, expect, it } from 'vitest'
import { EXIT, explainError } from '../src/cli/terminal.ts'
import { HostError, OutsideError } from '../src/machine/host.ts'
import { makeHost } from '../src/machine/this-machine.ts'

describe('why a run ended', () => {
  it('is not about the change where the machine was in the way', () => {
    expect(explainError(new OutsideError('the disk is full', 'free some space'))).toEqual({
      text: 'the disk is full\nfree some space\nThis is not about your change.',
      code: EXIT.host,
    })
  })
  it('is not said to be of a wrong word, which the change may have brought', async () => {
    const asked = explainError(new HostError('suite file x does not exist', 'gcbench init'))
    expect(asked).toEqual({ text: 'suite file x does not exist\ngcbench init', code: EXIT.host })
    const { git } = makeHost({ cwd: process.cwd(), env: process.env, notify: () => {} })
    const unknown = await git.resolve(process.cwd(), 'no-such-ref').catch((error) => error)
    expect(explainError(unknown)?.text).toContain('no-such-ref')
    expect(explainError(unknown)?.text).not.toContain('your change')
  })
})

/** What people read where nobody said a word: pushes, merge groups, and every end. */
import { it } from 'vitest'
import { ends } from './ends.ts'
import { hold } from './scene.ts'

it.each(Object.entries(ends))('%s', hold)

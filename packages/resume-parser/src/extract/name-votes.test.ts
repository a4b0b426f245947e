import { expect, test } from 'vitest'
import { coversName } from './name-votes.ts'

test('an address covers a name when two of its words are in it, one perhaps as an initial', () => {
  for (const address of ['zoe.lindstrom@example.se', 'zlindstrom@example.se', 'lindstromz@example.se', 'zoel@example.se'])
    expect(coversName('Zoë Lindström', address), address).toBe(true)
  for (const address of ['zoe@example.se', 'lindstrom@example.se', 'kiln77@example.se'])
    expect(coversName('Zoë Lindström', address), address).toBe(false)
})

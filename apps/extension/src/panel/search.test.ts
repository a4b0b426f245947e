import { BOARD_OUTCOMES } from '@jobapply/core/jobs/messages'
import { expect, test } from 'vitest'
import { describe } from './search.tsx'

test('every state of a board has words of its own: nothing found, blocked and changed never look alike', () => {
  const states = ['waiting', 'reading', ...BOARD_OUTCOMES] as const
  const words = states.map((state) => describe({ board: 'dice', state, page: 2, count: 0, until: 0 }, () => '09:06'))
  expect(new Set(words).size).toBe(states.length)
  expect(words).toContain('Reading page 2 of 3')
})

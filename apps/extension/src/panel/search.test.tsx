import { BOARD_OUTCOMES } from '@jobapply/core/jobs/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { describe, Search } from './search.tsx'

test('every state of a board has words of its own: nothing found, blocked and changed never look alike', () => {
  const states = ['waiting', 'reading', ...BOARD_OUTCOMES] as const
  const words = states.map((state) => describe({ board: 'dice', state, page: 2, count: 0, until: 0 }, () => '09:06'))
  expect(new Set(words).size).toBe(states.length)
  expect(words).toContain('Reading page 2 of 3')
})

test('a board that was read shows its figure, also when it found nothing; others show none', () => {
  const rows = (['jobs', 'empty', 'blocked', 'reading'] as const).map((state, at) => ({
    ...{
      board: (['dice', 'indeed', 'linkedin', 'glassdoor'] as const)[at] ?? 'dice',
      state,
      page: 1,
      count: state === 'jobs' ? 12 : 0,
    },
    until: 0,
  }))
  const page = renderToStaticMarkup(<Search search={{ startedAt: 0, jobTitle: 'Nurse', boards: rows }} />)
  const figures = [...page.matchAll(/class="figure">([^<]*)</g)].map(([, figure]) => figure)
  expect(figures).toEqual(['12', '0', '', ''])
})

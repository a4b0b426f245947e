import { expect, test } from 'vitest'
import { type Bound, convert } from './bound.ts'

test('a converted field shows and stores its value in different forms', () => {
  const changes: object[] = []
  const of: Bound<{ cities: string | null; country: string }> = {
    id: 'trip',
    value: { cities: 'Lund, Malmö', country: 'Sweden' },
    problem: (key) => (key === 'cities' ? 'Too far' : undefined),
    change: (patch) => changes.push(patch),
    leave: () => {},
    typing: () => {},
  }
  const tags = convert(
    of,
    'cities',
    (text) => text?.split(', ') ?? [],
    (all) => all.join(', ') || null,
  )
  expect([tags.value.cities, tags.problem('cities')]).toEqual([['Lund', 'Malmö'], 'Too far'])
  tags.change({ cities: ['Lund'] })
  tags.change({ cities: [] })
  expect(changes).toEqual([{ cities: 'Lund' }, { cities: null }])
})

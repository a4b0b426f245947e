import { expect, test } from 'vitest'
import { guardEntries } from './entries.ts'
import type { RunField } from './run.ts'

const part = (key: string, value: string, shown = ''): RunField =>
  ({
    id: key,
    key,
    value,
    shown,
    decision: 'fill',
    kind: 'text',
    label: key,
    required: false,
    state: 'untouched',
  }) as unknown as RunField
const decisions = (fields: RunField[]) => guardEntries(fields).map(({ decision }) => decision)

test('jobs and schools of an empty form are filled entry by entry', () => {
  expect(
    decisions([
      part('experience[0].company', 'Green Mill'),
      part('experience[0].title', 'Baker'),
      part('experience[1].company', 'Blue Oven'),
      part('education[0].school', 'Harbour College'),
    ]),
  ).toEqual(['fill', 'fill', 'fill', 'fill'])
})

test('an entry that we have filled, or that the site wrote in longer words, is filled up', () => {
  const fields = [part('experience[0].company', 'Green Mill', 'Green Mill Ltd'), part('experience[0].title', 'Baker')]
  expect(decisions(fields)).toEqual(['fill', 'fill'])
})

test('from the first entry that shows another job, nothing of that list is filled: no mixture, and no job twice', () => {
  const fields = [
    part('experience[0].company', 'Green Mill', 'Blue Oven'),
    part('experience[0].title', 'Baker'),
    part('experience[1].company', 'Blue Oven'),
    part('education[0].school', 'Harbour College'),
  ]
  expect(decisions(fields)).toEqual(['fill', 'ask', 'ask', 'fill'])
  expect(guardEntries(fields)[1]?.reason).toContain('another job or school')
})

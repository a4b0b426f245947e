import { expect, test } from 'vitest'
import type { Caps } from './entry-doubts.ts'
import { doubtSkills } from './skill-doubts.ts'

/** The skills that are doubted, one list of skills a line. */
const doubtedIn = (...lines: string[]) => {
  const pairs = lines.flatMap((line) => line.split(', ').map((skill) => [skill, line] as const))
  const caps: Caps = new Map()
  doubtSkills(
    caps,
    pairs.map(([skill]) => skill),
    pairs.map(([, line]) => line),
  )
  return pairs.flatMap(([skill], index) => (caps.has(`skills.${index}`) ? skill : []))
}

test('a line of words that only begins with a capital is a sentence among the skills (RESUME-002)', () => {
  expect(doubtedIn('Raku, Glazing, Kilns', 'Calm, careful, early')).toEqual(['Calm', 'careful', 'early'])
  expect(doubtedIn('Raku firing, glazing, kilns', 'Glass, cutting, moulds')).toEqual([])
})

test('a spoken language alone is asked about, not saved as a skill', () => {
  expect(doubtedIn('Raku, Swedish, Glazing, Kilns, Moulds')).toEqual(['Swedish'])
})

test('what somebody is, told in one sentence beside a list, is asked about', () => {
  expect(doubtedIn('Stock control, Tally, Pricing', 'Punctual, honest and hard working')).toEqual([
    'Punctual',
    'honest and hard working',
  ])
})

test('a list with more than one odd entry in seven is asked as a whole, one odd entry among five alone', () => {
  const names = ['Glazing', 'Kilns', 'Casting', 'Tiling', 'Moulds', 'Sketching', 'Firing', 'Enamel', 'Slip']
  expect(doubtedIn([...names, 'Swedish', 'Welsh'].join(', '))).toHaveLength(names.length + 2)
  expect(doubtedIn([...names, 'Swedish'].join(', '))).toEqual(['Swedish'])
})

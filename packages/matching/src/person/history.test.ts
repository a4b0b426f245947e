import { expect, test } from 'vitest'
import type { Subject } from '#read/kinds/subject'
import { vocabulary } from '#tables/vocabulary'
import { readHistory, SHOWS, shows } from './history.ts'

const TOOLS = ['Python', 'Docker', 'Kubernetes', 'Terraform', 'PostgreSQL', 'TypeScript', 'React']
const idOf = (name: string) => vocabulary().skills.findIndex((skill) => skill.name === name)
const [job] = readHistory(
  {
    experience: [
      {
        ...{ id: '1', position: 'Engineer', company: 'Green Mill', location: null, startDate: '2020-01', endDate: null },
        ...{ current: true, description: null, technologies: TOOLS },
      },
    ],
  } as Parameters<typeof readHistory>[0],
  '2026-11-18',
)
const asking = (changes: Partial<Subject>): Subject => ({
  ...{ isAny: false, isSimilar: false, leads: false, isQualified: false, isEnglish: true, titles: [], fields: [], words: [] },
  ...{ skills: TOOLS.map(idOf), ...changes },
})
const shown = (changes: Partial<Subject>) => job && shows(job, asking(changes), new Uint8Array(vocabulary().skills.length))

test('a job that shows all of seven things shows them, but one of seven in a line proves nothing', () => {
  expect(TOOLS.map(idOf)).not.toContain(-1)
  expect(shown({})).toBe(SHOWS.yes)
  expect(shown({ isAny: true })).toBe(SHOWS.maybe)
  expect(shown({ isAny: true, skills: TOOLS.slice(0, 6).map(idOf) })).toBe(SHOWS.yes)
})

import { expect, test } from 'vitest'
import { hasSkill, skillKey, skillYears, yearsWorked } from './facts.ts'

const TODAY = '2026-11-16'
const job = (
  startDate: string | null,
  endDate: string | null,
  technologies: string[],
  more: { position?: string; description?: string } = {},
) => ({
  id: '1',
  company: 'Acme',
  position: more.position ?? 'Engineer',
  location: null,
  startDate,
  endDate,
  current: startDate !== null && endDate === null,
  description: more.description ?? null,
  technologies,
})
const profile = (...experience: ReturnType<typeof job>[]) => ({ experience, technical_skills: ['Java'] })

test('overlapping months count once', () => {
  expect(yearsWorked([job('2020-01', '2021-12', []), job('2021-01', '2022-12', [])], TODAY)).toBe(3)
  expect(yearsWorked([job(null, null, [])], TODAY)).toBeNull()
})

test('years of a skill come from the jobs that list it', () => {
  const fields = profile(job('2024-12', null, ['React', 'Node.js']), job('2020-01', '2021-12', ['Java']))
  expect(skillYears(fields, 'React', TODAY)).toEqual({ least: 2, most: 2 })
  expect(skillYears(fields, 'NodeJS', TODAY)).toEqual({ least: 2, most: 2 })
  expect(skillYears(fields, 'React Native', TODAY)).toBeNull()
})

test('a job that mentions the skill, lists nothing or has no dates leaves the upper end open', () => {
  const sure = job('2024-12', null, ['Python'])
  expect(
    skillYears(profile(sure, job('2020-01', '2021-12', ['Java'], { description: 'Some Python scripts.' })), 'Python', TODAY),
  ).toEqual({ least: 2, most: 4 })
  expect(skillYears(profile(sure, job('2020-01', '2021-12', [])), 'Python', TODAY)).toEqual({ least: 2, most: 4 })
  expect(skillYears(profile(sure, job(null, null, ['Python'])), 'Python', TODAY)).toEqual({ least: 2, most: null })
})

test('a title counts only for a skill that the profile lists', () => {
  const fields = profile(job('2020-01', '2021-12', [], { position: 'Senior Java Developer' }))
  expect(skillYears(fields, 'Java', TODAY)).toEqual({ least: 2, most: 2 })
  expect(skillYears(fields, 'Senior', TODAY)).toBeNull()
})

test('spellings of one skill are equal, neighbours are not', () => {
  expect(new Set(['React.js', 'ReactJS', 'react'].map(skillKey)).size).toBe(1)
  expect(skillKey('Golang')).toBe(skillKey('Go'))
  expect(skillKey('JS')).toBe(skillKey('JavaScript'))
  expect(new Set(['C', 'C++', 'C#', 'Java', 'JavaScript', 'SQL', 'MySQL'].map(skillKey)).size).toBe(7)
  expect(hasSkill(profile(), 'java')).toBe(true)
})

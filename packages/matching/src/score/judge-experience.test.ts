import { expect, test } from 'vitest'
import { aPerson, aPost, aPosting } from '#fixtures/sample'
import { readExperiences } from '#read/experiences'
import { judgeExperience, judgeYears } from './judge-experience.ts'

const DATES = { startDate: '2015-01', endDate: '2025-01' }
const baker = (description: string | null) => aPost({ ...DATES, position: 'Baker', description })
const BREAD = 'Baked bread and sold it every morning.'

function experience(sentence: string, technical_skills: string[], description: string | null) {
  const posting = aPosting({ description: `Requirements:\n- ${sentence}` })
  const [asked] = readExperiences(posting)
  return asked && judgeExperience(posting, aPerson({ technical_skills, experience: [baker(description)] }), asked).answer
}

test('a listed skill that no job shows leaves the experience open, and a missing tool does not', () => {
  expect(experience('Experience of wound care', [], BREAD)).toBe('notMet')
  expect(experience('Experience of wound care', ['Wound care'], BREAD)).toBe('unknown')
  expect(experience('Experience of wound care and infection control', ['Wound care'], BREAD)).toBe('unknown')
  expect(experience('Experience with Python', ['Python'], BREAD)).toBe('met')
  expect(experience('Experience with Python and Kubernetes', ['Python'], BREAD)).toBe('notMet')
  expect(experience('Experience with Python or Kubernetes', ['Python'], BREAD)).toBe('met')
})

function years(technical_skills: string[], description: string | null) {
  const posting = aPosting({ description: 'Requirements:\n- At least 3 years of experience in wound care' })
  const [asked] = posting.requirements.years
  return asked && judgeYears(posting, aPerson({ technical_skills, experience: [baker(description)] }), asked)?.answer
}

test('years with a listed skill may be those of a job that says nothing, or names a part of it', () => {
  expect(years([], BREAD)).toBe('notMet')
  expect(years(['Wound care'], BREAD)).toBe('notMet')
  expect(years(['Wound care'], null)).toBe('unknown')
  expect(years(['Wound care'], 'Dressed a wound now and then.')).toBe('unknown')
  expect(years([], 'Dressed a wound now and then.')).toBe('notMet')
})

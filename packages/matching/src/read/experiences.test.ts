import { POINT_MAX_LENGTH } from '@jobapply/core/jobs/constants'
import { expect, test } from 'vitest'
import { aPosting } from '#fixtures/sample'
import { readExperiences } from './experiences.ts'

const asked = (sentence: string) =>
  readExperiences(aPosting({ description: `Ihr Profil\n- ${sentence}` })).map(({ value }) => value)

test('a sentence is read up to its limit: what comes after it changes nothing', () => {
  const start = `Erfahrung mit Zwirbelmaschinen${' und Zwirbeln'.repeat(POINT_MAX_LENGTH / 10)}`
  expect(start.length).toBeGreaterThan(POINT_MAX_LENGTH)
  expect(asked(start)).toHaveLength(1)
  // English words would make a missing one a no instead of a question.
  expect(asked(`${start} with the machines or as a manager`)).toEqual(asked(start))
  expect(asked('Erfahrung mit Zwirbelmaschinen')[0]?.isEnglish).toBe(false)
  expect(asked('Erfahrung mit Zwirbelmaschinen with the machines')[0]?.isEnglish).toBe(true)
})

test.each([
  ['Experience in managing a team of nurses', true],
  ['Experience as head of a ward', true],
  ['Erfahrung in der Leitung einer Station', true],
  ['Experience with project management', false],
  ['Experience with product management and wound management', false],
  ['Experience as a nurse', false],
])('whether it asks for having led people: %s', (sentence, leads) => {
  expect(asked(sentence).map((value) => value.leads)).toEqual([leads])
})

test('below a heading about the employer only a sentence that says must is asked for', () => {
  const below = (heading: string, sentence: string) =>
    readExperiences(aPosting({ description: `${heading}\n${sentence}` })).map(({ value }) => value.skills.length)
  expect(below('About us', 'Experience of wound care is essential.')).toEqual([1])
  expect(below('About us', 'Experience of wound care is what our nurses share.')).toEqual([])
  expect(below('Requirements:', 'Experience of wound care')).toEqual([1])
})

test.each([
  'Comfortable working in a busy kitchen',
  'Hands-on mentality and a good sense of order',
  'Working knowledge of Java',
  'We want every guest to have a great experience',
  'Passion for customer experience',
  'Pay depends on your skills and experience',
  'Salary based on qualifications, training and experience',
  'Assessment of training and experience',
  'Applicants who lack two months of the required experience may apply',
  'The experience requirement must be met before the first day',
  'You will gain hands-on experience with cutting machines',
  'People from diverse backgrounds are welcome',
  'Vergütung je nach Qualifikation und Erfahrung',
  'Rémunération selon profil et expérience',
])('asks for no experience: %s', (sentence) => {
  expect(asked(sentence)).toEqual([])
})

test.each([
  ['Experience in bakeries, ideally in a large one', [false]],
  ['Experience in bakeries, ideally', [true]],
  ['Experience in a similar role would be an advantage', [true]],
  ['Sound knowledge of flour, ideally experience in bakeries', [true]],
  ['Sie kennen Mehl und haben idealerweise Erfahrung in Bäckereien', [true]],
  ['Vous avez idéalement une première expérience en boulangerie', [true]],
  ['Proficiency in bookkeeping is required; experience with payroll is a plus', [true]],
  ['Customer service experience is essential', [false]],
])('what is only hoped for is a wish, and what stands before it is not: %s', (sentence, wishes) => {
  expect(readExperiences(aPosting({ description: `Ihr Profil\n- ${sentence}` })).map(({ nice }) => nice)).toEqual(wishes)
})

test.each([
  ['Experiência com vendas e atendimento', 1],
  ['Ter experiência em solda e corte', 1],
  ['Experience with ovens', 1],
  ['Erfarenhet av bakning', 1],
  ['The team has experience with ovens', 0],
  ['Experience the joy of baking', 0],
])('a line without a heading asks for the experience that it begins with: %s', (line, times) => {
  expect(readExperiences(aPosting({ description: `• Bread is baked at night.\n\n• ${line}` }))).toHaveLength(times)
})

test('a term in months hides no experience that stands beside it', () => {
  expect(asked('A term of 18 months; experience in sales is essential')).toHaveLength(1)
})

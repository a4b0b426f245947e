import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { expect, test } from 'vitest'
import { aPerson, aPost, aPosting } from '#fixtures/sample'
import { judgeKnockOuts } from './knock-outs.ts'

const judge = (asked: string, fields: Partial<ProfileFields>, country: string | null = 'United Kingdom') =>
  judgeKnockOuts(aPosting({ description: `Requirements:\n- ${asked}`, country }), aPerson(fields)).map(
    ({ name, answer }) => `${name} ${answer}`,
  )
const today = (description: string) => ({
  experience: [aPost({ position: 'Warden', startDate: '2024-02', current: true, description })],
})
const before = (description: string) => ({
  experience: [aPost({ position: 'Warden', startDate: '2012-02', endDate: '2014-02', description })],
})

test.each([
  ['You must be able to work night shifts', today('Days and nights on a rota.'), 'shift met'],
  ['You must be able to work night shifts', before('Days and nights on a rota.'), 'shift unknown'],
  ['You must be able to work night shifts and weekends', today('Night work.'), 'shift unknown'],
  ['You must be able to work 12 hour night shifts', today('Night work.'), 'shift unknown'],
  ['Able to work weekends', today('Weekends.'), 'shift unknown'],
  ['Bereitschaft zur Arbeit im Dreischichtsystem', today('Wartung im Dreischichtbetrieb.'), 'shift met'],
  ['Three nights out a week', today('Tramping, four nights out a week.'), 'travel met'],
  ['Three nights out a week', today('Local rounds.'), 'travel unknown'],
])('what somebody does today suits them: %s', (asked, fields, told) => {
  expect(judge(asked, fields)).toEqual([told])
})

const graduate = (graduationYear: number | null, degree: string) => ({
  education: [
    {
      ...{ id: '1', institution: 'Leeds', degree, field: null, startDate: null, endDate: null },
      graduationYear,
      gpa: null,
      grade: null,
    },
  ],
})
test.each([
  [graduate(2019, 'Bachelor of Arts'), 'age met'],
  [graduate(2026, 'Bachelor of Arts'), 'age unknown'],
  [graduate(2019, 'GCSE'), 'age unknown'],
  [graduate(null, 'Bachelor of Arts'), 'age unknown'],
  [before('Rounds.'), 'age met'],
  [{ experience: [aPost({ startDate: '2024-01', current: true })] }, 'age unknown'],
])('who has studied or worked for long is of age', (fields, told) => {
  expect(judge('You must be at least 21 years old', fields)).toEqual([told])
})

test.each([
  ['Skilled Worker visa', 'notMet'],
  ['Spouse of a Skilled Worker', 'unknown'],
  ['Graduate visa', 'unknown'],
])('a visa that an employer sponsors is none for the next one: %s', (otherVisa, answer) => {
  const entry = {
    id: '1',
    country: 'United Kingdom',
    workAuthorization: 'other-visa' as const,
    otherVisa,
    securityClearance: null,
  }
  expect(judge('We cannot offer visa sponsorship.', { work_authorization_entries: [entry] })).toEqual([`sponsorship ${answer}`])
})

test('what is asked of people from outside a region is met by who is of it', () => {
  const asked = 'Candidates from outside the EEA must already hold a valid work permit.'
  expect(judge(asked, { citizenship: 'Austria' }, 'Ireland')).toEqual(['sponsorship met'])
  expect(judge(asked, { citizenship: 'Chile' }, 'Ireland')).toEqual(['sponsorship unknown'])
})

test('a preference for citizens is a wish, and told', () => {
  const asked = 'Preference will be given to South African citizens.'
  expect(judge(asked, { citizenship: 'South Africa' }, 'South Africa')).toEqual(['citizenship met'])
  expect(judge(asked, {}, 'South Africa')).toEqual(['citizenship unknown'])
})

test.each([
  ['Candidates based in Harwick preferred', { location_city: 'Harwick', location_country: 'United Kingdom' }, 'met'],
  ['Candidates based in Harwick preferred', { location_city: 'Leeds', location_country: 'United Kingdom' }, 'unknown'],
  ['Residence in Harwick', { location_city: 'Porto', location_country: 'Portugal' }, 'notMet'],
  ['Residence in Harwick', { location_city: 'Porto', location_country: 'Portugal', willing_to_relocate: true }, 'unknown'],
  ['Candidates based out of Bangalore', { location_city: 'Bengaluru', location_country: 'India' }, 'met'],
])('a town where people must live: %s', (asked, fields, answer) => {
  expect(judge(asked, fields)).toEqual([`residence ${answer}`])
})

test('a study without a level in its name is the highest one that the profile gives', () => {
  const fields = { ...graduate(2020, 'Master 2'), highest_education_level: 'masters' as const }
  expect(judge("A master's degree", fields)).toEqual(['degree met'])
  expect(judge("A master's degree", { ...graduate(2020, 'Cycle long'), highest_education_level: 'masters' })).toEqual([
    'degree met',
  ])
})

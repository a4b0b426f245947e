import { expect, test } from 'vitest'
import { type ParsedResume, parsedResume } from '#resume/schema'
import { answerFromJsonResume, answerFromResume, experienceRange } from './from-resume.ts'
import { emptyData } from './rules.ts'

const NOTHING = {
  ...{ first_name: '', last_name: '', email: '', phone: '', summary: '', linkedin: '', github: '', country: '' },
  ...{ other_links: [], headline: '', address: '', city: '', state: '', zipCode: '' },
}
const resume = (info: object, experience: object[] = []): ParsedResume =>
  parsedResume.parse({
    personal_info: { ...NOTHING, ...info },
    experience: experience.map((one) => ({
      company: 'Mill',
      position: '',
      location: '',
      endDate: '',
      current: false,
      description: '',
      ...one,
    })),
    ...{
      skills: [],
      education: [],
      certifications: [],
      languages: [],
      awards: [],
      projects: [],
      publications: [],
      volunteer: [],
    },
  })
const TODAY = '2026-11-16'
const NAMED = { first_name: 'Ines', last_name: 'Okafor', country: 'UK' }
const JOBS = [
  { position: 'Baker', startDate: '2022-12', current: true },
  { position: 'Apprentice', startDate: '2020-01', endDate: '2021-12' },
]

test('a resume answers what it says: name, title, country and years', () => {
  const { step1, step3 } = answerFromResume(emptyData('ines'), resume(NAMED, JOBS), TODAY)
  expect(step1).toEqual({ name: 'Ines Okafor' })
  expect(step3).toEqual({ desiredJobTitle: 'Baker', preferredCountry: 'United Kingdom', experienceYears: '5-10' })
})

test('what the person calls themselves comes before the last job, and what was answered already stays', () => {
  const headline = resume({ ...NAMED, headline: 'Head Baker' }, JOBS)
  expect(answerFromResume(emptyData('ines'), headline, TODAY).step3.desiredJobTitle).toBe('Head Baker')
  const answered = {
    ...emptyData('ines'),
    step1: { name: 'In' },
    step3: { desiredJobTitle: 'Cook', preferredCountry: 'Other', experienceYears: '0-1', jobTypes: ['contract'] },
  }
  const { step1, step3 } = answerFromResume(answered, headline, TODAY)
  expect(step1).toEqual(answered.step1)
  expect(step3).toEqual(answered.step3)
})

test('what a resume does not say stays open: no years without dates, no country that is none', () => {
  const { step1, step3 } = answerFromResume(emptyData('ines'), resume({ country: 'Atlantis' }, [{ startDate: '2019' }]), TODAY)
  expect(step1).toEqual({ name: '' })
  expect(step3).toEqual({ desiredJobTitle: '', preferredCountry: '' })
})

test('ONBOARD-016 a country that is not among the documented choices is answered, too', () => {
  const { step3 } = answerFromResume(emptyData('ines'), resume({ country: 'Norway' }, []), TODAY)
  expect(step3.preferredCountry).toBe('Norway')
})

test.each([
  [0, '0-1'],
  [0.9, '0-1'],
  [1, '1-3'],
  [3, '3-5'],
  [4.9, '3-5'],
  [5, '5-10'],
  [10, '10+'],
  [41, '10+'],
])('%d years are the range %s', (years, range) => expect(experienceRange(years)).toBe(range))

test('a JSON Resume answers the same questions, and another file answers none', () => {
  const json = {
    basics: { name: 'Ines Okafor', label: 'Baker', location: { countryCode: 'GB' } },
    work: [{ name: 'Mill', position: 'Apprentice', startDate: '2022-12' }],
  }
  expect(answerFromJsonResume(emptyData('u'), json, TODAY)).toMatchObject({
    step1: { name: 'Ines Okafor' },
    step3: { desiredJobTitle: 'Baker', preferredCountry: 'United Kingdom' },
  })
  expect(answerFromJsonResume(emptyData('u'), { nothing: 1 }, TODAY)).toBeUndefined()
})

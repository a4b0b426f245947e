import { DEFAULT_SETTINGS } from '@jobapply/core/preferences/rules'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { describe, expect, test } from 'vitest'
import { aPerson, aPosting, NOW } from '#fixtures/sample'
import type { PostedJob } from '#read/posting'
import { explainMatch } from './explain.ts'
import { scoreJob } from './score.ts'

const NURSE: Partial<ProfileFields> = {
  desired_job_title: 'Registered Nurse',
  technical_skills: ['Triage', 'Wound care'],
  total_experience: 6,
  location_city: 'Leeds',
  location_country: 'United Kingdom',
}
const WARD: Partial<PostedJob> = {
  title: 'Registered Nurse',
  location: 'Leeds',
  city: 'Leeds',
  country: 'United Kingdom',
  workMode: 'onsite',
  description: 'Requirements:\nTriage and wound care',
}
const score = (job: Partial<PostedJob>, fields: Partial<ProfileFields> = {}) =>
  scoreJob(aPosting({ ...WARD, ...job }), aPerson({ ...NURSE, ...fields }), NOW).matchScore
const US = { location: 'Austin, TX', city: 'Austin', country: 'United States' }
const ENTRY = { id: '1', otherVisa: null, securityClearance: null }
const REMOTE: Partial<PostedJob> = { location: 'Remote', city: null, country: null, workMode: 'remote' }

describe('a job out of reach is pre-selected for nobody, however well the work fits', () => {
  const least = DEFAULT_SETTINGS.minMatchScore
  test.each([
    ['at home', {}, {}, true],
    ['in another country', US, {}, false],
    ['in another country, willing to move', US, { willing_to_relocate: true }, true],
    ['remote from anywhere', REMOTE, {}, true],
    ['remote from another country', { ...REMOTE, country: 'United States' }, {}, false],
    [
      'remote, with a sentence about where',
      { ...REMOTE, description: `${WARD.description}\nYou must reside in the US.` },
      {},
      false,
    ],
    [
      'remote, with home among the places',
      { ...REMOTE, description: `${WARD.description}\nMust be based in the US or the UK.` },
      {},
      true,
    ],
    ['remote, for another part of the world', { ...REMOTE, description: `${WARD.description}\nEU residents only.` }, {}, false],
    ['remote, for the part of the world around home', { ...REMOTE, description: `${WARD.description}\nEurope only.` }, {}, true],
    ['remote, with another part of the world as its place', { ...REMOTE, location: 'Remote (LATAM)' }, {}, false],
    ['remote, with the part of the world around home as its place', { ...REMOTE, location: 'EMEA (remote)' }, {}, true],
    ['remote, with a country and the region around it', { ...REMOTE, location: 'Europe, France', country: 'France' }, {}, true],
    [
      'remote, with a wish about where',
      { ...REMOTE, description: `${WARD.description}\nPreferred: must be based in the EU.` },
      {},
      true,
    ],
    [
      'remote, for a part of the world where a person may work',
      { ...REMOTE, description: `${WARD.description}\nEU residents only.` },
      { work_authorization_entries: [{ ...ENTRY, country: 'Ireland', workAuthorization: 'permanent-resident' }] },
      true,
    ],
    [
      'remote, for a part of the world where a person may not work',
      { ...REMOTE, description: `${WARD.description}\nEU residents only.` },
      { work_authorization_entries: [{ ...ENTRY, country: 'Ireland', workAuthorization: 'no-authorization' }] },
      false,
    ],
    [
      'remote, for a part of the world, by somebody whose country nobody knows',
      { ...REMOTE, description: `${WARD.description}\nEU residents only.` },
      { location_country: null },
      true,
    ],
    ['remote, with a title about where', { ...REMOTE, title: 'Registered Nurse (Remote, US only)' }, {}, false],
  ] as [string, Partial<PostedJob>, Partial<ProfileFields>, boolean][])('%s', (_, job, fields, isSelected) =>
    expect(score(job, fields) >= least).toBe(isSelected),
  )
})

test.each([
  ['a city', { location_city: 'Atlanta', location_state: 'GA' }],
  ['a city with its state', { location_city: 'Boston', desired_location_city: 'Atlanta, GA' }],
  ['the city that is home', { location_city: 'Atlanta', location_state: 'Georgia', desired_location_city: 'Atlanta' }],
])('the nearer a job is to %s that a profile names, the higher it ranks', (_, named) => {
  const job = (city: string, region: string, country = 'United States') =>
    score({ location: `${city}, ${region}`, city, region, country }, { location_country: 'United States', ...named })
  const [here, region, country] = [job('Atlanta', 'Georgia'), job('Savannah', 'Georgia'), job('Portland', 'Oregon')]
  expect(here).toBeGreaterThan(region)
  expect(region).toBeGreaterThan(country)
  expect(country).toBeGreaterThan(job('Leeds', 'England', 'United Kingdom'))
})

test('where a profile names a state only, other states are further away', () => {
  const job = (region: string) =>
    score(
      { location: region, city: null, region, country: 'United States' },
      { location_city: null, location_state: 'Texas', location_country: 'United States' },
    )
  expect(job('Texas')).toBeGreaterThan(job('Ohio'))
})

test('a job far below or above a person ranks behind one of their level', () => {
  const level = (one: PostedJob['level']) => score({ level: one })
  expect(level('senior')).toBeGreaterThan(level('mid'))
  expect(level('mid') - level('entry')).toBeGreaterThanOrEqual(10)
  expect(level('senior')).toBeGreaterThan(level('executive'))
})

test('a part says when it lowers the whole score', () => {
  const { parts } = explainMatch(aPosting({ ...WARD, ...US, level: 'entry' }), aPerson(NURSE), NOW)
  const wordsOf = (name: string) => parts.find((part) => part.name === name)?.words
  expect(wordsOf('place')).toBe("Compared with where you live or want to work. That's far enough off to lower the whole score.")
  expect(wordsOf('seniority')).toBe("Your level: Senior. That's far enough off to lower the whole score.")
})

test.each([
  [
    "It is open to people in the EU, and your profile doesn't name a country there. That's far enough off to lower the whole score.",
    {},
  ],
  ['It is open to people in the EU: you live, may work or want to work there.', { location_country: 'Ireland' }],
  [
    "It is open to people in the EU. Your profile doesn't state a country, so we can't tell whether that includes you.",
    { location_country: null },
  ],
])('who may work remotely is explained with the sentence behind it: %s', (words, fields) => {
  const job = { ...WARD, ...REMOTE, description: 'A ward on the telephone.\nEU residents only.' }
  const { parts } = explainMatch(aPosting(job), aPerson({ ...NURSE, ...fields }), NOW)
  expect(parts.find(({ name }) => name === 'place')).toMatchObject({ words, sentences: ['Remote', 'EU residents only.'] })
})

test('a word that many occupations share does not make titles similar', () => {
  const engineer = (title: string) =>
    score({ title, description: '' }, { desired_job_title: 'Civil Engineer', technical_skills: [], total_experience: null })
  expect(engineer('Civil Engineer II')).toBeGreaterThan(90)
  expect(engineer('Sales Engineer')).toBeLessThan(30)
  expect(score({ title: 'HGV Class 1 Driver' }, { desired_job_title: 'HGV Driver' })).toBe(
    score({ title: 'HGV Driver' }, { desired_job_title: 'HGV Driver' }),
  )
})

test.each([
  ['no-authorization', 'Visa sponsorship is available.\nAll hires must verify eligibility to work in the United States.', 'ok'],
  ['no-authorization', 'We do sponsor visas.\nThis role is not eligible for sponsorship.', 'caution'],
  ['h1b', 'We do sponsor visas.\nThis role is not eligible for sponsorship.', 'caution'],
  ['no-authorization', 'This role is not eligible for sponsorship.', 'blocked'],
  ['citizen', 'This role is not eligible for sponsorship.', 'ok'],
] as const)('%s, where a posting says: %s -> %s', (workAuthorization, description, verdict) => {
  const person = aPerson({ work_authorization_entries: [{ ...ENTRY, country: 'United States', workAuthorization }] })
  expect(scoreJob(aPosting({ country: 'United States', description }), person, NOW).verdict).toBe(verdict)
})

import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { describe, expect, test } from 'vitest'
import { aPerson, aPost, aPosting, NOW } from '#fixtures/sample'
import type { PostedJob } from '#read/posting'
import { explainMatch } from './explain.ts'
import { judgeKnockOuts } from './knock-outs.ts'

type Entry = NonNullable<ProfileFields['work_authorization_entries']>[number]
const entry = (country: string, workAuthorization: Entry['workAuthorization'], changes: Partial<Entry> = {}): Entry => ({
  id: '1',
  country,
  workAuthorization,
  otherVisa: null,
  securityClearance: null,
  ...changes,
})
const CLEARED: Partial<Entry> = { securityClearance: 'secret' }
const judge = (description: string, fields: Partial<ProfileFields> = {}, job: Partial<PostedJob> = {}) =>
  judgeKnockOuts(aPosting({ description, country: 'United States', ...job }), aPerson(fields)).map(
    ({ name, verdict, fact }) => [name, verdict, fact()] as const,
  )
const verdictOf = (...args: Parameters<typeof judge>) => judge(...args)[0]?.[1]

describe('sponsorship', () => {
  const none = 'We are unable to sponsor visas.'
  test.each([
    ['citizen', 'ok', 'ok'],
    ['permanent-resident', 'ok', 'ok'],
    ['h1b', 'blocked', 'caution'],
    ['l1', 'blocked', 'caution'],
    ['opt', 'caution', 'ok'],
    ['cpt', 'caution', 'ok'],
    ['tn', 'caution', 'ok'],
    ['other-visa', 'caution', 'ok'],
    ['no-authorization', 'blocked', 'blocked'],
  ] as const)('%s: %s where nobody is sponsored, %s where a right to work is asked for', (held, unsponsored, authorised) => {
    const work_authorization_entries = [entry('Canada', 'citizen'), entry('United States', held, { id: '2' })]
    expect(verdictOf(none, { work_authorization_entries })).toBe(unsponsored)
    expect(verdictOf('Must be authorized to work in the US.', { work_authorization_entries })).toBe(authorised)
    expect(verdictOf('Visa sponsorship is available.', { work_authorization_entries })).toBe('ok')
  })

  test('an offer to sponsor is told as an offer, and whoever needs none is not told that a right to work is met by it', () => {
    const offer = 'Visa sponsorship is available.'
    expect(judge(offer, { citizenship: 'United States' })).toEqual([
      ['offer', 'ok', "You don't need it. Your work authorization for United States: Citizen."],
    ])
    expect(judge(offer, { citizenship: 'India' })).toEqual([
      ['offer', 'ok', 'The employer offers it. You have not added your work authorization for United States.'],
    ])
    const asks = 'Must be authorized to work in the US.'
    expect(judge(`${offer} ${asks}`, { citizenship: 'United States' }).map(([name]) => name)).toEqual(['sponsorship'])
    expect(judge(`${offer} ${asks}`, { citizenship: 'India' }).map(([name]) => name)).toEqual(['offer'])
    expect(judge('Only visa holders who meet the criteria may be eligible.', { citizenship: 'United States' })).toEqual([])
  })

  test("is judged by the job's country and never guessed from another", () => {
    expect(judge(none, { work_authorization_entries: [entry('Canada', 'citizen')], work_authorization: 'citizen' })).toEqual([
      ['sponsorship', 'caution', 'You have not added your work authorization for United States.'],
    ])
    expect(verdictOf(none, { citizenship: 'United States' })).toBe('ok')
    expect(verdictOf(none, { citizenship: 'India' })).toBe('caution')
    expect(judge(none, { citizenship: 'United States' }, { country: null })).toEqual([
      ['sponsorship', 'caution', 'The posting does not say which country the job is in.'],
    ])
    expect(verdictOf('Must be authorized to work in the U.S.', { citizenship: 'United States' }, { country: null })).toBe('ok')
  })

  test('is no matter for citizens of the EEA in another of its countries, unless the profile says otherwise for that country', () => {
    const verdict = (citizenship: string, held: Entry[] = []) =>
      verdictOf(none, { citizenship, work_authorization_entries: held }, { country: 'France' })
    expect(['Germany', 'Switzerland', 'France', 'India'].map((one) => verdict(one))).toEqual(['ok', 'ok', 'ok', 'caution'])
    expect(verdict('Germany', [entry('France', 'no-authorization')])).toBe('blocked')
    expect(verdict('Germany', [entry('Spain', 'no-authorization')])).toBe('ok')
  })

  test('gives a caution without a word about it only when "no authorization" is stored', () => {
    expect(judge('Come and work.', { work_authorization_entries: [entry('United States', 'no-authorization')] })).toHaveLength(1)
    expect(judge('Come and work.', { work_authorization_entries: [entry('United States', 'h1b')] })).toEqual([])
  })
})

test.each([
  ['Active Secret clearance required', { security_clearance: 'top-secret' }, 'ok'],
  ['Active Secret clearance required', { security_clearance: 'public-trust' }, 'blocked'],
  ['Active Secret clearance required', { security_clearance: 'none' }, 'blocked'],
  ['Active Secret clearance required', { active_security_clearance: 'other' }, 'caution'],
  ['Active Secret clearance required', {}, 'caution'],
  ['Ability to obtain a Secret clearance', { security_clearance: 'none' }, 'caution'],
  ['Secret clearance preferred', { security_clearance: 'none' }, 'caution'],
  ['Active Secret clearance required', { work_authorization_entries: [entry('United States', 'citizen', CLEARED)] }, 'ok'],
  // Of another country it says nothing.
  ['Active Secret clearance required', { work_authorization_entries: [entry('Canada', 'citizen', CLEARED)] }, 'caution'],
  ['Must be a U.S. citizen', { work_authorization_entries: [entry('United States', 'citizen')] }, 'ok'],
  ['Must be a U.S. citizen', { work_authorization_entries: [entry('United States', 'permanent-resident')] }, 'blocked'],
  ['U.S. persons only (ITAR)', { work_authorization_entries: [entry('United States', 'permanent-resident')] }, 'ok'],
  ['Must be a U.S. citizen', { citizenship: 'India' }, 'caution'],
  ["Bachelor's degree required", { highest_education_level: 'masters' }, 'ok'],
  ["Bachelor's degree required", { highest_education_level: 'high-school' }, 'blocked'],
  ["Bachelor's degree required", {}, 'caution'],
  ["Bachelor's degree required", { highest_education_level: 'other' }, 'caution'],
  ["Bachelor's degree or equivalent experience required", { highest_education_level: 'high-school' }, 'caution'],
  ["A driver's license is required", { driving_license: 'valid' }, 'ok'],
  ["A driver's license is required", { driving_license: 'none' }, 'blocked'],
  ["A driver's license is required", { driving_license: 'learning' }, 'caution'],
  ["A driver's license is required", {}, 'caution'],
  ['CDL class A required', { technical_skills: ['CDL class A'] }, 'ok'],
  // Which class it is, the profile does not say.
  ['CDL class A required', { technical_skills: ['CDL'] }, 'caution'],
  ['CDL class A required', {}, 'caution'],
  ['At least 10 years of experience', { total_experience: 12 }, 'ok'],
  ['At least 10 years of experience', { total_experience: 8 }, 'caution'],
  ['At least 10 years of experience', { total_experience: 3 }, 'blocked'],
  ['At least 10 years of experience', { total_experience: 0 }, 'blocked'],
  ['At least 10 years of experience', {}, 'caution'],
] as [string, Partial<ProfileFields>, string][])('%s with %j: %s', (description, fields, verdict) =>
  expect(verdictOf(description, fields)).toBe(verdict),
)

test('a licence quotes the sentence that requires it, not one that requires years', () => {
  const asked = 'A valid licence as a registered nurse is required.'
  const posting = aPosting({ description: `Requirements:\n- At least 2 years of experience as a registered nurse\n- ${asked}` })
  const told = explainMatch(posting, aPerson({}), NOW).knockOuts.find(({ name }) => name === 'licence')
  expect(told?.sentence).toBe(asked)
})

test('of several sentences about sponsorship the strictest is quoted, of equal ones the first', () => {
  const [first, second] = ['We are unable to sponsor visas.', 'Sponsorship is not offered for this role.']
  const asked = 'Must be authorized to work in the US.'
  const quoted = (description: string) => {
    const posting = aPosting({ description, country: 'United States' })
    return explainMatch(posting, aPerson({}), NOW).knockOuts.find(({ name }) => name === 'sponsorship')?.sentence
  }
  expect(quoted(`${first}\n${second}`)).toBe(first)
  expect(quoted(`${second}\n${first}`)).toBe(second)
  expect(quoted(`${asked}\n${first}`)).toBe(first)
})

test('a training for a profession has to be recognized in another country, which only the person can know', () => {
  const description = 'Ihr Profil\n- Abgeschlossene Ausbildung als Pflegefachkraft'
  const verdict = (location_country: string, field: string) => {
    const study = { id: '1', institution: 'School', degree: 'Diploma', field, graduationYear: 2019, gpa: null, grade: null }
    const education = [{ ...study, startDate: null, endDate: null }]
    return verdictOf(description, { education, location_country, highest_education_level: 'diploma' }, { country: 'Germany' })
  }
  expect(verdict('Germany', 'Nursing')).toBe('ok')
  expect(verdict('Austria', 'Nursing')).toBe('caution')
  expect(['Germany', 'Austria'].map((country) => verdict(country, 'Carpentry'))).toEqual(['blocked', 'blocked'])
})

test('a licence that several sentences require appears once', () => {
  const description = 'Requirements:\n- CDL class A required\n- A clean CDL class A\n- Forklift certification required'
  const names = (technical_skills: string[]) => judge(description, { technical_skills }).map(([name, verdict]) => [name, verdict])
  expect(names([])).toEqual([
    ['licence', 'caution'],
    ['licence', 'caution'],
  ])
  expect(names(['CDL class A'])).toEqual([
    ['licence', 'caution'],
    ['licence', 'ok'],
  ])
})

test('years are counted from past jobs, each month once, when none are stored', () => {
  const experience = [
    aPost({ startDate: '2020-01', endDate: '2021-12' }),
    aPost({ id: '2', startDate: '2021-01', endDate: '2022-12' }),
    aPost({ id: '3', startDate: '2026-06', current: true }),
  ]
  expect(aPerson({ experience }).years).toBe(3.5)
  expect(aPerson({ experience, total_experience: 0 }).years).toBe(0)
  expect(aPerson({ experience: [aPost()] }).years).toBeNull()
})

test('an education entry that names a higher degree counts', () => {
  const education = [
    {
      id: '1',
      institution: null,
      degree: 'MSc Physics',
      field: null,
      startDate: null,
      endDate: null,
      graduationYear: null,
      gpa: null,
      grade: null,
    },
  ]
  expect(verdictOf("Master's degree required", { education, highest_education_level: 'bachelors' })).toBe('ok')
})

test('an excluded company is blocked with any legal form, a company with a similar name is not', () => {
  const fields = { companies_to_exclude: ['acme'] }
  expect(judge('', fields, { company: 'ACME GmbH' })).toEqual([
    ['company', 'blocked', 'ACME GmbH is on your list of companies to exclude.'],
  ])
  expect(judge('', fields, { company: 'Acmeville' })).toEqual([])
})

test('the worst comes first', () => {
  const description = "At least 2 years of experience\nA driver's license is required\nBachelor's degree required"
  const fields = { total_experience: 5, driving_license: 'none' as const }
  expect(judge(description, fields).map(([name, verdict]) => [name, verdict])).toEqual([
    ['driving', 'blocked'],
    ['degree', 'caution'],
    ['years', 'ok'],
  ])
})

test.each(['BA Economics', 'B.A. (Hons) History', 'BS Computer Science', 'BSN', 'Bachelor of Arts'])(
  '%s is a degree',
  (degree) => {
    const entry = { institution: null, field: null, startDate: null, endDate: null, graduationYear: null, gpa: null, grade: null }
    expect(verdictOf("Bachelor's degree required", { education: [{ id: '1', degree, ...entry }] })).toBe('ok')
  },
)

test('what a source lists a second time is told once, and a licence is not taken for experience', () => {
  const must = [
    'A valid licence as a registered nurse is required',
    'Experience with ventilated patients',
    'Work in night shifts',
  ]
  const description = `Requirements:\n${must.map((one) => `- ${one}`).join('\n')}`
  const { knockOuts } = explainMatch(aPosting({ description, requirements: { must, nice: [] } }), aPerson({}), NOW)
  expect(knockOuts.map(({ name }) => name).sort()).toEqual(['experience', 'licence', 'shift'])
})

test('without a driving license nobody has a car to drive to work, with one only the person can say', () => {
  const asked = 'Requirements:\n- Access to your own car'
  expect(judge(asked, { driving_license: 'none' })).toEqual([['vehicle', 'caution', 'Your driving license: None.']])
  expect(judge('You need a driving licence and your own car.', { driving_license: 'none' }).map(([, , fact]) => fact)).toEqual([
    'Your driving license: None.',
    'Your profile does not say whether you have a vehicle of your own.',
  ])
  expect(judge(asked, { driving_license: 'valid' }).map(([name, verdict]) => [name, verdict])).toEqual([['vehicle', 'caution']])
})

test('a state of Germany is asked of people whose state is known', () => {
  const asked = 'Sie wohnen in Thüringen oder in der Nähe.'
  const country = 'Germany'
  const answerIn = (fields: Partial<ProfileFields>) =>
    judgeKnockOuts(aPosting({ description: asked, country }), aPerson({ location_country: country, ...fields })).map(
      ({ name, answer }) => `${name} ${answer}`,
    )
  expect(answerIn({ location_state: 'Thüringen', location_city: 'Jena' })).toEqual(['residence met'])
  expect(answerIn({ location_state: 'Hessen', location_city: 'Kassel' })).toEqual(['residence notMet'])
  expect(answerIn({ location_state: null, location_city: 'Kassel' })).toEqual(['residence unknown'])
  expect(answerIn({ location_state: null, location_city: 'Hamburg' })).toEqual(['residence notMet'])
})

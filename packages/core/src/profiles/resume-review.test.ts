import { describe, expect, test } from 'vitest'
import type { ParsedResume, ResumeParseResult } from '#resume/schema'
import { changesOf, isAutoSaved, type Proposal, proposalsFor } from './resume-review.ts'
import { EMPTY_FIELDS } from './rules.ts'
import { type Profile, profileChanges } from './schema.ts'

const NOW = new Date('2026-11-15T10:00:00Z')
const DATA: ParsedResume = {
  personal_info: {
    first_name: 'Ines',
    last_name: 'Calder',
    email: 'ines.calder@gmail.com',
    phone: '+44 20 7946 0018',
    summary: 'Pastry chef with ten years in hotel kitchens.',
    linkedin: 'linkedin.com/in/ines-calder',
    github: '',
    country: 'United Kingdom',
    other_links: ['https://ines.example.org'],
    headline: 'Pastry Chef',
    address: '',
    city: 'London',
    state: '',
    zipCode: 'SW1A 1AA',
  },
  skills: ['Laminated dough', 'Menu planning'],
  experience: [
    {
      company: 'Harbour Hotel',
      position: 'Pastry Chef',
      location: 'London',
      startDate: '2019-03',
      endDate: '',
      current: true,
      description: 'Led a team of four.',
    },
  ],
  education: [
    {
      institution: 'Westminster Kingsway College',
      degree: 'Diploma',
      field: 'Patisserie',
      startDate: '2011',
      endDate: '2013',
      graduationYear: '2013',
      gpa: '',
    },
  ],
  certifications: [],
  languages: [{ name: 'French', level: 'B2' }],
  awards: [],
  projects: [],
  publications: [],
  volunteer: [],
}
const reading = (data: Partial<ParsedResume> = {}, evidence: ResumeParseResult['evidence'] = []): ResumeParseResult => ({
  data: { ...DATA, ...data },
  evidence,
  lines: ['Ines Calder', 'London', 'ines.calder@gmail.com'],
  unplaced: [],
  findings: [],
})
const stored = (fields: Partial<Profile> = {}): Profile => ({
  ...EMPTY_FIELDS,
  id: '7f9a6a4e-0000-4000-8000-000000000001',
  user_id: '7f9a6a4e-0000-4000-8000-000000000002',
  profile_name: 'Kitchen',
  is_primary: true,
  uploaded_resume_url: null,
  uploaded_resume_filename: null,
  automation_is_active: false,
  onboardingFields: [],
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  ...fields,
})
const propose = (fields: Partial<Profile> = {}, read = reading()) => proposalsFor(stored(fields), read, NOW)
const at = (proposals: Proposal[], path: string) => proposals.find((one) => one.path === path)
/** What the profile is after the automatic save. */
const saved = (fields: Partial<Profile> = {}, read = reading()): Profile => {
  const before = stored(fields)
  const changes = profileChanges.parse(changesOf(before, proposalsFor(before, read, NOW).filter(isAutoSaved)))
  return { ...before, ...changes } as Profile
}

describe('what a resume does to a profile', () => {
  test('an empty profile is filled: fields, entries and skills', () => {
    expect(saved()).toMatchObject({
      full_name: 'Ines Calder',
      country_code: '+44',
      phone: '20 7946 0018',
      location_country: 'United Kingdom',
      location_zip_code: 'SW1A 1AA',
      linkedin_url: 'https://linkedin.com/in/ines-calder',
      portfolio_url: 'https://ines.example.org',
      desired_job_title: 'Pastry Chef',
      technical_skills: ['Laminated dough', 'Menu planning'],
      experience: [{ company: 'Harbour Hotel', current: true, endDate: null }],
      education: [{ degree: 'Diploma', startDate: null, endDate: null, graduationYear: 2013 }],
      languages: [{ name: 'French', proficiency: 'intermediate' }],
    })
  })

  test('RESUME-024 a second upload of the same resume proposes nothing', () => {
    expect(proposalsFor(saved(), reading(), NOW)).toEqual([])
  })

  test('RESUME-022 a typed value stays and the resume shows its own beside it', () => {
    const typed = { full_name: 'Ines M. Calder', phone: '20 7946 0000', country_code: null }
    const proposals = propose(typed)
    expect(at(proposals, 'full_name')).toMatchObject({ kind: 'differs', current: 'Ines M. Calder', found: 'Ines Calder' })
    expect(['phone', 'country_code'].map((path) => at(proposals, path)?.kind)).toEqual(['differs', 'differs'])
    expect(saved(typed)).toMatchObject({ ...typed, email: 'ines.calder@gmail.com' })
  })

  test('values that differ only in case or spacing are equal', () => {
    expect(at(propose({ full_name: 'INES  CALDER' }), 'full_name')).toBeUndefined()
  })

  test("onboarding's value is replaced", () => {
    const fields = { full_name: 'ines', onboardingFields: ['full_name'] }
    expect(at(propose(fields), 'full_name')?.kind).toBe('onboarding')
    expect(saved(fields).full_name).toBe('Ines Calder')
  })

  test('RESUME-023 an incomplete entry waits for the review, the rest is saved', () => {
    const [job] = DATA.experience
    const read = reading({ experience: [{ ...job, company: '' } as never, { ...job, startDate: '2015' } as never] })
    const proposals = propose({}, read)
    expect(at(proposals, 'experience.0')).toMatchObject({ kind: 'incomplete', problem: 'Company is required' })
    expect(at(proposals, 'experience.1')).toMatchObject({ kind: 'incomplete', problem: 'Start date must have the form YYYY-MM' })
    expect(saved({}, read)).toMatchObject({ experience: [], email: 'ines.calder@gmail.com' })
  })

  test('an entry without an end and without "present" waits too: no end is invented', () => {
    const [job] = DATA.experience
    expect(at(propose({}, reading({ experience: [{ ...job, current: false } as never] })), 'experience.0')?.kind).toBe(
      'incomplete',
    )
  })

  test('a language without a level waits: no level is invented', () => {
    expect(at(propose({}, reading({ languages: [{ name: 'French', level: '' }] })), 'languages.0')?.kind).toBe('incomplete')
  })

  test('an implausible graduation year waits', () => {
    const education = [{ ...DATA.education[0], endDate: '2077', graduationYear: '2077' } as never]
    expect(at(propose({}, reading({ education })), 'education.0')).toMatchObject({ kind: 'incomplete' })
  })

  test('uncertain values are not saved automatically, and show their source lines', () => {
    const evidence = [{ path: 'personal_info.city', confidence: 0.3, lines: [1] }]
    const read = reading({}, evidence)
    expect(at(propose({}, read), 'location_city')).toMatchObject({ isSure: false, source: ['London'] })
    expect(saved({}, read).location_city).toBeNull()
  })

  test('an invalid phone number waits for the review', () => {
    const personal_info = { ...DATA.personal_info, phone: '12345' }
    expect(at(propose({}, reading({ personal_info })), 'phone')).toMatchObject({ kind: 'incomplete' })
  })

  test('an address that the profile has in another field is not proposed again', () => {
    expect(at(propose({ personal_website: 'https://ines.example.org' }), 'portfolio_url')).toBeUndefined()
  })
})

test('RESUME-010 skills in doubt are asked apart from the others, and both can be saved', () => {
  const read = reading({ skills: ['Laminated dough', 'and the planning of'] }, [{ path: 'skills.1', confidence: 0.3, lines: [] }])
  const proposals = propose({}, read)
  expect(at(proposals, 'technical_skills')).toMatchObject({ found: ['Laminated dough'], isSure: true })
  expect(at(proposals, 'technical_skills.unsure')).toMatchObject({ found: ['and the planning of'], isSure: false })
  const both = proposals.filter(({ field }) => field === 'technical_skills')
  expect(changesOf(stored(), both).technical_skills).toEqual(['Laminated dough', 'and the planning of'])
})

describe('RESUME-010 a job whose description alone is in doubt', () => {
  const read = reading({}, [{ path: 'experience.0.description', confidence: 0.5, lines: [1] }])

  test('is saved without it', () => {
    expect(saved({}, read).experience).toMatchObject([{ company: 'Harbour Hotel', startDate: '2019-03', description: null }])
  })

  test('the description is asked beside the saved job and completes it', () => {
    const after = saved({}, read)
    const [addition] = proposalsFor(after, read, NOW)
    expect(addition).toMatchObject({
      path: 'experience.0.description',
      kind: 'addition',
      isSure: false,
      doubted: ['description'],
      current: { company: 'Harbour Hotel', description: null },
      found: { company: 'Harbour Hotel', description: 'Led a team of four.' },
      source: ['London'],
    })
    const accepted = profileChanges.parse(changesOf(after, addition ? [addition] : []))
    expect(accepted.experience).toEqual([{ ...after.experience[0], description: 'Led a team of four.' }])
    expect(proposalsFor({ ...after, ...accepted } as Profile, read, NOW)).toEqual([])
  })

  test('both may be accepted before anything is saved, and make one job', () => {
    const proposals = propose({}, read).filter(({ field }) => field === 'experience')
    expect(proposals.map(({ kind, isSure }) => [kind, isSure])).toEqual([
      ['entry', true],
      ['addition', false],
    ])
    expect(changesOf(stored(), proposals).experience).toMatchObject([
      { company: 'Harbour Hotel', description: 'Led a team of four.' },
    ])
  })

  test('a description that the person typed is not asked about', () => {
    const [job] = saved({}, read).experience
    expect(
      propose({ experience: [{ ...job, description: 'My own words.' } as never] }, read).map(({ path }) => path),
    ).not.toContain('experience.0.description')
  })
})

describe('RESUME-010 a degree whose field of study alone is in doubt', () => {
  const evidence = [0, 1].map((index) => ({ path: `education.${index}.field`, confidence: 0.4, lines: [] }))

  test('is saved without it, and asked once', () => {
    const read = reading({}, evidence)
    const after = saved({}, read)
    expect(after.education).toMatchObject([{ institution: 'Westminster Kingsway College', degree: 'Diploma', field: null }])
    expect(proposalsFor(after, read, NOW).map(({ path, kind }) => [path, kind])).toEqual([['education.0.field', 'addition']])
  })

  test('two degrees that would look the same without it are asked whole', () => {
    const [one] = DATA.education
    const read = reading({ education: [one, { ...one, field: 'Confectionery' }] as never }, evidence)
    expect(saved({}, read).education).toEqual([])
    expect(propose({}, read).filter(({ field }) => field === 'education')).toHaveLength(2)
  })
})

test('RESUME-010 an entry with its place in doubt is asked as a whole, and the place is named', () => {
  const read = reading({}, [{ path: 'experience.0.location', confidence: 0.4, lines: [] }])
  expect(at(propose({}, read), 'experience.0')).toMatchObject({ isSure: false, doubted: ['location'] })
})

test('of what is read for certain, and of a doubtful single value, no part is named', () => {
  const read = reading({}, [{ path: 'personal_info.city', confidence: 0.3, lines: [1] }])
  expect(propose({}, read).flatMap(({ doubted }) => doubted)).toEqual([])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryFields, encoded } from '#profiles/arbitrary.testing'
import { LINK_FIELDS } from '#profiles/links'
import { EMPTY_FIELDS } from '#profiles/rules'
import { type Profile, type ProfileFields, profileFields } from '#profiles/schema'
import { toJsonResume } from './json-resume-export.ts'
import { fromJsonResume, importInto } from './json-resume-import.ts'

const asProfile = (fields: ProfileFields): Profile => ({
  ...fields,
  id: 'a3bb189e-8bf9-4888-9912-ace4e6543002',
  user_id: 'a3bb189e-8bf9-4888-9912-ace4e6543003',
  profile_name: "Ann's Profile",
  is_primary: true,
  uploaded_resume_url: null,
  uploaded_resume_filename: null,
  automation_is_active: false,
  onboardingFields: [],
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
})

/** What the format has a place for. */
function carried(fields: ProfileFields): ProfileFields {
  const lists = {
    experience: fields.experience.map((one) => ({ ...one, technologies: [] })),
    education: fields.education.map(({ gpa, grade, graduationYear, endDate, ...one }) => ({
      ...one,
      gpa,
      endDate,
      grade: gpa === null ? grade : null,
      graduationYear: endDate ? null : graduationYear,
    })),
    certifications: fields.certifications.map((one) => ({
      ...one,
      expiry_date: null,
      neverExpires: false,
      credential_id: null,
      description: null,
    })),
    profile_references: fields.profile_references.map(({ id, name, note }) => ({
      ...{ id, name, note },
      position: null,
      company: null,
      email: null,
      phone: null,
    })),
  }
  const same = [
    'full_name',
    'email',
    'phone',
    'country_code',
    'address',
    'professional_summary',
    ...LINK_FIELDS,
    'location_city',
    'location_state',
    'location_country',
    'location_zip_code',
    'desired_job_title',
    'projects',
    'volunteer_experience',
    'publications',
    'awards',
    'technical_skills',
    'technical_skill_levels',
    'soft_skills',
    'management_skills',
    'languages',
  ] as const
  return { ...EMPTY_FIELDS, ...Object.fromEntries(same.map((field) => [field, fields[field]])), ...lists }
}

test('export and import give the same profile for everything that JSON Resume can carry', () => {
  fc.assert(
    fc.property(arbitraryFields, (fields) => {
      const { resume, leftOut } = toJsonResume(asProfile(fields))
      const back = fromJsonResume(JSON.parse(JSON.stringify(resume)))
      expect({ ...EMPTY_FIELDS, ...back?.fields }).toEqual(encoded(carried(fields)))
      expect(back?.leftOut).toEqual([])
      const isWhole = JSON.stringify(carried(fields)) === JSON.stringify({ ...fields, automation_job_types: ['full-time'] })
      if (isWhole) expect(leftOut).toEqual([])
    }),
  )
})

test('an empty profile is exported and imported as empty', () => {
  expect(fromJsonResume(toJsonResume(asProfile(EMPTY_FIELDS)).resume)).toEqual({ fields: {}, leftOut: [] })
})

test('the schema accepts every import', () => {
  const someFields = profileFields.partial()
  const key = fc.constantFrom(
    'basics',
    'work',
    'education',
    'skills',
    'languages',
    'name',
    'email',
    'startDate',
    'endDate',
    'score',
    'phone',
    'url',
  )
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, fc.string(), fc.integer(), fc.constant(null), tie('record'), tie('list')),
    record: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
    list: fc.array(tie('value'), { maxLength: 3 }),
  }))
  fc.assert(
    fc.property(value, (json) => {
      const imported = fromJsonResume(json)
      if (imported) expect(someFields.parse(imported.fields)).toEqual(imported.fields)
    }),
    { numRuns: 1000 },
  )
})

describe('a file from elsewhere', () => {
  const read = (json: unknown) => fromJsonResume(json) ?? { fields: {}, leftOut: ['not a resume'] }

  test.each([null, 3, 'x', [], {}, { name: 'my-package', version: '1.0.0' }])('%j is not a JSON Resume', (json) =>
    expect(fromJsonResume(json)).toBeUndefined(),
  )

  test('the sample of the format fills a profile', () => {
    const { fields, leftOut } = read({
      basics: {
        name: 'Richard Hendriks',
        label: 'Programmer',
        image: 'https://example.org/me.png',
        email: 'richard.hendriks@example.com',
        phone: '(912) 555-4321',
        url: 'https://richardhendricks.example.com',
        summary: 'Richard hails from Tulsa.',
        location: {
          address: '2712 Broadway St',
          postalCode: 'CA 94115',
          city: 'San Francisco',
          countryCode: 'US',
          region: 'California',
        },
        profiles: [
          { network: 'Twitter', username: 'neutralthoughts' },
          { network: 'GitHub', username: 'richard' },
        ],
      },
      work: [
        {
          name: 'Pied Piper',
          position: 'CEO/President',
          url: 'https://piedpiper.example.com',
          startDate: '2013-12-01',
          endDate: '2014-12-01',
          summary: 'Pied Piper is a platform.',
          highlights: ['Built the algorithm', 'Won a prize'],
        },
      ],
      education: [
        {
          institution: 'University of Oklahoma',
          area: 'IT',
          studyType: 'Bachelor',
          endDate: '2014',
          score: '3.5/4.0',
          courses: ['DB1101'],
        },
      ],
      skills: [{ name: 'Web Development', level: 'Master', keywords: ['HTML', 'CSS'] }],
      languages: [
        { language: 'English', fluency: 'Native speaker' },
        { language: 'Klingon', fluency: 'so-so' },
      ],
      interests: [{ name: 'Wildlife' }],
    })
    expect(fields).toMatchObject({
      full_name: 'Richard Hendriks',
      phone: '(912) 555-4321',
      location_country: 'United States',
      github_url: 'https://github.com/richard',
      technical_skills: ['HTML', 'CSS'],
      technical_skill_levels: { HTML: 'expert', CSS: 'expert' },
    })
    expect(fields.experience?.[0]).toMatchObject({
      company: 'Pied Piper',
      startDate: '2013-12',
      endDate: '2014-12',
      description: 'Pied Piper is a platform.\nBuilt the algorithm\nWon a prize',
    })
    expect(fields.education?.[0]).toMatchObject({
      degree: 'Bachelor',
      field: 'IT',
      gpa: 3.5,
      graduationYear: 2014,
      endDate: null,
    })
    expect(fields.languages?.map(({ proficiency }) => proficiency)).toEqual(['native', 'intermediate'])
    expect(fields.location_zip_code).toBeUndefined()
    expect(leftOut).toEqual([
      'The link "Twitter" has no place in a profile.',
      'Basics: no place in a profile for image.',
      'Work "Pied Piper": no place in a profile for url.',
      'Education "University of Oklahoma": no place in a profile for courses.',
      'Skill "Web Development": its skills were taken, the name of the group was not.',
      'Language "Klingon": the level "so-so" was read as intermediate.',
      'The section "interests" has no place in a profile.',
      'Postal code "CA 94115": Invalid zip code format.',
    ])
  })

  test('what does not fit is reported with its reason, and the rest is imported', () => {
    const { fields, leftOut } = read({
      basics: { name: 'x'.repeat(101), email: 'nobody', phone: '12345', location: { countryCode: 'ZZ' } },
      work: [
        { name: 'Acme', startDate: '2019' },
        { company: 'Old Ltd', position: 'Dev', startDate: '2019', endDate: 'Present' },
        { name: 'Long', position: 'Dev', startDate: 'spring', summary: 'y'.repeat(2001) },
      ],
      certificates: [{ name: 'CKA' }],
    })
    expect(fields.full_name).toBeUndefined()
    expect(fields.experience).toMatchObject([
      { company: 'Old Ltd', startDate: '2019-01', endDate: null, current: true },
      { company: 'Long', startDate: null, current: false },
    ])
    expect(leftOut).toEqual([
      `Name "${'x'.repeat(60)}…": Full name must be less than 100 characters.`,
      'Email "nobody": Invalid email format.',
      'Country "ZZ": Country must be one of the list.',
      'Work "Acme": the date 2019 has no month; January was taken.',
      'Work "Acme" was left out: Position is required.',
      'Work "Old Ltd": the date 2019 has no month; January was taken.',
      'Work "Long": the date "spring" was not understood.',
      'Work "Long": the text was longer than 2000 characters and was cut.',
      'Certificate "CKA" was left out: Issuing organization is required.',
      'Phone "12345": Invalid phone number format.',
    ])
  })
})

test('an import that conflicts with the profile or with today is reported', () => {
  const stored = asProfile({ ...EMPTY_FIELDS, country_code: '+1868', technical_skills: ['Go'] })
  const json = {
    basics: { phone: '(912) 555-4321 123' },
    education: [{ studyType: 'BSc', endDate: '2099' }],
    skills: [
      { name: 'Rust', level: 'Expert' },
      { name: 'rust', level: 'Beginner' },
    ],
  }
  expect(importInto(stored, json, new Date('2026-03-05T12:00:00Z'))).toMatchObject({
    fields: {
      education: [{ degree: 'BSc', graduationYear: null }],
      technical_skills: ['Rust'],
      technical_skill_levels: { Rust: 'expert' },
    },
    leftOut: ['Phone: Invalid phone number format.', 'Education "BSc": Graduation year must be between 1950 and 2036.'],
  })
  expect(importInto(stored, {}, new Date())).toBeUndefined()
})

test('an export says what the format has no place for', () => {
  const fields = profileFields.parse({
    ...EMPTY_FIELDS,
    gender: 'female',
    citizenship: 'India',
    experience: [{ company: 'Acme', position: 'Dev', technologies: ['Go'] }],
    certifications: [{ name: 'CKA', issuer: 'CNCF', expirationDate: 'never' }],
  })
  expect(toJsonResume(asProfile(fields)).leftOut).toEqual([
    'JSON Resume has no place for: gender, citizenship.',
    'Work at Acme: JSON Resume has no place for technologies.',
    'Certification "CKA": JSON Resume has no place for never expires.',
  ])
})

test('lists of an import are cut to their limits before they are read, and the person is told about it', () => {
  const words = Array.from({ length: 150_000 }, (_, number) => `word ${number}`)
  const imported = fromJsonResume({
    basics: { profiles: words.map((network) => ({ network })) },
    skills: [{ name: 'All', keywords: words }, ...words.map((name) => ({ name }))],
    languages: words.map((language) => ({ language, fluency: 'native' })),
  })
  expect(imported?.fields.technical_skills).toHaveLength(200)
  expect(imported?.fields.languages).toHaveLength(100)
  expect(imported?.leftOut.filter((sentence) => sentence.includes('only the first'))).toEqual([
    'Links: only the first 100 of 150000 entries were taken.',
    'Skills: only the first 200 of 150001 entries were taken.',
    'Skill "All": only the first 200 of 150000 entries were taken.',
    'Languages: only the first 100 of 150000 entries were taken.',
  ])
})

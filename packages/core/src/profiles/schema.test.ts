import { describe, expect, test } from 'vitest'
import * as c from './constants.ts'
import { profile, profileChanges, SECTION_FIELDS, sectionForms } from './schema.ts'

const save = (changes: object) => profileChanges.safeParse(changes)
const stored = (changes: object) => profileChanges.parse(changes) as Record<string, unknown>
const refusal = (changes: object) => save(changes).error?.issues[0]?.message
const long = (length: number) => 'x'.repeat(length)

describe('the record', () => {
  const keys = Object.keys(profile.shape)

  // proves PROFILES-035 PROFILES-036 PROFILES-037 PROFILES-038 PROFILES-039 PROFILES-040
  test('PROFILES-035 to 040 a profile has the documented fields', () => {
    const documented =
      `id, user_id, profile_name, is_primary, uploaded_resume_url, uploaded_resume_filename, created_at, updated_at,
      full_name, email, phone, country_code, gender, address, citizenship, professional_summary, linkedin_url, personal_website, portfolio_url, github_url,
      location_city, location_state, location_country, location_zip_code, willing_to_relocate,
      desired_job_title, desired_location_city, desired_location_state, desired_salary_min, desired_salary_max, current_salary,
      current_salary_currency, expected_salary_currency, total_experience, highest_education_level, expected_joining_date, work_authorization,
      security_clearance, active_security_clearance, driving_license, travel_availability, veteran_status, disability_status, race_ethnicity,
      companies_to_exclude, experience, education, certifications, technical_skills, soft_skills, management_skills, languages, awards,
      volunteer_experience, publications, projects, profile_references, work_authorization_entries, technical_skill_levels,
      automation_is_active, automation_job_types`.split(/,\s+/)
    expect(keys.toSorted()).toEqual([...documented, 'onboardingFields', 'version'].sort())
  })

  test('every field that can be written belongs to one tab', () => {
    const inTabs = Object.values(SECTION_FIELDS).flat()
    expect(new Set(inTabs).size).toBe(inTabs.length)
    expect(keys.filter((key) => !inTabs.includes(key as never)).toSorted()).toEqual(
      'automation_is_active created_at id is_primary onboardingFields profile_name updated_at uploaded_resume_filename uploaded_resume_url user_id version'.split(
        ' ',
      ),
    )
    expect(Object.keys(sectionForms)).toEqual(Object.keys(c.SECTIONS))
  })

  test('PROFILES-041 scores, owner, ids, primary, version and anything unknown are never written', () => {
    const forbidden = {
      intelligenceScore: 1,
      titleMatchScore: 1,
      skillsMatchScore: 1,
      id: 'x',
      user_id: 'x',
      is_primary: true,
      version: 9,
    }
    const more = {
      uploaded_resume_url: 'x',
      onboardingFields: [],
      automation_is_active: true,
      profile_name: 'x',
      created_at: 'x',
      nonsense: 1,
    }
    expect(stored({ ...forbidden, ...more, gender: 'male' })).toEqual({ gender: 'male' })
    expect(stored(JSON.parse('{"__proto__":{"full_name":"x"},"constructor":{}}'))).toEqual({})
  })

  test('a skill may bear the name that no table can carry: it stays, with the level that is assumed', () =>
    expect(stored(JSON.parse('{"technical_skills":["__proto__"],"technical_skill_levels":{"__proto__":"expert"}}'))).toEqual({
      technical_skills: ['__proto__'],
      technical_skill_levels: {},
    }))

  test('a save of nothing changes nothing', () => expect(stored({})).toEqual({}))
})

describe('personal fields', () => {
  // proves EDITOR-052 EDITOR-053 EDITOR-054 EDITOR-056 EDITOR-057 EDITOR-058 EDITOR-059 EDITOR-060 EDITOR-062 EDITOR-064
  test.each([
    ['EDITOR-052', { full_name: '' }, 'Full name is required'],
    ['EDITOR-052', { full_name: ' ' }, 'Full name is required'],
    ['EDITOR-052', { full_name: null }, 'Full name is required'],
    ['EDITOR-053', { full_name: long(101) }, 'Full name must be less than 100 characters'],
    ['EDITOR-054', { email: 'nobody' }, 'Invalid email format'],
    ['EDITOR-054', { email: `${long(250)}@a.org` }, 'Invalid email format'],
    ['EDITOR-055', { phone: '12a4567890' }, 'Invalid phone number format'],
    ['EDITOR-056', { linkedin_url: 'linkedin' }, 'Invalid LinkedIn URL'],
    ['EDITOR-057', { personal_website: 'javascript:alert(1)' }, 'Invalid website URL'],
    ['EDITOR-058', { portfolio_url: 'ftp://example.org' }, 'Invalid portfolio URL'],
    ['EDITOR-059', { github_url: 'http://' }, 'Invalid GitHub URL'],
    ['EDITOR-060', { location_city: long(101) }, 'City must be at most 100 characters'],
    ['EDITOR-060', { location_state: long(101) }, 'State must be at most 100 characters'],
    ['EDITOR-060', { location_country: long(101) }, 'Country must be at most 100 characters'],
    ['list', { location_country: 'Atlantis' }, 'Country must be one of the list'],
    ['list', { citizenship: 'Atlantis' }, 'Citizenship must be one of the list'],
    ['EDITOR-062', { desired_job_title: long(201) }, 'Desired job title must be at most 200 characters'],
    ['EDITOR-064', { professional_summary: long(2001) }, 'Summary must be at most 2000 characters'],
    ['list', { country_code: '+999' }, 'Country code must be one of the list'],
  ])('%s %j is refused with %j', (_row, changes, message) => expect(refusal(changes)).toBe(message))

  test.each([
    { full_name: long(100) },
    { email: `${long(64)}@${long(60)}.${long(20)}.org` },
    { email: `${long(138)}@example.com` },
    { location_city: long(80) },
    { location_city: long(100) },
    { professional_summary: long(2000) },
    { desired_job_title: long(200) },
    { linkedin_url: 'https://www.linkedin.com/in/ann', personal_website: null, github_url: null, portfolio_url: null },
    { country_code: '+45', phone: '12345678' },
    { country_code: null, phone: '+45 12345678' },
    { location_country: 'United Kingdom', location_zip_code: 'SW1A 1AA' },
    { location_country: 'United States', location_zip_code: '94115-0001' },
    { location_country: 'United States', location_zip_code: '941' },
    { location_country: 'United States', location_zip_code: '9'.repeat(20) },
    { location_country: 'United Kingdom', location_zip_code: 'AB1' },
    { location_country: 'United Kingdom', location_zip_code: 'A'.repeat(20) },
  ])('%j is stored as it is', (changes) => expect(stored(changes)).toEqual(changes))

  test('empty addresses are accepted as none', () =>
    expect(stored({ linkedin_url: '', personal_website: ' ', portfolio_url: '', github_url: '' })).toEqual({
      linkedin_url: null,
      personal_website: null,
      portfolio_url: null,
      github_url: null,
    }))

  // proves EDITOR-055
  test.each([
    [{ country_code: '+1', phone: '123456' }],
    [{ country_code: '+1', phone: '1234567890123456789' }],
    [{ country_code: null, phone: '123456789' }],
  ])('EDITOR-055 %j has not 10 to 20 characters', (changes) => expect(refusal(changes)).toBe('Invalid phone number format'))

  // proves EDITOR-061
  test.each([
    [{ location_country: 'United States', location_zip_code: 'SW1A 1AA' }],
    [{ location_country: 'United States', location_zip_code: '94' }],
    [{ location_country: 'United States', location_zip_code: '9'.repeat(21) }],
    [{ location_country: null, location_zip_code: 'SW1A 1AA' }],
    [{ location_country: 'United Kingdom', location_zip_code: 'AB' }],
    [{ location_country: 'United Kingdom', location_zip_code: 'A'.repeat(21) }],
    [{ location_country: 'United Kingdom', location_zip_code: 'AB_12' }],
  ])('EDITOR-061 %j is refused', (changes) => expect(refusal(changes)).toBe('Invalid zip code format'))
})

describe('skills', () => {
  // proves EDITOR-070
  test.each([
    ['technical_skills', 'Technical skills'],
    ['soft_skills', 'Soft skills'],
    ['management_skills', 'Management skills'],
  ])('EDITOR-070 a name over 100 characters is refused in %s', (list, label) => {
    expect(refusal({ [list]: ['ECG', long(101)] })).toBe(`${label} must be at most 100 characters`)
    expect(refusal({ [list]: [{ id: '1', name: long(101), level: 'expert' }] })).toBeDefined()
    expect(stored({ [list]: [long(100)] })[list]).toEqual([long(100)])
  })
})

describe('job preference fields', () => {
  // proves EDITOR-063 PREFS-014 EDITOR-093
  test.each(['desired_salary_min', 'desired_salary_max', 'current_salary'])(
    'EDITOR-063 PREFS-014 %s is a whole number or null',
    (field) => {
      expect([0, '0', '00', '', null, '50000', 10_000_000].map((value) => stored({ [field]: value })[field])).toEqual([
        null,
        null,
        null,
        null,
        null,
        50_000,
        10_000_000,
      ])
      for (const wrong of [-1, 10_000_001, 1.5, '1.5', 'much', 2 ** 53, Number.NaN, Number('1e309'), '1e3'])
        expect(refusal({ [field]: wrong }), String(wrong)).toMatch(/ must be a whole number from 0 to 10,000,000$/)
    },
  )

  test('the maximum is not below the minimum', () => {
    expect(refusal({ desired_salary_min: 2, desired_salary_max: 1 })).toBe('Maximum salary must not be below the minimum')
    expect(save({ desired_salary_min: 2, desired_salary_max: 2 }).success).toBe(true)
    expect(save({ desired_salary_min: 2, desired_salary_max: 0 }).success).toBe(true)
  })

  // proves PREFS-015 EDITOR-124
  test('PREFS-015 EDITOR-124 experience has one decimal, keeps 0 and goes to 50', () => {
    expect([0, 0.5, 2.5, 50, '2.5', ''].map((value) => stored({ total_experience: value }).total_experience)).toEqual([
      0,
      0.5,
      2.5,
      50,
      2.5,
      null,
    ])
    for (const wrong of [-1, 51, 2.55, Number.NaN]) expect(save({ total_experience: wrong }).success, String(wrong)).toBe(false)
  })

  test('EDITOR-094 companies are split at commas, with or without a space', () => {
    expect(stored({ companies_to_exclude: 'A,B, C, ,' }).companies_to_exclude).toEqual(['A', 'B', 'C'])
    for (const none of ['', ' , ', [], null]) expect(stored({ companies_to_exclude: none }).companies_to_exclude).toBeNull()
  })

  test('EDITOR-112 relocation is a boolean, chosen as yes or no', () =>
    expect(['yes', 'no', true, ''].map((value) => stored({ willing_to_relocate: value }).willing_to_relocate)).toEqual([
      true,
      false,
      true,
      null,
    ]))
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkSave, lastGraduationYear } from './checks.ts'
import { DEFAULT_JOB_TYPES } from './constants.ts'
import {
  canCreateProfile,
  chooseProfile,
  confirmDeletion,
  EMPTY_FIELDS,
  emptySection,
  inListOrder,
  isDirty,
  isFirstProfile,
  isProfileId,
  isUpToDate,
  nextPrimary,
  onboardingFieldsAfter,
  shownCurrency,
  toStored,
} from './rules.ts'
import { type Profile, type ProfileFields, profileChanges, profileFields } from './schema.ts'

const row = (id: string, is_primary = false, created_at = '2026-01-01T00:00:00Z') => ({ id, is_primary, created_at })
const [a, b, c] = [row('a'), row('b', true), row('c')]

describe('up to three profiles, one of them primary', () => {
  test('a fourth is too many', () => expect([0, 2, 3, 4].map(canCreateProfile)).toEqual([true, true, false, false]))

  test('the first one is primary', () => expect([0, 1, 2].map(isFirstProfile)).toEqual([true, false, false]))

  test('the primary comes first, then the oldest', () => {
    const rows = [
      row('old', false, '2026-01-01T00:00:00Z'),
      row('new', false, '2026-01-03T00:00:00Z'),
      row('mine', true, '2026-01-02T00:00:00Z'),
    ]
    expect(inListOrder(rows).map(({ id }) => id)).toEqual(['mine', 'old', 'new'])
  })

  test('a screen opens on the profile asked for, else the primary, else the first, else none', () => {
    expect(chooseProfile([a, b, c], 'c')).toBe(c)
    expect(chooseProfile([a, b, c], 'unknown')).toBe(b)
    expect(chooseProfile([a, c])).toBe(a)
    expect(chooseProfile([])).toBeUndefined()
  })

  test('when the primary is deleted, the first remaining profile becomes primary', () => {
    expect(nextPrimary([b, a, c], 'b')).toBe(a)
    expect(nextPrimary([b, a, c], 'a')).toBe(b)
    expect(nextPrimary([b], 'b')).toBeUndefined()
  })

  test('after any creation, deletion or change exactly one profile is primary', () => {
    const step = fc.tuple(fc.constantFrom('create', 'remove', 'choose'), fc.nat(5))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let rows: ReturnType<typeof row>[] = []
        for (const [index, [action, at]] of steps.entries()) {
          const target = rows[at % Math.max(rows.length, 1)]
          if (action === 'create' && canCreateProfile(rows.length))
            rows = [...rows, row(`p${index}`, isFirstProfile(rows.length))]
          const heir = action === 'remove' && target ? nextPrimary(rows, target.id)?.id : target?.id
          if (action === 'remove') rows = rows.filter((one) => one !== target)
          if (action !== 'create') rows = rows.map((one) => ({ ...one, is_primary: one.id === heir }))
          expect(rows.filter(({ is_primary }) => is_primary)).toHaveLength(Math.min(rows.length, 1))
          expect(rows.length).toBeLessThanOrEqual(3)
        }
      }),
    )
  })

  test('an id is well-formed or not', () => {
    expect(['a3bb189e-8bf9-4888-9912-ace4e6543002', '11111111-1111-1111-1111-111111111111'].every(isProfileId)).toBe(true)
    expect(['abc', '', '1', 'a3bb189e-8bf9-4888-9912-ace4e654300', "' or 1=1"].some(isProfileId)).toBe(false)
  })

  test('deleting asks first', () =>
    expect(confirmDeletion('Ann')).toBe('Are you sure you want to delete "Ann"? This action cannot be undone.'))
})

describe('saving', () => {
  const stored: Pick<Profile, 'technical_skills' | 'technical_skill_levels'> = {
    technical_skills: ['Go', 'SQL'],
    technical_skill_levels: { Go: 'expert', SQL: 'beginner' },
  }
  const today = '2026-03-05'

  test('a save that has not seen the newest version is not written, unless the person says so', () => {
    expect(isUpToDate({ version: 3 }, { version: 3 })).toBe(true)
    expect(isUpToDate({ version: 4 }, { version: 3 })).toBe(false)
    expect(isUpToDate({ version: 4 }, { version: 3, overwrite: true })).toBe(true)
  })

  // proves EDITOR-095 EDITOR-096
  test.each([
    ['immediate', '2026-03-05'],
    ['1-week', '2026-03-12'],
    ['2-weeks', '2026-03-19'],
    ['1-month', '2026-04-05'],
    ['2-months', '2026-05-05'],
    ['3-months', '2026-06-05'],
    ['2027-01-31', '2027-01-31'],
    ['2027-02-31', null],
    ['soon', null],
    [null, null],
  ])('EDITOR-095 EDITOR-096 the joining choice %j is stored as %j', (choice, date) =>
    expect(toStored(stored, profileChanges.parse({ expected_joining_date: choice }), today)).toEqual({
      expected_joining_date: date,
    }),
  )

  test('a level goes with its skill', () => {
    expect(toStored(stored, { technical_skills: ['Go'] }, today).technical_skill_levels).toEqual({ Go: 'expert' })
    expect(toStored(stored, { technical_skill_levels: { Go: 'advanced', Rust: 'expert' } }, today)).toEqual({
      technical_skill_levels: { Go: 'advanced' },
    })
  })

  test('the editor sends objects; names and levels are stored apart', () => {
    const skills = [
      { id: '1', name: 'Go', level: 'Expert' },
      { id: '2', name: 'Rust' },
    ]
    const changes = profileChanges.parse({ technical_skills: skills } as never)
    expect(toStored(stored, changes, today)).toEqual({
      technical_skills: ['Go', 'Rust'],
      technical_skill_levels: { Go: 'expert', Rust: 'intermediate' },
    })
  })

  test('what is not sent is not touched', () =>
    expect(toStored(stored, { gender: undefined, email: 'a@example.org' }, today)).toEqual({ email: 'a@example.org' }))
})

describe('cross-field rules use stored values', () => {
  const now = new Date('2026-03-05T12:00:00Z')
  const stored = {
    ...EMPTY_FIELDS,
    phone: '12345678',
    country_code: '+45',
    desired_salary_min: 50_000,
    location_zip_code: 'SW1A 1AA',
    location_country: 'United Kingdom',
  }
  const graduated = (graduationYear: number) => profileFields.shape.education.parse([{ degree: 'BSc', graduationYear }] as never)

  test.each([
    [{ country_code: null } as Partial<ProfileFields>, ['phone']],
    [{ country_code: '+1' }, []],
    [{ phone: '123' }, ['phone']],
    [{ location_country: 'United States' }, ['location_zip_code']],
    [{ desired_salary_max: 40_000 }, ['desired_salary_max']],
    [{ desired_salary_min: null, desired_salary_max: 40_000 }, []],
    [{ gender: 'male' as const }, []],
  ])('%j: %j', (changes, paths) => expect(checkSave(stored, changes, now).map(({ path }) => path)).toEqual(paths))

  test('an existing problem elsewhere does not stop a save', () =>
    expect(checkSave({ ...stored, phone: '1' }, { desired_salary_max: 60_000 }, now)).toEqual([]))

  // proves EDITOR-068
  test('EDITOR-068 in 2026 the graduation year 2036 is accepted and 2037 is not', () => {
    expect(lastGraduationYear(new Date('2019-01-01T00:00:00Z'))).toBe(2030)
    expect(checkSave(stored, { education: graduated(2036) }, now)).toEqual([])
    expect(checkSave(stored, { education: graduated(2037) }, now)).toEqual([
      { path: 'education.0.graduationYear', message: 'Graduation year must be between 1950 and 2036' },
    ])
    expect(profileFields.shape.education.safeParse([{ degree: 'BSc', graduationYear: 1949 }]).success).toBe(false)
  })
})

describe('the marks of onboarding', () => {
  const made = {
    ...EMPTY_FIELDS,
    full_name: 'Ann',
    desired_job_title: 'Nurse',
    total_experience: 2,
    onboardingFields: ['full_name', 'desired_job_title', 'total_experience'],
  } as unknown as Profile

  test('saving the personal section confirms all of them', () =>
    expect(onboardingFieldsAfter(made, { full_name: 'Ann', gender: 'female' }, 'person')).toEqual([]))

  test('elsewhere a value that changes loses its mark', () => {
    expect(onboardingFieldsAfter(made, { desired_job_title: 'Doctor' }, 'person')).toEqual(['full_name', 'total_experience'])
    expect(onboardingFieldsAfter(made, { desired_job_title: 'Nurse' }, 'person')).toEqual(made.onboardingFields)
  })

  test('a resume upload clears the mark of what it replaces and confirms nothing', () =>
    expect(onboardingFieldsAfter(made, { full_name: 'Ann Lee' }, 'resume')).toEqual(['desired_job_title', 'total_experience']))
})

describe('the form', () => {
  test('is dirty when a field of the tab differs; empty text and null are the same', () => {
    expect(isDirty(EMPTY_FIELDS, { ...EMPTY_FIELDS, email: '' })).toBe(false)
    expect(isDirty(EMPTY_FIELDS, { ...EMPTY_FIELDS, email: 'a' })).toBe(true)
    expect(isDirty(EMPTY_FIELDS, { ...EMPTY_FIELDS, email: 'a' }, 'skills')).toBe(false)
    expect(isDirty(EMPTY_FIELDS, { ...EMPTY_FIELDS, soft_skills: ['x'] }, 'skills')).toBe(true)
  })

  test('CLEAR empties the fields of a tab and no other', () => {
    expect(emptySection('education')).toEqual({ education: [], publications: [] })
    expect(Object.keys(emptySection('personal'))).toContain('profile_references')
    expect(EMPTY_FIELDS).toEqual(profileFields.parse(EMPTY_FIELDS))
    expect(EMPTY_FIELDS.automation_job_types).toEqual(DEFAULT_JOB_TYPES)
  })

  // proves PROFILES-042 EDITOR-113
  test('PROFILES-042 EDITOR-113 an empty currency is shown as USD', () =>
    expect([shownCurrency(null), shownCurrency('INR')]).toEqual(['USD', 'INR']))
})

describe('a profile holds 60,000 characters of text in all', () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, place) => ({
      ...{ id: `e${place}`, company: '', position: '', location: null, startDate: null, endDate: null, current: false },
      ...{ description: 'x'.repeat(1_998), technologies: [] },
    }))
  const save = (stored: Partial<ProfileFields>, changes: Partial<ProfileFields>) =>
    checkSave({ ...EMPTY_FIELDS, ...stored }, changes, new Date('2026-11-18'))

  test('what goes beyond is refused where it is added, in every section', () => {
    expect(save({}, { experience: entries(29) })).toEqual([])
    const message = 'A profile can hold 60,000 characters of text in all. Please shorten it'
    expect(save({}, { experience: entries(31) })).toEqual([{ path: 'experience', message }])
    expect(save({ experience: entries(29) }, { professional_summary: 'y'.repeat(2_000), soft_skills: ['kind'] })).toEqual([
      { path: 'professional_summary', message },
    ])
  })

  test('one that is longer already can be shortened and changed', () => {
    expect(save({ experience: entries(40) }, { experience: entries(35) })).toEqual([])
    expect(save({ experience: entries(40) }, { professional_summary: null })).toEqual([])
  })
})

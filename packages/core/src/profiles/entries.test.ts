import { describe, expect, test } from 'vitest'
import { award, certification } from './schema-certifications.ts'
import { education } from './schema-education.ts'
import { CURRENT_HAS_NO_END, END_BEFORE_START, experience, project, volunteering } from './schema-experience.ts'
import { reference } from './schema-personal.ts'
import { workAuthorizationEntry } from './schema-preferences.ts'
import { language } from './schema-skills.ts'

const long = (length: number) => 'x'.repeat(length)
const read = (schema: { parse(raw: unknown): unknown }, raw: object) => schema.parse({ id: '1', ...raw })
const refusal = (schema: { safeParse(raw: unknown): { error?: { issues: { message: string }[] } } }, raw: object) =>
  schema.safeParse({ id: '1', ...raw }).error?.issues[0]?.message

describe('experience', () => {
  const whole = {
    id: '1',
    company: 'Acme',
    position: 'Dev',
    location: 'Berlin',
    startDate: '2020-01',
    endDate: '2021-02',
    current: false,
    description: 'Built\nthings',
    technologies: ['Go'],
  }

  test('EDITOR-114 an entry is read in either spelling and kept in one', () => {
    const { position, startDate, endDate, current, ...rest } = whole
    expect(read(experience, whole)).toEqual(whole)
    expect(
      read(experience, { ...rest, job_title: position, start_date: startDate, end_date: endDate, is_current: current }),
    ).toEqual(whole)
  })

  // proves EDITOR-065 EDITOR-066
  test.each([
    [{ position: 'Dev' }, 'Company is required'],
    [{ company: 'Acme', position: ' ' }, 'Position is required'],
    [{ ...whole, company: long(201) }, 'Company must be at most 200 characters'],
    [{ ...whole, position: long(201) }, 'Position must be at most 200 characters'],
    [{ ...whole, description: long(2001) }, 'Description must be at most 2000 characters'],
    [{ ...whole, startDate: 'present' }, 'Start date must have the form YYYY-MM'],
    [{ ...whole, startDate: '2020-13' }, 'Start date must have the form YYYY-MM'],
    [{ ...whole, endDate: '02/2021' }, 'End date must have the form YYYY-MM'],
    [{ ...whole, startDate: '2020' }, 'Start date must have the form YYYY-MM'],
    [{ ...whole, endDate: '2021-02-03' }, 'End date must have the form YYYY-MM'],
    [{ ...whole, endDate: '2019-12' }, END_BEFORE_START],
    [{ ...whole, current: true }, CURRENT_HAS_NO_END],
  ])('EDITOR-065 EDITOR-066 %j is refused with %j', (raw, message) => expect(refusal(experience, raw)).toBe(message))

  test("EDITOR-066 an end date 'present' is the box 'I currently work here'", () =>
    expect(read(experience, { ...whole, endDate: 'Present' })).toMatchObject({ endDate: null, current: true }))

  test('projects and volunteer work keep the same rules', () => {
    expect(refusal(project, {})).toBe('Name is required')
    expect(refusal(project, { name: 'x', url: 'javascript:alert(1)' })).toBe('Invalid project URL')
    expect(refusal(volunteering, { organization: 'x', startDate: '2020-02', endDate: '2020-01' })).toBe(END_BEFORE_START)
    expect(read(volunteering, { company: 'Red Cross', role: 'Driver' })).toMatchObject({
      organization: 'Red Cross',
      position: 'Driver',
    })
  })
})

describe('education', () => {
  const whole = {
    id: '1',
    institution: 'MIT',
    degree: 'BSc',
    field: 'Physics',
    startDate: '2010-09',
    endDate: '2013-06',
    graduationYear: 2013,
    gpa: 3.7,
    grade: null,
  }

  test('EDITOR-115 an entry is read in either spelling and kept in one', () => {
    const { institution, field, ...rest } = whole
    expect(read(education, { ...rest, school: institution, field_of_study: field })).toEqual(whole)
    expect(read(education, { ...rest, institution, fieldOfStudy: field, graduationYear: '2013', gpa: '3.7' })).toEqual(whole)
  })

  test('EDITOR-067 a degree is needed, an institution is not', () => {
    expect(refusal(education, { institution: 'MIT' })).toBe('Degree is required')
    expect(read(education, { degree: 'BSc' })).toMatchObject({ degree: 'BSc', institution: null })
    expect(refusal(education, { degree: long(201) })).toBe('Degree must be at most 200 characters')
    expect(refusal(education, { ...whole, institution: long(201) })).toBe('Institution must be at most 200 characters')
  })

  test.each([-0.1, 4.01, 8.7, Number.NaN, '8.7'])('EDITOR-069 a gpa of %s is refused', (gpa) =>
    expect(refusal(education, { ...whole, gpa })).toBe('GPA must be between 0 and 4'),
  )

  test.each(['8.7/10', '1.3', 'First'])('the grade %j stays as typed', (grade) =>
    expect(read(education, { ...whole, gpa: null, grade })).toMatchObject({ gpa: null, grade }),
  )

  test('a grade that was stored as gpa is not lost', () => {
    expect(read(education, { ...whole, gpa: '8.7/10' })).toMatchObject({ gpa: null, grade: '8.7/10' })
    expect(read(education, { ...whole, gpa: '3.7/4' })).toMatchObject({ gpa: 3.7, grade: null })
  })

  test('a year before 1950 is refused', () =>
    expect(refusal(education, { ...whole, graduationYear: 1949 })).toBe('Graduation year must be 1950 or later'))
})

describe('certifications and awards', () => {
  const whole = {
    id: '1',
    name: 'CKA',
    issuer: 'CNCF',
    issue_date: '2022-05',
    expiry_date: '2025-05',
    neverExpires: false,
    credential_id: 'X1',
    credential_url: 'https://example.org/x1',
    description: 'Hard',
  }

  test('EDITOR-116 an entry is read in either spelling and kept in one', () => {
    const { issuer, issue_date, expiry_date, credential_id, ...rest } = whole
    const other = { organization: issuer, issueDate: issue_date, expirationDate: expiry_date, certificationId: credential_id }
    expect(read(certification, { ...rest, ...other })).toEqual(whole)
  })

  // proves EDITOR-073 EDITOR-074
  test.each([
    [{ issuer: 'x' }, 'Certification name is required'],
    [{ name: 'x' }, 'Issuing organization is required'],
    [{ ...whole, name: long(201) }, 'Certification name must be at most 200 characters'],
    [{ ...whole, issuer: long(201) }, 'Issuing organization must be at most 200 characters'],
    [{ ...whole, expiry_date: '2025' }, 'Expiry date must have the form YYYY-MM'],
    [{ ...whole, credential_id: long(101) }, 'Credential ID must be at most 100 characters'],
    [{ ...whole, expiry_date: '2021-01' }, 'Expiry date must not be before the issue date'],
    [{ ...whole, neverExpires: true }, 'A certification that never expires has no expiry date'],
    [{ ...whole, credential_url: 'data:text/html,x' }, 'Invalid credential URL'],
  ])('EDITOR-073 EDITOR-074 %j is refused with %j', (raw, message) => expect(refusal(certification, raw)).toBe(message))

  test("EDITOR-074 an expiry date 'never' is the box 'Never expires'", () =>
    expect(read(certification, { ...whole, expiry_date: 'never' })).toMatchObject({ expiry_date: null, neverExpires: true }))

  // proves EDITOR-075 EDITOR-120
  test('EDITOR-075 EDITOR-120 an award has a title, an issuer, a date and a description', () => {
    const one = { id: '1', title: 'Best', issuer: 'Acme', date: '2020', description: long(1000) }
    expect(read(award, one)).toEqual(one)
    expect(refusal(award, { title: '' })).toBe('Title is required')
    expect(refusal(award, { title: long(201) })).toBe('Title must be at most 200 characters')
    expect(refusal(award, { ...one, description: long(1001) })).toBe('Description must be at most 1000 characters')
  })
})

describe('other entries', () => {
  test('EDITOR-121 a work authorization entry is read from the editor and from the job preferences', () => {
    const whole = { id: '1', country: 'Canada', workAuthorization: 'other-visa', otherVisa: 'IEC', securityClearance: 'sci' }
    expect(read(workAuthorizationEntry, whole)).toEqual(whole)
    const typed = { country: 'CA', visaRequirement: 'other', otherVisa: 'IEC', securityClearance: 'ts-sci' }
    expect(read(workAuthorizationEntry, typed)).toEqual(whole)
    expect(read(workAuthorizationEntry, { country: 'Other', visaRequirement: 'h1b' })).toMatchObject({
      country: 'Other',
      securityClearance: null,
    })
    for (const wrong of [
      {},
      { country: ' ', workAuthorization: 'opt' },
      { country: 'India' },
      { country: 'Mars', workAuthorization: 'opt' },
    ])
      expect(workAuthorizationEntry.safeParse({ id: '1', ...wrong }).success).toBe(false)
  })

  test('a language needs a name and a level, a reference a name', () => {
    expect(refusal(language, { proficiency: 'native' })).toBe('Language is required')
    expect(refusal(language, { name: 'French' })).toBe('Proficiency must be one of the list')
    expect(refusal(reference, {})).toBe('Name is required')
    expect(refusal(reference, { name: 'Bob', email: 'x' })).toBe('Invalid email format')
  })
})

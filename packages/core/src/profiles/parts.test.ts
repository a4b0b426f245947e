import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#shared/time/dates'
import {
  addEntry,
  canAddAward,
  canAddCertification,
  canAddEducation,
  canAddExperience,
  canAddLanguage,
  canAddWorkAuthorization,
  moveEntry,
  removeEntry,
  tickCurrent,
  tickNeverExpires,
} from './adding.ts'
import { completion } from './completion.ts'
import { JOINING_TIMELINES } from './constants.ts'
import { readGrade, writeGrade } from './grades.ts'
import { keepNotNegative, keepPhoneCharacters, phoneLengthBeside } from './inputs.ts'
import { type JoiningTimeline, joiningDate, joiningTimeline, showJoiningDate } from './joining.ts'
import { joinName, profileNameFor, splitName } from './names.ts'
import { splitPhone } from './phone.ts'
import { EMPTY_FIELDS } from './rules.ts'
import type { Experience } from './schema-experience.ts'
import { addSkills, fromSkillObjects, languageLabel, toSkillObjects } from './skills.ts'

const TODAY = '2026-03-05'
const job = {
  id: '1',
  company: 'Acme',
  position: 'Dev',
  location: null,
  startDate: '2020-01',
  endDate: null,
  current: true,
  description: null,
  technologies: [],
} satisfies Experience

describe('completion', () => {
  const filled = {
    full_name: 'Ann',
    email: 'a@b.org',
    phone: '1',
    country_code: '+1',
    location_country: 'India',
    citizenship: 'India',
    linkedin_url: 'https://x.y',
  }

  // proves EDITOR-097
  test('EDITOR-097 is the rounded share of eight checks', () => {
    const with5 = {
      ...EMPTY_FIELDS,
      full_name: 'Ann',
      email: 'a@b.org',
      phone: '1',
      country_code: '+1',
      location_country: 'India',
    }
    expect(completion(EMPTY_FIELDS)).toBe(0)
    expect(completion(with5)).toBe(63)
    expect(completion({ ...EMPTY_FIELDS, ...filled })).toBe(88)
    expect(completion({ ...EMPTY_FIELDS, ...filled, experience: [job] })).toBe(100)
    expect(completion({ ...EMPTY_FIELDS, full_name: ' ' })).toBe(0)
  })

  // proves EDITOR-098
  test.each([
    [[job], 100],
    [[], 88],
    [[{ ...job, current: false }], 88],
    [[{ ...job, current: false, endDate: '2021-01' }], 100],
    [[job, { ...job, startDate: null }], 88],
    [[{ ...job, company: ' ' }], 88],
    [[{ ...job, position: '' }], 88],
  ])('EDITOR-098 with the experience %j it is %j', (experience, percentage) =>
    expect(completion({ ...EMPTY_FIELDS, ...filled, experience })).toBe(percentage),
  )
})

describe('names', () => {
  test('EDITOR-051 the full name is first name, one space, last name', () => {
    expect(joinName(' Ann ', ' de la Cruz ')).toBe('Ann de la Cruz')
    expect(joinName('Ann', '')).toBe('Ann')
    expect(splitName('Ann de la Cruz')).toEqual({ first: 'Ann', last: 'de la Cruz' })
    expect(splitName(null)).toEqual({ first: '', last: '' })
  })

  test('a name that is split and joined stays the same', () => {
    const name = fc.array(fc.stringMatching(/^\S{1,10}$/), { maxLength: 4 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(name, (full) => {
        const { first, last } = splitName(full)
        expect(joinName(first, last)).toBe(full)
      }),
    )
  })

  test('a new profile is named after its person', () => expect(profileNameFor(' Ann ')).toBe("Ann's Profile"))
})

describe('inputs', () => {
  test('the telephone keeps digits, plus, hyphen, parentheses and spaces', () =>
    expect(keepPhoneCharacters('+1 (555) 010-99x22;é')).toBe('+1 (555) 010-9922'))

  test('a longer country code leaves fewer characters', () =>
    expect([phoneLengthBeside('+1'), phoneLengthBeside('+1868'), phoneLengthBeside(null)]).toEqual([18, 15, 20]))

  test('a negative number becomes empty', () => expect(['-1', ' -5', '5', ''].map(keepNotNegative)).toEqual(['', '', '5', '']))

  test.each([
    ['+46 70 174 06 21', '+46', '70 174 06 21'],
    ['+4670174', '+46', '70174'],
    ['+1 684 555 0100', '+1', '684 555 0100'],
    ['+18685550100', '+1868', '5550100'],
    ['(912) 555-4321', null, '(912) 555-4321'],
    ['912.555.4321', null, '912-555-4321'],
    ['0431 / 5550 918', null, '0431 5550 918'],
    ['030/901820', null, '030 901820'],
    ['+49\u00a0431\u20115550918', '+49', '431-5550918'],
    ['0046 70 174 06 21', '+46', '70 174 06 21'],
    ['+999 1', null, '+999 1'],
    [null, null, null],
  ])('the number %j has the code %j and the rest %j', (written, country_code, phone) =>
    expect(splitPhone(written)).toEqual({ country_code, phone }),
  )
})

describe('grades', () => {
  test.each([
    ['3.7/4', 3.7, null],
    ['3.7 / 4.0', 3.7, null],
    ['GPA 3.7', 3.7, null],
    ['GPA: 3,7', 3.7, null],
    ['3.70 GPA', 3.7, null],
    ['CGPA 8.7/10', null, 'CGPA 8.7/10'],
    ['8.7/10', null, '8.7/10'],
    ['1.3', null, '1.3'],
    ['First', null, 'First'],
    ['5/4', null, '5/4'],
    ['GPA 8', null, 'GPA 8'],
    ['', null, null],
  ])('%j is gpa %j and grade %j', (text, gpa, grade) => expect(readGrade(text)).toEqual({ gpa, grade }))

  test('a written gpa is read again', () =>
    expect(readGrade(writeGrade({ gpa: 3.75, grade: null }) ?? '')).toEqual({ gpa: 3.75, grade: null }))
})

describe('joining', () => {
  const timelines = Object.keys(JOINING_TIMELINES) as JoiningTimeline[]

  // proves PREFS-021 PREFS-022 PREFS-023 PREFS-025
  test.each([
    ['PREFS-021', 'one-week', '2026-03-12'],
    ['PREFS-021', 'two-weeks', '2026-03-19'],
    ['PREFS-021', 'three-weeks', '2026-03-26'],
    ['PREFS-022', 'one-month', '2026-04-05'],
    ['PREFS-022', 'two-months', '2026-05-05'],
    ['PREFS-023', '2026-12-24', '2026-12-24'],
    ['PREFS-023', 'whenever', null],
    ['PREFS-023', '', null],
    ['PREFS-025', '1-week', '2026-03-12'],
    ['PREFS-025', '2-weeks', '2026-03-19'],
    ['PREFS-025', '1-month', '2026-04-05'],
    ['PREFS-025', '2-months', '2026-05-05'],
    ['PREFS-025', 'immediate', '2026-03-05'],
    ['PREFS-025', '3-months', '2026-06-05'],
  ])('%s %j is stored as %j', (_row, choice, date) => expect(joiningDate(choice, TODAY)).toBe(date))

  test('a stored date is shown as the choice it stands for, else as a date', () => {
    const shown = (days: number) => joiningTimeline(addDays(TODAY, days), TODAY)
    const ranges = [
      ['immediate', 0, 0],
      ['one-week', 6, 8],
      ['two-weeks', 13, 15],
      ['three-weeks', 20, 22],
      ['one-month', 28, 32],
      ['two-months', 58, 62],
      ['3-months', 88, 93],
    ] as const
    for (let days = -40; days <= 120; days += 1)
      expect(shown(days), `${days}`).toBe(ranges.find(([, from, to]) => days >= from && days <= to)?.[0] ?? null)
    expect(showJoiningDate('2026-03-19', TODAY)).toBe('2 weeks')
    expect(showJoiningDate('2026-12-24', TODAY)).toBe('24 Dec 2026')
    expect(showJoiningDate(null, TODAY)).toBeNull()
  })

  test('on any day, what is chosen is what is shown', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((at) => dayOf(at))
    fc.assert(
      fc.property(day, fc.constantFrom(...timelines), (today, timeline) => {
        expect(joiningTimeline(joiningDate(timeline, today), today)).toBe(timeline)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('skills and languages', () => {
  test('empty and repeated skills add nothing, a pasted list is split', () => {
    expect(addSkills(['Go'], '  ')).toEqual(['Go'])
    expect(addSkills(['Go'], ' go ')).toEqual(['Go'])
    expect(addSkills(['Go'], 'SQL, Rust,sql , go')).toEqual(['Go', 'SQL', 'Rust'])
  })

  test('names and levels become objects and come back', () => {
    const stored = { technical_skills: ['Go', 'SQL', 'constructor'], technical_skill_levels: { Go: 'expert' as const } }
    expect(toSkillObjects(stored)).toEqual([
      { id: 'Go', name: 'Go', level: 'expert' },
      { id: 'SQL', name: 'SQL', level: 'intermediate' },
      { id: 'constructor', name: 'constructor', level: 'intermediate' },
    ])
    expect(fromSkillObjects(toSkillObjects(stored)).technical_skills).toEqual(stored.technical_skills)
  })

  test('a language is labelled with its level', () =>
    expect(languageLabel({ name: 'French', proficiency: 'fluent' })).toBe('French (Fluent)'))
})

describe('adding to a list', () => {
  test('what each entry needs', () => {
    expect(canAddExperience(job)).toBe(true)
    for (const missing of [{ company: '' }, { position: ' ' }, { startDate: null }, { current: false }])
      expect(canAddExperience({ ...job, ...missing })).toBe(false)
    expect([canAddEducation({ degree: 'BSc' }), canAddEducation({ institution: 'MIT' })]).toEqual([true, false])
    expect([canAddCertification({ name: 'a', issuer: 'b' }), canAddCertification({ name: 'a' })]).toEqual([true, false])
    expect([canAddLanguage({ name: 'a', proficiency: 'native' }), canAddLanguage({ name: 'a', proficiency: '' })]).toEqual([
      true,
      false,
    ])
    expect([canAddAward({ title: 'a' }), canAddAward({ title: ' ' })]).toEqual([true, false])
  })

  test('an authorization needs its clearance in the job preferences, not in the editor', () => {
    const entry = { country: 'India', workAuthorization: 'citizen' as const, securityClearance: null }
    expect(canAddWorkAuthorization(entry, 'editor')).toBe(true)
    expect(canAddWorkAuthorization(entry, 'preferences')).toBe(false)
    expect(canAddWorkAuthorization({ ...entry, securityClearance: 'none' }, 'preferences')).toBe(true)
    expect(canAddWorkAuthorization({ ...entry, country: ' ' }, 'editor')).toBe(false)
  })

  test('an entry is appended, removed, and moved without losing another', () => {
    const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
    expect(addEntry(list, { id: 'd' }).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
    expect(removeEntry(list, 'b').map(({ id }) => id)).toEqual(['a', 'c'])
    expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    fc.assert(
      fc.property(
        fc.array(fc.integer()),
        fc.integer({ min: -2, max: 12 }),
        fc.integer({ min: -2, max: 12 }),
        (items, from, to) => {
          expect(moveEntry(items, from, to).toSorted()).toEqual(items.toSorted())
        },
      ),
    )
  })

  test('ticking a box clears the date it excludes', () => {
    expect(tickCurrent({ current: false, endDate: '2020-01' }, true)).toEqual({ current: true, endDate: null })
    expect(tickCurrent({ current: true, endDate: null }, false)).toEqual({ current: false, endDate: null })
    expect(tickNeverExpires({ neverExpires: false, expiry_date: '2020-01' }, true)).toEqual({
      neverExpires: true,
      expiry_date: null,
    })
  })
})

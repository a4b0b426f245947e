import { describe, expect, test } from 'vitest'
import { EMPTY_FIELDS } from '#profiles/rules'
import type { Education } from '#profiles/schema-education'
import type { Experience } from '#profiles/schema-experience'
import { suggestSummary } from './suggest-summary.ts'

const TODAY = '2026-11-18'
const job = (
  company: string,
  startDate: string | null,
  endDate: string | null,
  changes: Partial<Experience> = {},
): Experience => ({
  ...{ id: company, company, position: 'Pastry Chef', location: null, startDate, endDate, current: false },
  ...{ description: null, technologies: [], ...changes },
})
const degree = (changes: Partial<Education>): Education => ({
  ...{ id: 'd', institution: 'Lund University', degree: 'Diploma', field: null, startDate: null, endDate: null },
  ...{ graduationYear: null, gpa: null, grade: null, ...changes },
})
const suggest = (fields: Partial<typeof EMPTY_FIELDS>) => suggestSummary({ ...EMPTY_FIELDS, ...fields }, TODAY)

describe('a suggested summary', () => {
  test('repeats title, employer, years, other employers, degree and skills of the profile', () =>
    expect(
      suggest({
        experience: [
          job('Pier Café', '2014-01', '2018-12'),
          job('Harbour Hotel', '2019-03', null, { current: true, position: 'Head Pastry Chef' }),
          job('Old Mill Inc.', '2012-01', '2013-12'),
        ],
        education: [degree({ field: 'Patisserie', graduationYear: 2011 })],
        technical_skills: ['Laminated dough', 'Chocolate'],
      }),
    ).toBe(
      'Head Pastry Chef at Harbour Hotel since 2019. 14 years of work experience. Also worked at Pier Café and Old Mill Inc. Diploma, Patisserie, Lund University. Skills: Laminated dough, Chocolate.',
    ))

  test('is not offered when the profile has nothing to put into it, whatever onboarding stored', () =>
    expect(suggest({ full_name: 'Ann', desired_job_title: 'Nurse', total_experience: 7 })).toBeNull())

  test.each([
    [
      'a job that has ended',
      [job('Pier Café', '2014-01', '2018-12')],
      'Pastry Chef at Pier Café from 2014 to 2018. 5 years of work experience.',
    ],
    ['a job of one year', [job('Pier Café', '2018-02', '2018-12')], 'Pastry Chef at Pier Café until 2018.'],
    ['a job without dates', [job('Pier Café', null, null)], 'Worked as Pastry Chef at Pier Café.'],
    [
      'a job that ends later',
      [job('Pier Café', '2025-11', '2031-01')],
      'Pastry Chef at Pier Café since 2025. 1 year of work experience.',
    ],
    ['a job that has not begun', [job('Pier Café', '2027-01', null, { current: true })], null],
    [
      'two jobs at one employer',
      [job('Pier Café', '2026-01', null, { current: true }), job('PIER CAFÉ', '2025-06', '2025-12')],
      'Pastry Chef at Pier Café since 2026. 1 year of work experience.',
    ],
  ])('%s', (_, experience, summary) => expect(suggest({ experience })).toBe(summary))

  test('years of work are rounded down', () => {
    expect(suggest({ experience: [job('Pier Café', '2024-01', '2025-11')] })).toContain('1 year of')
    expect(suggest({ experience: [job('Pier Café', '2026-06', null, { current: true })] })).not.toContain('year')
  })

  test.each([{ endDate: '2027-06' }, { endDate: '2026-11' }, { graduationYear: 2026 }, { startDate: '2024-09' }])(
    'a degree that may not be finished is not named: %j',
    (dates) => expect(suggest({ education: [degree(dates)] })).toBeNull(),
  )

  test('stays within the length of the field', () => {
    const long = 'x'.repeat(200)
    const experience = ['a', 'b', 'c', 'd'].map((name) =>
      job(`${name}${long.slice(1)}`, '2014-01', '2018-12', { position: long }),
    )
    const education = [degree({ degree: long, field: `y${long.slice(1)}`, institution: long })]
    const summary = suggest({
      experience,
      education,
      technical_skills: Array.from({ length: 9 }, (_, at) => `${at}${'s'.repeat(99)}`),
    })
    expect(summary?.length).toBeLessThanOrEqual(2000)
    expect(summary).toMatch(/^x+ at a/)
  })
})

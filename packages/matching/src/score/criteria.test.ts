import { CRITERIA, type Criterion } from '@jobapply/core/matching/constants'
import { ANY_JOB, type SearchCriteria } from '@jobapply/core/matching/schema'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { describe, expect, test } from 'vitest'
import { aPerson, aPosting } from '#fixtures/sample'
import { criteriaLabel, fitsExperience, isHidden, judgeCriteria, matchedCriteriaOf } from './criteria.ts'
import { skillsPercentage } from './documented.ts'
import { isPayAcceptable, payValue } from './pay.ts'

const job = aPosting({
  title: 'Senior Data Analyst',
  location: 'München, Bavaria',
  city: 'München',
  country: 'Germany',
  jobType: 'full-time',
  workMode: 'onsite',
  level: 'senior',
  salaryMin: 5_000,
  salaryMax: 6_000,
  salaryPeriod: 'month',
  salaryCurrency: 'EUR',
  description: 'You use SQL.',
})
const person = aPerson({
  desired_job_title: 'Data Analyst',
  technical_skills: ['SQL'],
  desired_salary_min: 70_000,
  expected_salary_currency: 'EUR',
})
const all: SearchCriteria = {
  searchTerm: 'analyst',
  location: 'munchen',
  country: 'Germany',
  jobType: 'full-time',
  workType: 'on-site',
  experienceLevel: 'executive',
}
const judge = (posting = job, who = person, search = all) => judgeCriteria(posting, who, search, skillsPercentage(posting, who))

describe('the nine criteria', () => {
  // proves MATCH-013 MATCH-014
  test('MATCH-013 MATCH-014 are search text, title, skills, location, country, type, mode, level and salary, shown as N/9', () => {
    expect(Object.values(CRITERIA)).toEqual([
      'Search text',
      'Desired title',
      'Skills',
      'Location',
      'Country',
      'Job type',
      'Work type',
      'Experience level',
      'Salary',
    ])
    expect(matchedCriteriaOf(judge())).toEqual(Object.keys(CRITERIA))
    expect(criteriaLabel(matchedCriteriaOf(judge()))).toBe('9/9')
  })

  test.each([
    ['searchText', { searchTerm: 'nurse' }, {}],
    ['location', { location: 'Berlin' }, {}],
    ['country', { country: 'France' }, {}],
    ['jobType', { jobType: 'contract' }, {}],
    ['workType', { workType: 'remote' }, {}],
    ['experienceLevel', { experienceLevel: 'entry' }, {}],
    ['desiredTitle', {}, { desired_job_title: 'Welder' }],
    ['skills', {}, { technical_skills: ['Welding'] }],
    ['salary', {}, { desired_salary_min: 80_000 }],
  ] as [Criterion, Partial<SearchCriteria>, Partial<ProfileFields>][])(
    'MATCH-014 %s can fail alone',
    (criterion, search, fields) => {
      const judged = judge(job, aPerson({ ...person.fields, ...fields }), { ...all, ...search })
      expect(judged[criterion]).toBe(false)
      expect(criteriaLabel(matchedCriteriaOf(judged))).toBe('8/9')
    },
  )

  // proves MATCH-016 MATCH-021
  test('MATCH-021 a criterion that is not set is not matched, and the total stays 9', () => {
    const judged = judge(job, aPerson({ technical_skills: ['SQL'] }), ANY_JOB)
    expect(matchedCriteriaOf(judged)).toEqual(['skills'])
    expect(criteriaLabel(matchedCriteriaOf(judged))).toBe('1/9')
    expect(criteriaLabel([])).toBe('0/9')
  })

  test('MATCH-016 a job that matches nothing is hidden only when something is set', () => {
    expect(isHidden(judge(job, aPerson(), ANY_JOB))).toBe(false)
    expect(isHidden(judge(job, aPerson(), { ...ANY_JOB, country: 'France' }))).toBe(true)
    expect(isHidden(judge(job, aPerson({ technical_skills: ['Welding'] }), ANY_JOB))).toBe(true)
    expect(isHidden(judge(job, aPerson({ technical_skills: ['Welding'] }), { ...ANY_JOB, country: 'Germany' }))).toBe(false)
  })

  test.each([
    ['JPY', 'JPY', 6_000_000, true],
    ['JPY', 'JPY', 3_000_000, false],
    ['JPY', 'USD', 80_000, undefined],
    ['JPY', null, 80_000, undefined],
    ['SEK', 'NOK', 600_000, undefined],
    [null, 'USD', 80_000, true],
    [null, 'EUR', 80_000, undefined],
  ])('EDITOR-102 a salary in %s is compared with pay in the same currency alone: %s', (wanted, paid, salaryMax, verdict) => {
    const desired = { desired_salary_min: wanted === 'JPY' ? 5_000_000 : 50_000, desired_salary_max: null }
    const posting = aPosting({ salaryMax, salaryCurrency: paid, salaryPeriod: 'year' })
    expect(isPayAcceptable(posting.job, { ...desired, expected_salary_currency: wanted })).toBe(verdict)
    expect(payValue(posting.job, { ...desired, expected_salary_currency: wanted }) === null).toBe(verdict === undefined)
  })

  test('pay in another currency, or none, matches no salary', () => {
    expect(judge(job, aPerson({ desired_salary_min: 1, expected_salary_currency: 'USD' })).salary).toBe(false)
    expect(judge(aPosting(), person).salary).toBe(false)
  })
})

// proves SEARCH-023
describe('the experience filter', () => {
  test.each([
    ['entry', ['Junior Welder', 'Entry Level Clerk', 'Associate Editor'], ['Senior Welder', 'Welder']],
    ['associate', ['Associate Editor', 'Mid Level Developer', 'Middle School Teacher'], ['Lead Welder', 'Welder']],
    ['executive', ['Senior Welder', 'Team Lead', 'Executive Chef', 'Principal Engineer'], ['Junior Welder', 'Leader', 'Welder']],
  ])('SEARCH-023 %s reads its words in the title', (choice, yes, no) => {
    for (const title of yes) expect(fitsExperience(aPosting({ title }), choice), title).toBe(true)
    for (const title of no) expect(fitsExperience(aPosting({ title }), choice), title).toBe(false)
  })

  test.each([
    ['0-2 years of experience', 'entry'],
    ['2-5 years of experience', 'associate'],
    ['5+ years of experience', 'executive'],
  ])('SEARCH-023 %s is %s', (description, choice) => {
    const posting = aPosting({ title: 'Welder', description })
    expect(['entry', 'associate', 'executive'].filter((one) => fitsExperience(posting, one))).toEqual([choice])
  })
})

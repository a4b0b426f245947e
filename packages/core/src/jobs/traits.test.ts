import { describe, expect, test } from 'vitest'
import { readJobType } from '#jobs/fields/job-type'
import { readLevel, requiredYears } from '#jobs/fields/level'
import { readWorkMode } from '#jobs/fields/work-mode'

describe('where the work is done', () => {
  test.each([
    ['Hybrid', ['Remote'], '', 'hybrid'],
    ['on-site', ['Berlin'], '', 'onsite'],
    ['TELECOMMUTE', ['Berlin'], '', 'remote'],
    ['unspecified', ['Remote - US'], '', 'remote'],
    [undefined, ['Berlin', 'Nurse (hybrid)'], '', 'hybrid'],
    [undefined, ['Berlin', 'Nurse'], 'This is a fully remote role.', 'remote'],
    [undefined, ['Berlin', 'Nurse'], 'The position is hybrid: three days.', 'hybrid'],
    [undefined, ['Berlin', 'Nurse'], 'You support remote teams all over Europe.', null],
    [undefined, ['Berlin', 'Nurse'], 'Sorry, this is not remote.', 'onsite'],
    [undefined, ['No remote'], '', 'onsite'],
  ] as const)('field %s, lines %j, text "%s": %s', (field, lines, text, mode) =>
    expect(readWorkMode(field, lines, text)).toBe(mode),
  )
})

describe('the kind of employment', () => {
  test.each([
    ['FULL_TIME', 'Cook', 'full-time'],
    ['FullTime', 'Cook', 'full-time'],
    ['fulltime_permanent', 'Cook', 'full-time'],
    ['Part-time', 'Cook', 'part-time'],
    ['Vollzeit', 'Koch', 'full-time'],
    ['CONTRACTOR', 'Cook', 'contract'],
    ['freelance', 'Cook', 'freelance'],
    ['Full-time', 'Praktikant Marketing (m/w/d)', 'internship'],
    ['Full-time', 'Contract Manager', 'full-time'],
    [undefined, '(1099 Contract) Consultant', 'contract'],
    [undefined, 'Contract Manager', null],
    [undefined, 'International Sales Manager', null],
    ['OTHER', 'Cook', null],
  ])('%s, %s: %s', (field, title, type) => expect(readJobType(field, title)).toBe(type))
})

describe('how senior a posting is', () => {
  test.each([
    [undefined, 'Junior Accountant', '', 'entry'],
    [undefined, 'Senior Graphic Designer', '', 'senior'],
    [undefined, 'Principal Operations Engineer', '', 'lead'],
    [undefined, 'Head of Nursing', '', 'executive'],
    [undefined, 'Chief Financial Officer', '', 'executive'],
    [undefined, 'Staff Nurse', '', null],
    [undefined, 'Lead Generation Specialist', '', null],
    ['Mid-Senior Level', 'Data Engineer', '', 'mid'],
    ['Entry level', 'Cook', '', 'entry'],
    ['Not Applicable', 'Cook', '', null],
    [undefined, 'Art Director', '', null],
    [undefined, 'Architect', '', null],
    [undefined, 'Director of Nursing', '', 'executive'],
    ['senior', 'Cook', '', 'senior'],
    ['Executive', 'Enterprise Account Executive', '', null],
    [undefined, 'Cook', 'You have 5+ years of experience in a kitchen.', 'senior'],
    [undefined, 'Cook', '1 year of experience is enough.', 'entry'],
    [undefined, 'Cook', 'A company with 25 years of history.', null],
  ])('%s, %s, "%s": %s', (field, title, text, level) => expect(readLevel(field, title, text)).toBe(level))

  test.each([
    ['2-4 years of relevant professional experience', 2],
    ["at least 3 years' experience", 3],
    ['3+ years of SQL experience and 5+ years of work experience', 5],
    ['for 20 years we bake', null],
  ])('years required in "%s": %s', (text, years) => expect(requiredYears(text)).toBe(years))
})

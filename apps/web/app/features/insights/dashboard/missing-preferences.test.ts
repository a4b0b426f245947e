import { expect, test } from 'vitest'
import { missingPreferences } from './missing-preferences.ts'

test('a profile of the wizard still lacks education, joining date and work authorization', () => {
  const made = {
    desired_job_title: 'Nurse',
    desired_salary_min: null,
    desired_salary_max: 30_000,
    total_experience: 0,
    highest_education_level: null,
    expected_joining_date: null,
    work_authorization: null,
    work_authorization_entries: [],
  }
  expect(missingPreferences(made)).toEqual(['education', 'joining date', 'work authorization'])
  expect(missingPreferences({ ...made, total_experience: null, desired_salary_max: null })).toContain('salary')
})

import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import { expect, test } from 'vitest'
import { quotesOf } from './fact-source.ts'

const job = (company: string) => ({
  ...{ id: company, company, position: 'Nurse', location: null, startDate: '2020-01', endDate: null, current: true },
  ...{ description: null, technologies: [] },
})
const profile = { ...EMPTY_FIELDS, experience: [job('City Hospital'), job('Pier Clinic')] }

test('evidence names the entry of the profile, once for all its lines, without lines that another one contains', () => {
  const facts = [
    { path: 'experience.0', text: 'Nurse, City Hospital' },
    { path: 'experience.0.position', text: 'Nurse' },
    { path: 'experience.0.description', text: 'Trained four colleagues' },
    { path: 'experience.1.description', text: 'Ran the night shift' },
    { path: 'technical_skills.3', text: 'Triage' },
    { path: 'technical_skills.4', text: 'Triage' },
  ]
  expect(quotesOf(facts, profile)).toEqual([
    ['Work experience, City Hospital', ['Nurse, City Hospital', 'Trained four colleagues']],
    ['Work experience, Pier Clinic', ['Ran the night shift']],
    ['Technical skills', ['Triage']],
  ])
  expect(quotesOf(facts.slice(3, 4), undefined)).toEqual([['Work experience', ['Ran the night shift']]])
})

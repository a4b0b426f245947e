import { expect, test } from 'vitest'
import { NO_FILTERS } from './rules.ts'
import { searchPreferences } from './schema.ts'
import { readTypedFilters, suggestFilters } from './suggested.ts'

const nurse = {
  desired_job_title: 'Nurse',
  location_country: 'Sweden',
  automation_job_types: ['full-time' as const, 'remote' as const],
}

test('a profile asks for its title, country, job type and work type', () => {
  const filters = { ...NO_FILTERS, searchTerm: 'Nurse', country: 'Sweden', jobType: 'full-time', workType: 'remote' }
  expect(suggestFilters(nurse)).toEqual(filters)
  expect(searchPreferences.parse(filters)).toEqual(filters)
})

test('what the filters cannot say stays open, and without a title there is no search', () => {
  const open = { ...NO_FILTERS, searchTerm: 'Nurse' }
  expect(suggestFilters({ ...nurse, location_country: 'Iceland', automation_job_types: ['full-time', 'contract'] })).toEqual(open)
  expect(suggestFilters({ ...nurse, location_country: null, automation_job_types: ['c2c', 'freelance'] })).toEqual(open)
  expect(suggestFilters({ ...nurse, location_country: 'toString', automation_job_types: [] })).toEqual(open)
  expect(suggestFilters({ ...nurse, desired_job_title: null })).toBeUndefined()
})

test.each([
  ['Remote accountant', 'accountant', 'remote'],
  ['accountant  Hybrid', 'accountant', 'hybrid'],
  ['onsite chef de partie', 'chef de partie', 'on-site'],
])('%j asks for a work type', (searchTerm, rest, workType) =>
  expect(readTypedFilters({ ...NO_FILTERS, searchTerm })).toEqual({ ...NO_FILTERS, searchTerm: rest, workType }),
)

test.each(['remote', 'remote hybrid nurse', 'Remotely piloted aircraft', ''])('%j stays as it was typed', (searchTerm) =>
  expect(readTypedFilters({ ...NO_FILTERS, searchTerm })).toEqual({ ...NO_FILTERS, searchTerm }),
)

test('a work type that was chosen stays', () => {
  const chosen = { ...NO_FILTERS, searchTerm: 'remote accountant', workType: 'on-site' as const }
  expect(readTypedFilters(chosen)).toEqual(chosen)
})

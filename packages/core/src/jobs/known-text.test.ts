import { expect, test } from 'vitest'
import { withKnownText } from './known-text.ts'
import { toListing } from './listing.ts'

const now = new Date('2026-11-15T12:00:00Z')
const listed = { source: 'workday', id: '1', title: 'Cook', company: 'Acme', location: 'Cork', url: 'https://a.example/1' }
const known = toListing(
  {
    ...{ ...listed, description: 'Full kitchen work. Salary: $40,000 - $50,000 per year. Remote.' },
    requirements: '<li>Two years in a kitchen</li>',
    tags: ['Soup'],
    jobType: 'Full-time',
  },
  now,
)

test('a job of a list without texts keeps what its own page said', () => {
  const { title, ...kept } = withKnownText(toListing({ ...listed, title: 'Head Cook', description: '' }, now), known)
  expect(title).toBe('Head Cook')
  expect(kept).toMatchObject({
    description: known.description,
    requirements: { must: ['Two years in a kitchen'] },
    skills: ['Soup'],
    jobType: 'full-time',
    salaryMin: 40_000,
    salaryMax: 50_000,
  })
})

test('what the list says itself comes first', () =>
  expect(
    withKnownText(toListing({ ...listed, description: '', jobType: 'Contract', pay: { min: 30, period: 'hour' } }, now), known),
  ).toMatchObject({ jobType: 'contract', salaryMin: 30, salaryMax: null, salaryPeriod: 'hour' }))

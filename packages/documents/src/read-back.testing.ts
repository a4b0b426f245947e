import type { ParsedResume } from '@jobapply/core/resume/schema'
import { expect } from 'vitest'
import { chef } from './people.testing.ts'

const plain = (text: string | null) => (text ?? '').split(/\s+/).join(' ')

/** What the parser must find in a printed resume of the chef. */
export function expectReadBack(data: ParsedResume) {
  const { personal_info: person } = data
  expect(`${person.first_name} ${person.last_name}`).toBe(chef.full_name)
  expect([person.email, person.phone, person.country]).toEqual([chef.email, '+44 7700 900552', 'United Kingdom'])
  expect(plain(person.summary)).toBe(chef.professional_summary)
  expect(person.linkedin).toContain('linkedin.com/in/ines-calder')
  expect(person.other_links.join(' ')).toContain('inescalder.example')
  expect(
    data.experience.map(({ company, position, location, startDate, endDate, current, description }) => [
      company,
      position,
      location,
      startDate,
      endDate || null,
      current,
      plain(description),
    ]),
  ).toEqual(
    chef.experience.map(({ company, position, location, startDate, endDate, current, description }) => [
      company,
      position,
      location,
      startDate,
      endDate,
      current,
      plain(description),
    ]),
  )
  expect(data.education.map(({ degree, field, institution }) => [degree, field, institution])).toEqual(
    chef.education.map(({ degree, field, institution }) => [degree, field, institution]),
  )
  expect(data.certifications.map(({ name, issuer, issue_date }) => [name, issuer, issue_date])).toEqual(
    chef.certifications.map(({ name, issuer, issue_date }) => [name, issuer, issue_date]),
  )
  expect(data.skills).toEqual([...chef.technical_skills, ...chef.management_skills])
  expect(data.languages.map(({ name }) => name)).toEqual(chef.languages.map(({ name }) => name))
  expect(data.awards.map(({ title }) => title)).toEqual(expect.arrayContaining(chef.awards.map(({ title }) => title)))
}

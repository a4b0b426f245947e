import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { expect, test } from 'vitest'
import { aPerson } from '#fixtures/sample'
import { vocabulary } from '#tables/vocabulary'

const school = { id: '1', institution: 'School', graduationYear: null, gpa: null, grade: null, startDate: null, endDate: null }
const covered = (fields: object) => {
  const { coveredSkills } = aPerson(fields as Partial<ProfileFields>)
  return vocabulary().skills.flatMap(({ name }, id) => (coveredSkills[id] === 1 ? name : []))
}

/** What the documented percentage counts is in documented.test.ts; a posting's needs are also covered by these. */
test.each([
  ['a language', { languages: [{ id: '1', name: 'Greek', proficiency: 'fluent' }] }, 'Greek'],
  ['the name of a certificate', { certifications: [{ name: 'Kubernetes', issuer: 'Acme', description: null }] }, 'Kubernetes'],
  [
    'the text of a certificate',
    { certifications: [{ name: 'X', issuer: 'Acme', description: 'About Kubernetes' }] },
    'Kubernetes',
  ],
  ['a field of study', { education: [{ ...school, degree: 'Diploma', field: 'Welding' }] }, 'Welding'],
  ['a degree', { education: [{ ...school, degree: 'Certificate in Welding', field: null }] }, 'Welding'],
  ['the text of a project', { projects: [{ description: 'A site in Python', technologies: [] }] }, 'Python'],
  ['what a project was made with', { projects: [{ description: null, technologies: ['Python'] }] }, 'Python'],
  ['a voluntary post', { volunteer_experience: [{ position: 'Python coach', description: null }] }, 'Python'],
  ['the text of a voluntary post', { volunteer_experience: [{ position: 'Coach', description: 'Python' }] }, 'Python'],
])('%s covers the skill that it names', (_where, fields, skill) => {
  expect(covered(fields)).toContain(skill)
  expect(covered({})).not.toContain(skill)
})

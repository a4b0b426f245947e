import { expect, test } from 'vitest'
import { EMPTY_FIELDS } from '#profiles/rules'
import { parsedResume } from '#resume/schema'
import { lostTexts } from './read-back.ts'
import { contentOf } from './rules.ts'

const job = { id: 'one', company: 'Harbour Hospital', position: 'Staff Nurse', location: null, technologies: [] }
const period = { startDate: '2019-03', endDate: '2024-08', current: false }
const shown = contentOf({
  ...EMPTY_FIELDS,
  full_name: 'Maya Lindqvist',
  email: 'maya@example.org',
  phone: '701234567',
  professional_summary: 'Trains new colleagues.',
  experience: [{ ...job, ...period, description: 'Cared for patients.' }],
  technical_skills: ['Triage', 'C++'],
})
const info = { first_name: 'Maya', last_name: 'Lindqvist', email: 'maya@example.org', phone: '+46 70 123 45 67', headline: '' }
const nothing = { linkedin: '', github: '', country: '', other_links: [], address: '', city: '', state: '', zipCode: '' }
const read = parsedResume.parse({
  personal_info: { ...info, ...nothing, summary: 'Trains new colleagues.' },
  skills: ['Triage', 'C++'],
  experience: [
    { company: 'Harbour Hospital', position: 'Staff Nurse', location: '', ...period, description: '• Cared for patients.' },
  ],
  ...{ education: [], certifications: [], languages: [], awards: [], projects: [], publications: [], volunteer: [] },
})

test('nothing is lost where the reader finds every text in its place, whatever the bullets and spaces', () =>
  expect(lostTexts(shown, read)).toEqual([]))

test('a skill, a date, a name or a part of a description that the reader does not find is named', () => {
  const [found] = read.experience
  if (!found) throw new Error('no job')
  const lost = lostTexts(shown, {
    ...read,
    personal_info: { ...read.personal_info, last_name: 'Lind', phone: '' },
    skills: ['Triage', 'C'],
    experience: [{ ...found, description: 'Cared for' }],
  })
  expect(lost).toEqual([
    { section: 'contact', text: 'Maya Lindqvist' },
    { section: 'contact', text: '701234567' },
    { section: 'experience', text: 'Cared for patients.' },
    { section: 'skills', text: 'C++' },
  ])
  expect(lostTexts(shown, { ...read, experience: [{ ...found, endDate: '2023-08' }] })).toEqual([
    { section: 'experience', text: 'Staff Nurse, Harbour Hospital, Mar 2019 to Aug 2024' },
  ])
})

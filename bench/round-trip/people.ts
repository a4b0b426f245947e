import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentOf } from '@jobapply/core/documents/rules'
import type { ResumeContent } from '@jobapply/core/documents/schema'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import { profileChanges } from '@jobapply/core/profiles/schema'
import { DEMO_PROFILES } from '@jobapply/server/features/profiles/demo'

/** A person of the round trip; `kind` says what is hard about the values. */
export type Printed = { id: string; kind: string; first: string; last: string; content: ResumeContent }

const SCHOOLS = [
  ['University of Eastmoor', 'Bachelor of Science', 'Biology'],
  ['Eastmoor College, School of Business', 'Master of Arts', 'Finance & Control'],
  ['Høgskolen i Fjordane', 'Bachelor', 'Pedagogy, Early Years'],
  ['Institut Saint-Rambert', 'Diplôme', 'Comptabilité et gestion'],
  ['St. Mary’s Technical College', 'Diploma', 'Electrical/Mechanical Installation'],
  ['Universität am Kaiserstuhl', 'Master of Science', 'Informatik'],
] as const
const CERTIFICATES = [
  ['First Aid at Work', 'Red Bridge Training'],
  ['Wiring Regulations, 18th Edition', 'Northern Electrical Board'],
  ['Project Management: Foundation', 'Institute of Projects & Programmes'],
  ['Food Hygiene, Level 2', 'Harbour College, Catering School'],
] as const
const SKILLS = [
  ['C++', 'CI/CD', 'Node.js', 'R&D'],
  ['Wound care', 'Telemetry', 'Patient education'],
  ['Food & wine', 'Menu planning', 'HACCP', 'Stock/Orders'],
  ['Excel (VBA)', 'Bookkeeping', 'SAP S/4HANA'],
] as const
const LINES = [
  'Led a team of seven, planned the rota and kept the budget.',
  'Cut waiting times by a third; wrote the guide that others still use.',
  'Trained four new colleagues a year, most of whom stayed.',
  'Answered for orders, stock and the yearly count.',
  'Moved the records from paper to one shared list in six weeks.',
] as const
const SUMMARIES = [
  'Works calmly under pressure, explains things simply and finishes what was started.',
  'Twelve years in the trade, three of them leading others. Looking for a team that plans ahead.',
] as const

const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item
const month = (months: number) => `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`

/** Sixty people whose jobs come from the text file; schools, certificates and skills are dealt in turn. */
export function hardPeople(): Printed[] {
  const text = readFileSync(join(import.meta.dirname, 'hard-people.txt'), 'utf8')
  const groups = text
    .split(/^## /m)
    .slice(1)
    .flatMap((group) => {
      const [kind = '', ...blocks] = group.split(/\n# |\n$/)
      return blocks.filter(Boolean).map((block) => ({ kind: kind.trim(), lines: block.trim().split('\n') }))
    })
  return groups.map(({ kind, lines: [name = '', ...jobs] }, index) => {
    const [first = '', last = ''] = name.split('|').map((part) => part.trim())
    return { id: `hard-${String(index + 1).padStart(2, '0')}`, kind, first, last, content: contentFor(first, last, jobs, index) }
  })
}

function contentFor(first: string, last: string, jobs: readonly string[], index: number): ResumeContent {
  const slug = `person${index + 1}`
  let until = 12 * 2026 + 6 - (index % 5)
  const experience = jobs.map((line, place) => {
    const [position = '', company = '', location = ''] = line.split('|').map((part) => part.trim())
    const end = until
    until -= 19 + ((index * 7 + place * 11) % 40)
    const start = until
    until -= 1
    const lines = [at(LINES, index + place), at(LINES, index + place + 2)].slice(0, (index + place) % 3)
    return {
      ...{ id: String(place), company, position, location: location || null, startDate: month(start), technologies: [] },
      ...{ endDate: place === 0 ? null : month(end), current: place === 0, description: lines.join('\n') || null },
    }
  })
  const [institution, degree, field] = at(SCHOOLS, index)
  const [name, issuer] = at(CERTIFICATES, index)
  return contentOf({
    ...EMPTY_FIELDS,
    full_name: `${first} ${last}`,
    desired_job_title: experience[0]?.position ?? null,
    email: `${slug}@example.com`,
    country_code: '+44',
    phone: `7700 900${100 + index}`,
    location_city: 'Exeter',
    location_country: 'United Kingdom',
    linkedin_url: index % 2 ? `https://www.linkedin.com/in/${slug}` : null,
    personal_website: index % 3 ? null : `https://${slug}.example`,
    professional_summary: at(SUMMARIES, index),
    technical_skills: [...at(SKILLS, index)],
    languages: [{ id: '1', name: 'English', proficiency: 'fluent' }],
    experience,
    education: [
      {
        ...{ id: '1', institution, degree, field, startDate: month(until - 50), endDate: month(until - 14) },
        graduationYear: null,
        gpa: null,
        grade: null,
      },
    ],
    certifications: [
      {
        ...{ id: '1', name, issuer, issue_date: month(until), expiry_date: null, neverExpires: false },
        credential_id: null,
        credential_url: null,
        description: null,
      },
    ],
  })
}

/** The profiles of the demo. */
export const demoPeople = (): Printed[] =>
  Object.values(DEMO_PROFILES).flatMap((profiles) =>
    Object.entries(profiles).map(([profile, fields]) => {
      const { expected_joining_date: _, ...changes } = profileChanges.parse(fields)
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      const content = contentOf({ ...EMPTY_FIELDS, ...given })
      const [first = '', ...rest] = (content.full_name ?? '').split(' ')
      const id = `demo-${profile.toLowerCase().replaceAll(' ', '-')}`
      return { id, kind: 'demo', first, last: rest.join(' '), content }
    }),
  )

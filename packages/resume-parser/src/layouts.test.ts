import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'
import { fixture, normalized } from './testing.ts'

const FOLDER = new URL('../fixtures/documents/', import.meta.url)
const layouts = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.truth.json'))
  .map((name) => name.slice(0, -'.truth.json'.length))

type Job = {
  company: string
  position: string
  location: string
  startDate: string
  endDate: string
  current: boolean
  description: string
}
type Study = { institution: string; degree: string; field: string; endDate: string; gpa: string }
type Certificate = { name: string; issuer: string; issue_date: string }

const job = ({ company, position, location, startDate, endDate, current }: Job) =>
  [company, position, location].map(normalized).concat(startDate, endDate, String(current))
const study = ({ institution, degree, field, endDate, gpa }: Study) =>
  [institution, degree, field].map(normalized).concat(endDate, gpa.split(' ')[0]?.split('/')[0] ?? '')
const address = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '')
const certificate = ({ name, issuer, issue_date }: Certificate) => [normalized(name), normalized(issuer), issue_date]

test.each(layouts)('the layout %s is read completely', async (layout) => {
  const { data, file, format } = JSON.parse(readFileSync(new URL(`${layout}.truth.json`, FOLDER), 'utf8'))
  const { data: read, evidence } = await readResume(fixture(file), format)
  const { personal_info: person } = read
  expect([person.first_name, person.last_name].map(normalized)).toEqual(
    [data.personal_info.first_name, data.personal_info.last_name].map(normalized),
  )
  expect(person.email).toBe(data.personal_info.email)
  expect(person.phone.replace(/\D/g, '')).toBe(data.personal_info.phone.replace(/\D/g, ''))
  expect(normalized(person.summary)).toBe(normalized(data.personal_info.summary))
  expect(address(person.linkedin)).toBe(address(data.personal_info.linkedin))
  expect(read.experience.map(job)).toEqual(data.experience.map(job))
  expect(read.education.map(study)).toEqual(data.education.map(study))
  expect(read.certifications.map(certificate)).toEqual(data.certifications.map(certificate))
  expect(read.skills.map(normalized)).toEqual(expect.arrayContaining(data.skills.map(normalized)))
  for (const path of ['personal_info.email', 'experience.0.company', 'education.0.institution'])
    expect(evidence.find((one) => one.path === path)?.lines.length).toBeGreaterThan(0)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillGaps, gapQuestion, gapsOf } from './gaps.ts'
import type { ResumeParseResult } from './schema.ts'

const job = { company: 'Harbour Hotel', position: '', location: '', startDate: '', endDate: '', current: true, description: '' }
const PARSED: ResumeParseResult = {
  data: {
    personal_info: {
      first_name: 'Ines',
      last_name: 'Calder',
      email: 'ines@example.org',
      phone: '+44 20 7946 0018',
      summary: '',
      linkedin: '',
      github: '',
      country: 'United Kingdom',
      other_links: [],
      headline: '',
      address: '',
      city: 'London',
      state: 'England',
      zipCode: '',
    },
    skills: [],
    experience: [job],
    education: [],
    certifications: [],
    languages: [],
    awards: [],
    projects: [],
    publications: [],
    volunteer: [],
  },
  evidence: [{ path: 'personal_info.city', confidence: 0.2, lines: [1] }],
  lines: ['Ines Calder', 'Southwark, London, England', 'Harbour Hotel — Pastry', 'Chef, since March 2019'],
  unplaced: [],
  findings: [],
}
const fill = (path: string, value: string) => fillGaps(PARSED, { values: [{ path, value }] })

describe('values from a model', () => {
  test('only empty and uncertain values are requested', () => {
    expect(gapsOf(PARSED)).toEqual([
      'personal_info.headline',
      'experience.0.position',
      'experience.0.location',
      'experience.0.startDate',
    ])
  })

  test('a value that the document contains fills the gap, for review by the person', () => {
    const { parsed, refused } = fill('experience.0.position', 'Pastry Chef')
    expect(parsed.data.experience[0]?.position).toBe('Pastry Chef')
    expect(parsed.evidence).toContainEqual(expect.objectContaining({ path: 'experience.0.position', confidence: 0.5 }))
    expect(refused).toEqual([])
  })

  test('an uncertain value may be replaced', () => {
    const evidence = [{ path: 'experience.0.company', confidence: 0.2, lines: [2] }]
    const { parsed } = fillGaps({ ...PARSED, evidence }, { values: [{ path: 'experience.0.company', value: 'Hotel' }] })
    expect(parsed.data.experience[0]?.company).toBe('Hotel')
  })

  test('name, contact data, pay, authorization and self-identification are never sent', () => {
    const lines = [...PARSED.lines, 'Write to ines@example.org', 'Work permit: UK', 'Desired salary 54,000', 'Ines bakes bread']
    const evidence = [...PARSED.evidence, { path: 'personal_info.first_name', confidence: 0.9, lines: [0] }]
    const sent = gapQuestion({ ...PARSED, lines, evidence }, ['experience.0.position'])
    expect(sent).toBe(
      'Places:\nexperience.0.position\n\nText:\nHarbour Hotel — Pastry\nChef, since March 2019\nWrite to [removed]\nbakes bread',
    )
  })

  test.each([
    ['experience.0.position', 'Executive Pastry Chef'],
    ['experience.0.position', 'astry Che'],
    ['experience.0.startDate', '2018-03'],
    ['experience.0.startDate', '2019-07'],
    ['experience.0.startDate', 'since March 2019'],
    ['personal_info.email', 'chef@example.org'],
    ['personal_info.city', 'Southwark'],
    ['personal_info.constructor', 'London'],
    ['experience.7.company', 'London'],
    ['__proto__.first_name', 'London'],
  ])('%s = %j is refused: it is not in the document, or not a gap', (path, value) => {
    const { parsed, refused } = fill(path, value)
    expect(parsed.data).toEqual(PARSED.data)
    expect(refused).toEqual([path])
  })

  test('a date is accepted when a line contains it', () =>
    expect(fill('experience.0.startDate', '2019-03').parsed.data.experience[0]?.startDate).toBe('2019-03'))

  test('no answer of a model changes certain values', () => {
    const anything = fc.array(
      fc.record({
        path: fc.oneof(fc.string(), fc.constantFrom('personal_info.email', 'skills', 'experience.0.company')),
        value: fc.string(),
      }),
    )
    fc.assert(
      fc.property(anything, (values) => {
        const { data } = fillGaps(PARSED, { values }).parsed
        expect(data.personal_info.email).toBe('ines@example.org')
        expect(data.experience[0]?.company).toBe('Harbour Hotel')
        expect(data.skills).toEqual([])
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { EMPTY_FIELDS } from '#profiles/rules'
import { profileFields } from '#profiles/schema'
import { trimToSchema } from './trim-to-schema.ts'

const job = { id: '1', company: 'Harbour Hotel', position: 'Chef', startDate: '2019-03', endDate: null, current: true }
const trimProfile = (stored: object) => trimToSchema(profileFields, { ...EMPTY_FIELDS, ...stored })

describe('stored data outside of a schema', () => {
  test('is cut to the limit that it is beyond: lists, texts and numbers', () => {
    const companies = Array.from({ length: 201 }, (_, place) => `Company ${place}`)
    const found = trimProfile({ companies_to_exclude: companies, desired_job_title: 'é'.repeat(300), total_experience: 99 })
    expect(found?.value).toMatchObject({
      companies_to_exclude: companies.slice(0, 200),
      desired_job_title: 'é'.repeat(200),
      total_experience: 50,
    })
    expect(found?.cuts.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
      'companies_to_exclude too_big',
      'desired_job_title too_big',
      'total_experience too_big',
    ])
  })

  test('loses only the field that is not valid, and an entry only when it cannot be without it', () => {
    const found = trimProfile({
      gender: 'of another time',
      automation_job_types: ['full-time', 'of another time'],
      experience: [
        { ...job, startDate: 'soon' },
        { ...job, id: '2', company: { name: 'none' } },
        'no entry',
        { ...job, id: '3' },
      ],
    })
    expect(found?.value).toMatchObject({ gender: null, automation_job_types: ['full-time'] })
    expect(found?.value.experience.map(({ id, startDate }) => [id, startDate])).toEqual([
      ['1', null],
      ['3', '2019-03'],
    ])
  })

  test('may have a schema that holds itself', () => {
    const folder = z.object({
      name: z.string().max(5),
      get folders() {
        return z.array(folder)
      },
    })
    const found = trimToSchema(folder, { name: 'Top', folders: [{ name: 'Letters', folders: [] }] })
    expect(found).toEqual({
      value: { name: 'Top', folders: [{ name: 'Lette', folders: [] }] },
      cuts: [{ field: 'folders.*.name', code: 'too_big' }],
    })
  })

  test('that is valid stays as it is, and what cannot be made valid is reported', () => {
    expect(trimProfile({ experience: [job] })?.cuts).toEqual([])
    expect(trimToSchema(z.object({ id: z.guid() }), { id: 'x' })).toBeUndefined()
    expect(trimToSchema(z.string().max(3), 'long')).toBeUndefined()
  })

  test('is named without the words of the person', () => {
    const found = trimProfile({ technical_skill_levels: { 'Secret project Lighthouse': 'godlike' } })
    expect(found?.cuts.map(({ field }) => field)).toEqual(['technical_skill_levels.?'])
    const pair = trimToSchema(z.object({ text: z.string().max(4) }), { text: 'abc\u{1f600}\u{1f600}' })
    expect(pair?.value.text).toBe('abc')
  })

  test('always gives a valid profile, whatever one of its fields holds, and leaves the stored value alone', () => {
    const field = fc.constantFrom(...Object.keys(EMPTY_FIELDS))
    fc.assert(
      fc.property(field, fc.jsonValue({ maxDepth: 3 }), (name, value) => {
        const stored = { ...EMPTY_FIELDS, [name]: value }
        const before = JSON.stringify(stored)
        const found = trimToSchema(profileFields, stored)
        expect(profileFields.safeParse(found?.value).success).toBe(true)
        expect(JSON.stringify(stored)).toBe(before)
      }),
    )
  })
})

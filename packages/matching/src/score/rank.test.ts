import { type Criterion, DEFAULT_SORT, SORTS } from '@jobapply/core/matching/constants'
import { DEFAULT_SETTINGS } from '@jobapply/core/preferences/rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPreselected, proposeProfile, sortJobs } from './rank.ts'

const ranked = (id: string, intelligenceScore: number, criteria: number, matchScore: number) => ({
  job: { id },
  match: { intelligenceScore, matchScore, matchedCriteria: Array<Criterion>(criteria).fill('skills') },
})
const idsOf = (list: readonly { job: { id: string } }[]) => list.map(({ job }) => job.id)

describe('ranking', () => {
  // proves MATCH-015 MATCH-022
  test('MATCH-015 Overall: by overall score, then matched criteria, then matchScore', () => {
    const list = [ranked('d', 50, 2, 10), ranked('a', 60, 1, 0), ranked('c', 50, 2, 90), ranked('b', 50, 3, 0)]
    expect(idsOf(sortJobs(list, 'overall'))).toEqual(['a', 'b', 'c', 'd'])
  })

  test('MATCH-022 Best match: by matchScore; it is the default and offered first', () => {
    const list = [ranked('a', 60, 1, 10), ranked('b', 50, 3, 90), ranked('c', 70, 3, 50)]
    expect(idsOf(sortJobs(list, 'best'))).toEqual(['b', 'c', 'a'])
    expect(Object.values(SORTS)).toEqual(['Best match', 'Overall'])
    expect(DEFAULT_SORT).toBe('best')
  })

  test('the order does not depend on which job came first, and sorting again changes nothing', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.string(), fc.nat(3), fc.nat(3), fc.nat(3)), { selector: ([id]) => id, maxLength: 12 }),
        fc.constantFrom('overall' as const, 'best' as const),
        fc.func(fc.integer()),
        (rows, sort, shuffle) => {
          const list = rows.map((row) => ranked(...row))
          const mixed = [...list].sort((a, b) => shuffle(a.job.id) - shuffle(b.job.id))
          const once = sortJobs(list, sort)
          expect(idsOf(sortJobs(mixed, sort))).toEqual(idsOf(once))
          expect(sortJobs(once, sort)).toEqual(once)
        },
      ),
    ))
})

describe('the profile proposed for a job', () => {
  const candidate = (id: string, matchScore: number, changes: object = {}, is_primary = false) => ({
    profile: { id, is_primary },
    match: { matchScore, intelligenceScore: 0, verdict: 'ok' as const, ...changes },
  })
  test.each([
    ['the best match', [candidate('a', 40), candidate('b', 80)], 'b'],
    ['one that nothing blocks', [candidate('a', 30, { verdict: 'blocked' }), candidate('b', 20)], 'b'],
    ['then the documented score', [candidate('a', 40), candidate('b', 40, { intelligenceScore: 1 })], 'b'],
    ['the primary among equals', [candidate('a', 40), candidate('b', 40, {}, true)], 'b'],
    ['the first among equals', [candidate('a', 40), candidate('b', 40)], 'a'],
  ])('is %s', (_, candidates, id) => expect(proposeProfile(candidates)?.profile.id).toBe(id))
  test('is none without profiles', () => expect(proposeProfile([])).toBeUndefined())
})

// proves MATCH-019
describe('pre-selection', () => {
  const job = { title: 'Nurse', company: 'Acme GmbH', description: 'Night shifts' }
  const on = { ...DEFAULT_SETTINGS, isActive: true }
  const nobody = { companies_to_exclude: null }
  test.each([
    ['70 yes', job, 70, on, nobody, true],
    ['69 no', job, 69, on, nobody, false],
    ['a score of its own', job, 50, { ...on, minMatchScore: 50 }, nobody, true],
    ['automation off', job, 100, { ...on, isActive: false }, nobody, false],
    ['a word to exclude', job, 100, { ...on, excludeKeywords: ['NIGHT'] }, nobody, false],
    ['another word', job, 100, { ...on, excludeKeywords: ['weekend', ' '] }, nobody, true],
    ['an excluded company', job, 100, on, { companies_to_exclude: ['acme'] }, false],
  ])('MATCH-019 %s', (_, one, matchScore, settings, profile, is) =>
    expect(isPreselected(one, { matchScore }, settings, profile)).toBe(is),
  )
})

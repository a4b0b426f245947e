import { ANY_JOB } from '@jobapply/core/matching/schema'
import { describe, expect, test } from 'vitest'
import { PEOPLE } from '#fixtures/people'
import { POSTINGS } from '#fixtures/postings'
import { aPerson, aPosting, NOW, personOf, postingOf } from '#fixtures/sample'
import { needsPostingText } from '#person/person'
import { scoreJob } from '#score/score'
import { containsText } from '#words'
import { hashOf, packFacts, READER, readerKey, unpackFacts } from './packed-facts.ts'

const LEGAL = aPosting({
  description: `No visa sponsorship is available in Germany. Must be a Canadian citizen; proof of Canada citizenship.
Secret clearance can be obtained later. Requirements:
- A bachelor's degree is required
- 3 to 5 years of experience with SQL
- Driver's license
- Registered Nurse license
EU residents only`,
})
const postings = [...POSTINGS.map(postingOf), LEGAL]

describe('stored facts', () => {
  test('give every person the same scores as the text', () => {
    for (const posting of postings) {
      const { job, text } = posting
      const stored = { ...unpackFacts(packFacts(posting)), job, text }
      for (const one of PEOPLE) {
        const person = personOf(one)
        expect(scoreJob(stored, person, NOW)).toEqual(scoreJob(posting, person, NOW))
      }
      expect(packFacts(stored)).toBe(packFacts(posting))
    }
  })

  test('are enough without the text unless a profile needs it', () => {
    let without = 0
    for (const posting of postings)
      for (const one of PEOPLE)
        for (const searchTerm of ['', 'engineer', 'nurse']) {
          const person = personOf(one)
          const search = { ...ANY_JOB, searchTerm }
          if (needsPostingText(person)) continue
          without++
          const matchesSearchText = containsText(posting.text, searchTerm)
          expect(scoreJob({ ...posting, text: '', matchesSearchText }, person, NOW, search)).toEqual(
            scoreJob(posting, person, NOW, search),
          )
        }
    expect(without).toBeGreaterThan(100)
  })

  test.each([
    ['a skill that no table knows', { technical_skills: ['Zorbing'] }],
    ['a title that no table knows', { desired_job_title: 'Zorb Wrangler' }],
  ])('are not enough for %s', (_, profile) => {
    expect(needsPostingText(aPerson(profile))).toBe(true)
  })

  /** When this fails and the tables did not change, raise READER; then update the hash. */
  test('are computed again when the reader changes', () => {
    expect([READER, hashOf(postings.map(packFacts).join('\n'))]).toEqual([19, '1l4mca'])
    expect(readerKey()).toMatch(/^19-[a-z0-9]+$/)
  })
})

import { describe, expect, test } from 'vitest'
import { PEOPLE } from './fixtures/people.ts'
import { POSTINGS } from './fixtures/postings.ts'
import { aPerson, aPosting, NOW, personOf, postingOf } from './fixtures/sample.ts'
import { hashOf, needsWords, packReading, READER, readerKey, unpackReading } from './reading.ts'
import { ANY_JOB } from './schema.ts'
import { scoreJob } from './score.ts'
import { containsText } from './words.ts'

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

describe('a reading that was kept', () => {
  test('gives every person the scores that the text gives', () => {
    for (const posting of postings) {
      const { job, text } = posting
      const kept = { ...unpackReading(packReading(posting)), job, text }
      for (const one of PEOPLE) {
        const person = personOf(one)
        expect(scoreJob(kept, person, NOW)).toEqual(scoreJob(posting, person, NOW))
      }
      expect(packReading(kept)).toBe(packReading(posting))
    }
  })

  test('is enough without the text wherever it says so', () => {
    let without = 0
    for (const posting of postings)
      for (const one of PEOPLE)
        for (const searchTerm of ['', 'engineer', 'nurse']) {
          const person = personOf(one)
          const search = { ...ANY_JOB, searchTerm }
          if (needsWords(person)) continue
          without++
          const saysTyped = containsText(posting.text, searchTerm)
          expect(scoreJob({ ...posting, text: '', saysTyped }, person, NOW, search)).toEqual(
            scoreJob(posting, person, NOW, search),
          )
        }
    expect(without).toBeGreaterThan(100)
  })

  test.each([
    ['a skill that no table knows', { technical_skills: ['Zorbing'] }],
    ['a title that no table knows', { desired_job_title: 'Zorb Wrangler' }],
  ])('is not enough for %s', (_, profile) => {
    expect(needsWords(aPerson(profile))).toBe(true)
  })

  /** When this fails and it was not the tables that changed, raise READER; then put the new fingerprint here. */
  test('is read again when the reader finds something else', () => {
    expect([READER, hashOf(postings.map(packReading).join('\n'))]).toEqual([4, '1t1tk5l'])
    expect(readerKey()).toMatch(/^4-[a-z0-9]+$/)
  })
})

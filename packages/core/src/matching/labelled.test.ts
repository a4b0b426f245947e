import { expect, test } from 'vitest'
import { PAIRS, relevanceOf } from './fixtures/labels.ts'
import { type LabelledPerson, PEOPLE } from './fixtures/people.ts'
import { type LabelledPosting, POSTINGS } from './fixtures/postings.ts'
import { aPerson, aPost, aPosting, NOW } from './fixtures/sample.ts'
import type { JobMatch } from './schema.ts'
import { scoreJob } from './score.ts'

const postingOf = ({ key, salary, ...job }: LabelledPosting) =>
  aPosting({
    ...job,
    id: key,
    salaryMin: salary?.[0] ?? null,
    salaryMax: salary?.[1] ?? null,
    salaryCurrency: salary?.[2] ?? null,
    salaryPeriod: salary ? 'year' : null,
    postedAt: '2026-11-10T00:00:00Z',
  })
const personOf = ({ desired, country, city, years, skills, soft, salaryMin, currency, jobs }: LabelledPerson) =>
  aPerson({
    desired_job_title: desired,
    location_country: country,
    location_city: city,
    total_experience: years,
    technical_skills: skills,
    soft_skills: soft,
    desired_salary_min: salaryMin,
    expected_salary_currency: currency,
    experience: jobs.map(([company, position, startDate, endDate, description], index) =>
      aPost({ id: String(index), company, position, startDate, endDate, current: endDate === null, description }),
    ),
  })

/** What a list gains from its first ten, the higher the sooner. */
const gain = (relevances: readonly number[]) =>
  relevances.slice(0, 10).reduce((sum, relevance, index) => sum + (2 ** relevance - 1) / Math.log2(index + 2), 0)

const postings = POSTINGS.map((posting) => ({ key: posting.key, read: postingOf(posting) }))

/** The mean over all people; equal scores stand in their worst order. */
function ndcg(scoreOf: (match: JobMatch) => number): number {
  const values = PEOPLE.map((one) => {
    const person = personOf(one)
    const rows = postings.map(({ key, read }) => ({
      relevance: relevanceOf(one.key, key),
      score: scoreOf(scoreJob(read, person, NOW)),
    }))
    const ranked = [...rows].sort((a, b) => b.score - a.score || a.relevance - b.relevance)
    const best = [...rows].sort((a, b) => b.relevance - a.relevance)
    return gain(ranked.map(({ relevance }) => relevance)) / gain(best.map(({ relevance }) => relevance))
  })
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

test(`over ${PAIRS} judged pairs matchScore ranks well (nDCG@10 at least 0.85) and better than the documented score`, () => {
  const [ours, documented] = [ndcg(({ matchScore }) => matchScore), ndcg(({ intelligenceScore }) => intelligenceScore)]
  expect(ours).toBeGreaterThanOrEqual(0.85)
  expect(ours).toBeGreaterThan(documented)
})

import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import { meanPrecision, QUERIES } from '@jobapply/matching/fixtures/judged/titles-map'
import { PAIRS } from '@jobapply/matching/fixtures/labels'
import { ndcg } from '@jobapply/matching/fixtures/ndcg'
import { preparePerson } from '@jobapply/matching/person/person'
import { readPosting } from '@jobapply/matching/read/posting'
import { packFacts, unpackFacts } from '@jobapply/matching/read/stored/packed-facts'
import { scoreJob } from '@jobapply/matching/score/score'
import { vocabulary } from '@jobapply/matching/tables/vocabulary'
import { alternate, conditions, median, turn } from './shared/measure.ts'
import { makePostings } from './shared/postings.ts'

/**
 * P4: match scoring on one thread, from the kept reading as a search does it and with the reading of the text, against one pass of an alternation of skills over the same text in lower case. That control reads a text
 * about as much more slowly than a plain loop over its characters does as the goal's own figures say (70,400 : 265,000). The second
 * control is the fastest regular expression that we know for it: as few skills as a profile has, with word boundaries.
 */
const JOBS = 3_000
const BATCH = 50

const jobs = makePostings(JOBS)
const now = new Date('2026-11-15T12:00:00Z')
const skills = vocabulary()
  .skills.filter((_, index) => index % 64 === 5)
  .map(({ name }) => name)
const started = performance.now()
const person = preparePerson(
  {
    ...EMPTY_FIELDS,
    desired_job_title: 'Software Engineer',
    technical_skills: skills,
    total_experience: 5,
    location_city: 'Berlin',
    location_country: 'Germany',
    desired_salary_min: 50_000,
    expected_salary_currency: 'EUR',
  },
  '2026-11-15',
)
const preparation = performance.now() - started

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const hundred = vocabulary()
  .skills.filter((_, index) => index % 19 === 5)
  .slice(0, 100)
  .map(({ name }) => escaped(name.toLowerCase()))
const alternation = new RegExp(hundred.join('|'), 'g')
const bounded = new RegExp(`\\b(?:${skills.map(escaped).join('|')})\\b`, 'gi')
const kept = new Map(jobs.map((job) => [job.id, packFacts(readPosting(job))]))
let sum = 0
const overAll = (work: (job: (typeof jobs)[number]) => number) => () =>
  turn(JOBS / BATCH, 1, async (run) => {
    for (let index = run * BATCH; index < (run + 1) * BATCH; index++) sum += work(jobs[index] as (typeof jobs)[number])
  })
const scoreKept = (job: (typeof jobs)[number]) => {
  const posting = { ...unpackFacts(kept.get(job.id) ?? ''), job, text: '' }
  return scoreJob(posting, person, now).matchScore
}
const contenders = {
  'control: one regex pass, 100 skills': overAll(({ description }) => description.toLowerCase().match(alternation)?.length ?? 0),
  [`word boundaries, ${skills.length} skills`]: overAll(({ description }) => description.match(bounded)?.length ?? 0),
  'score as a search does, from what was read': overAll(scoreKept),
  'read and score': overAll((job) => scoreJob(readPosting(job), person, now).matchScore),
  'read only': overAll((job) => readPosting(job).needs.length),
  'reading the characters': overAll(({ description }) => {
    let characters = 0
    for (let at = 0; at < description.length; at++) characters += description.charCodeAt(at)
    return characters
  }),
}
// Until everything is compiled; then often enough that a busy second of the machine is in no median.
await alternate(contenders, 4)
const { turns, steady } = await alternate(contenders, 15)

const length = jobs.reduce((sum, { description }) => sum + description.length, 0) / JOBS
console.log(
  `Match scoring, ${JOBS} postings of ${length.toFixed(0)} characters (${conditions()})${steady ? '' : ' UNSTEADY: throw this run away'}`,
)
console.log(`  profile prepared in ${preparation.toFixed(1)} ms; checked ${sum > 0 ? 'by use' : ''}`)
const cpuOf = (name: keyof typeof turns) => median(turns[name]?.map(({ cpuMs }) => cpuMs / BATCH) ?? [])
const control = cpuOf(Object.keys(turns)[0] as keyof typeof turns)
for (const name of Object.keys(turns) as (keyof typeof turns)[]) {
  const cpu = cpuOf(name)
  console.log(
    `  ${name.padEnd(44)} ${(1000 / cpu).toFixed(0).padStart(8)} jobs per CPU second   ${(control / cpu).toFixed(2)}x   ${cpu.toFixed(4)} CPU ms`,
  )
}

// How it grows: each job costs the same, whatever their number.
for (const size of [10_000, 100_000, 1_000_000]) {
  const before = process.cpuUsage()
  for (let index = 0; index < size; index++) sum += scoreKept(jobs[index % JOBS] as (typeof jobs)[number])
  const { user, system } = process.cpuUsage(before)
  const seconds = (user + system) / 1e6
  console.log(
    `  ${size.toLocaleString('en').padStart(9)} jobs scored: ${seconds.toFixed(2)} CPU s, ${((seconds * 1000) / size).toFixed(4)} CPU ms each`,
  )
}

const [ours, documented] = [ndcg(({ matchScore }) => matchScore), ndcg(({ intelligenceScore }) => intelligenceScore)]
console.log(`  nDCG@10 over ${PAIRS} judged pairs: matchScore ${ours.toFixed(3)}, the documented score ${documented.toFixed(3)}`)
console.log(
  `  mean average precision of ${QUERIES.known.length}, ${QUERIES.held.length} and ${QUERIES.more.length} judged titles: ${meanPrecision(QUERIES.known).toFixed(3)}, set aside ${meanPrecision(QUERIES.held).toFixed(3)}, further trades ${meanPrecision(QUERIES.more).toFixed(3)}`,
)

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toListing } from '@jobapply/core/jobs/listing'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import { preparePerson } from '@jobapply/matching/person/person'
import { type ParsedPostingWithText, readPosting, sentenceOf } from '@jobapply/matching/read/posting'
import { explainMatch } from '@jobapply/matching/score/explain'
import { has, nameOf } from '@jobapply/matching/score/explain-parts'
import { scoreJob } from '@jobapply/matching/score/score'

/** What is said of each person and posting of a judged set (people.json, postings/NNN.json), written for the set's scorer. */
const { values } = parseArgs({ options: { set: { type: 'string' }, out: { type: 'string' } } })
if (!values.set) {
  console.error('Say which people and postings to compare: npm run bench -- matching --set FOLDER [--out FOLDER]')
  process.exit(2)
}
const set = values.set
const out = values.out ?? mkdtempSync(join(tmpdir(), 'jobapply-matching-'))
const NOW = new Date('2026-11-15T12:00:00Z')
/** The sets judge an offer as sponsorship, and a car of one's own as driving, where it is no mere wish beside a licence. */
const kindOf = (name: string, nice: boolean, beside: readonly string[]) =>
  name === 'offer' ? 'sponsorship' : name === 'vehicle' && !(nice && beside.includes('driving')) ? 'driving' : name
/** What the sets call an alternative: a degree for which experience or a paper is enough. */
const alternativesOf = ({ requirements }: ParsedPostingWithText): number[] =>
  requirements.degrees
    .filter(({ value }) => value.hasOtherWay || value.orYears !== null || value.otherPapers.length > 0)
    .map(({ sentence }) => sentence)
const SAID = { met: 'met', unknown: 'unknown', notMet: 'not met' } as const

type Person = { key: string; fields: Partial<typeof EMPTY_FIELDS> }
type Posting = Record<'id' | 'title' | 'company' | 'location' | 'description', string>
const read = <T>(path: string): T => JSON.parse(readFileSync(join(set, path), 'utf8'))

const people = read<Person[]>('people.json').map(({ key, fields }) => ({
  key,
  person: preparePerson({ ...EMPTY_FIELDS, ...fields }, NOW.toISOString().slice(0, 10)),
}))
const postings = readdirSync(join(set, 'postings'))
  .filter((name) => name.endsWith('.json'))
  .toSorted()
  .map((name) => read<Posting>(join('postings', name)))
  .map(({ id, ...posting }) => ({ id, posting: readPosting(toListing({ ...posting, id, source: 'set', url: '' }, NOW)) }))

for (const { key, person } of people) {
  mkdirSync(join(out, key), { recursive: true })
  for (const { id, posting } of postings) {
    const { matchScore, intelligenceScore, verdict } = scoreJob(posting, person, NOW)
    const told = explainMatch(posting, person, NOW).knockOuts
    const alternatives = alternativesOf(posting).map((sentence) => sentenceOf(posting, sentence))
    const answer = {
      matchScore,
      documentedScore: intelligenceScore,
      verdict,
      conditions: told.flatMap(({ name, nice, answer, sentence, fact }) => {
        const beside = told.filter((one) => one.sentence === sentence).map((one) => one.name)
        const condition = { kind: kindOf(name, nice, beside), verdict: SAID[answer], sentence, fact }
        return name === 'degree' && alternatives.includes(sentence)
          ? [condition, { ...condition, kind: 'alternative' }]
          : [condition]
      }),
      skills: posting.needs.map((need) => ({
        name: nameOf(need),
        required: !need.nice && !need.isNamed,
        held: has(person, need),
        sentence: sentenceOf(posting, need.sentence),
      })),
    }
    writeFileSync(join(out, key, `${id}.json`), JSON.stringify(answer, null, 1))
  }
}
console.log(`${people.length} people, ${postings.length} postings, written to ${out}`)

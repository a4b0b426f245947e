import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toListing } from '@jobapply/core/jobs/listing'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import { preparePerson } from '@jobapply/matching/person/person'
import { readPosting, sentenceOf } from '@jobapply/matching/read/posting'
import { explainMatch } from '@jobapply/matching/score/explain'
import { nameOf } from '@jobapply/matching/score/explain-parts'

export type RawPosting = Record<'id' | 'title' | 'company' | 'location' | 'description', string>
export type Statement = { name: string; nice: boolean; isNamed?: boolean; sentence: string; fact: string }
export type Reading = { posting: RawPosting; skills: Statement[]; conditions: Statement[] }

const NOW = new Date('2026-11-15T12:00:00Z')
/** A profile without a word: everything that is told comes from the posting. */
const NOBODY = preparePerson(EMPTY_FIELDS, NOW.toISOString().slice(0, 10))

/** All postings of a folder's .jsonl files, one a line. */
export const readSet = (folder: string): RawPosting[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as RawPosting)

/** What the product reads in a posting: skills, and conditions as they are told to anybody. */
export function readRaw(raw: RawPosting): Reading {
  const posting = readPosting(toListing({ ...raw, source: 'mirror', url: '' }, NOW))
  return {
    posting: raw,
    skills: posting.needs.map((need) => ({
      name: nameOf(need),
      nice: need.nice,
      isNamed: need.isNamed,
      sentence: sentenceOf(posting, need.sentence),
      fact: '',
    })),
    conditions: explainMatch(posting, NOBODY, NOW).knockOuts.map(({ name, nice, sentence, fact }) => ({
      name,
      nice,
      sentence,
      fact,
    })),
  }
}

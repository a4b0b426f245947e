import { CHECKED_TEXT_MAX } from '@jobapply/core/documents/truth-schema'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { readQuantities } from '#text/quantities'
import { findSkills, withImplied } from '#text/skills'
import { readWords } from '#text/words'
import { INSTRUCTING, INSTRUCTIONS } from './cues.ts'

/** The part of a job that texts are written and checked for. */
export type TargetJob = Pick<JobListing, 'title' | 'company' | 'location' | 'description' | 'requirements' | 'skills'>
export type PostingWords = { company: string; keys: ReadonlySet<string>; numbers: ReadonlySet<number> }

/** What a posting says about itself. Sentences that give orders to a program are no part of it. */
export function readPostingWords(job: TargetJob): PostingWords {
  const { must, nice } = job.requirements
  const text = [job.title, job.company, job.location, ...job.skills, ...must, ...nice, job.description]
    .join('\n')
    .slice(0, CHECKED_TEXT_MAX)
  const { plain, words, sentences } = readWords(text)
  const ordered = new Uint8Array(sentences)
  for (const { text: word, sentence } of words) if (INSTRUCTING.has(word) || INSTRUCTIONS.has(word)) ordered[sentence] = 1
  const kept = words.filter(({ sentence }) => ordered[sentence] === 0)
  const keys = new Set(kept.flatMap(({ base, groups }) => [base, ...groups]))
  const starts = new Set(kept.map(({ at }) => at))
  for (const { id, from } of findSkills(plain)) if (starts.has(from)) withImplied(id, keys)
  return { company: job.company, keys, numbers: new Set(readQuantities(kept, () => true).map(({ value }) => value)) }
}

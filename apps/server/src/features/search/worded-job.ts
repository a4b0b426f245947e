import { type ParsedPosting, textOf } from '@jobapply/matching/read/posting'
import { unpackFacts } from '@jobapply/matching/read/stored/packed-facts'
import type { Candidate } from '#features/jobs/listings/candidates-store'
import type { Texts } from '#features/jobs/listings/listing-row'

export type Words = Pick<Texts, 'description' | 'requirements' | 'skills'>
/** A job with the texts that a score may need. */
export type WordedJob = Candidate & Words

export const postingOf = (job: Candidate, texts: Words, reading: string): ParsedPosting =>
  Object.assign(unpackFacts(reading), { job, text: textOf(texts) })

export const sizeOf = ({ description, requirements: { must, nice } }: Words) =>
  [...must, ...nice].reduce((sum, { length }) => sum + length, description.length)

import type { JobListing } from '#jobs/schema'
import { type Need, readNeeds } from './needs.ts'
import { type Asks, readAsks } from './posting-asks.ts'
import { type Hits, scan } from './scan.ts'
import { ROLE, readRoles } from './sections.ts'
import type { Spans } from './spans.ts'

/** A job as matching reads it: once, for all profiles. */
export type Posting = {
  job: PostedJob
  text: string
  /** Where each sentence stands in the text. */
  from: number[]
  to: number[]
  roles: Uint8Array
  /** Every skill that the text names, also in asides. */
  named: number[]
  needs: Need[]
  /** Title variations: in the title, in the rest, and those of the title that no longer one contains. */
  inTitle: number[]
  inText: number[]
  titleIs: number[]
  asks: Asks
}
/** What is read of a listing. */
export type PostedJob = Pick<
  JobListing,
  | 'id'
  | 'title'
  | 'company'
  | 'location'
  | 'city'
  | 'region'
  | 'country'
  | 'workMode'
  | 'jobType'
  | 'level'
  | 'salaryMin'
  | 'salaryMax'
  | 'salaryCurrency'
  | 'salaryPeriod'
  | 'postedAt'
  | 'description'
  | 'requirements'
  | 'skills'
>

export function readPosting(job: PostedJob): Posting {
  const text = textOf(job)
  const { spans, hits } = scan(text)
  const roles = new Uint8Array(spans.sentences)
  readRoles(text, spans, hits, roles)
  const titleSentences = countTitleSentences(spans, job.title.length)
  roles.fill(ROLE.must, 0, titleSentences)
  return {
    job,
    text,
    from: copyOf(spans.from, spans.sentences),
    to: copyOf(spans.to, spans.sentences),
    roles,
    ...readNeeds(hits, roles, titleSentences),
    ...readVariations(hits, spans.firstWord[titleSentences] as number),
    asks: readAsks(text, spans, hits, roles, titleSentences),
  }
}

/** A plain array: small typed arrays cost more to make than to read. */
function copyOf(list: Int32Array, length: number): number[] {
  const copy: number[] = []
  for (let index = 0; index < length; index++) copy.push(list[index] as number)
  return copy
}

export const sentenceOf = ({ text, from, to }: Posting, sentence: number) =>
  text
    .slice(from[sentence], to[sentence])
    .replace(/^[\s•*·–-]+/, '')
    .trim()

/** The title stands first, then the source's tags, then the description and what the source keeps apart from it. */
function textOf({ title, description, requirements: { must, nice }, skills }: PostedJob): string {
  const lines = [title]
  if (skills.length > 0) lines.push(skills.join(', '))
  lines.push(description)
  if (must.length > 0) lines.push('Requirements:', ...must)
  if (nice.length > 0) lines.push('Nice to have:', ...nice)
  lines.push('')
  // One flat string: a string glued with + is read much more slowly, character by character.
  return lines.join('\n')
}

function countTitleSentences({ sentences, from }: Spans, length: number): number {
  let count = 0
  while (count < sentences && (from[count] as number) < length) count++
  return count
}

function readVariations(hits: Hits, titleWords: number): Pick<Posting, 'inTitle' | 'inText' | 'titleIs'> {
  const inTitle: number[] = []
  const inText: number[] = []
  const titleIs: number[] = []
  let reach = 0
  for (let hit = 0; hit < hits.variations; hit++) {
    const id = hits.variationIds[hit] as number
    if ((hits.variationFrom[hit] as number) >= titleWords) {
      if (!inText.includes(id)) inText.push(id)
      continue
    }
    if (!inTitle.includes(id)) inTitle.push(id)
    const isLongest = hits.variationFrom[hit] !== hits.variationFrom[hit + 1] || hit + 1 === hits.variations
    if (isLongest && (hits.variationTo[hit] as number) > reach) {
      titleIs.push(id)
      reach = hits.variationTo[hit] as number
    }
  }
  return { inTitle, inText, titleIs }
}

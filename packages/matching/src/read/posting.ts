import type { JobListing } from '@jobapply/core/jobs/schema'
import { residenceAsked } from './asks-residence.ts'
import { type Need, readNeeds, TITLE_SENTENCE } from './needs.ts'
import { type Asks, readAsks } from './posting-asks.ts'
import { type Hits, scan } from './scan.ts'
import { readRoles } from './sections.ts'

/** What a job's own words say, for all profiles. Read once; `reading.ts` packs it, and its number changes with what is read here. */
export type PostingFacts = {
  /** Every skill that title and text name, also in asides. */
  named: number[]
  needs: Need[]
  /** Title variations: in the title, in the rest, and those of the title that no longer one contains. */
  inTitle: number[]
  inText: number[]
  titleIs: number[]
  asks: Asks
}
/** A job as it is scored. */
export type ParsedPosting = PostingFacts & {
  job: ListedJob
  /** All but the title; only some scores look into it (`needsWords`). */
  text: string
  /** Does the text have what was typed? Where somebody has looked already. */
  saysTyped?: boolean | null
}
/** A job as its score is explained: with the place of each sentence in the text. */
export type ParsedPostingWithText = ParsedPosting & { from: number[]; to: number[] }

/** What scoring reads of a listing beside its words. */
export type ListedJob = Pick<
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
>
type JobWords = Pick<JobListing, 'description' | 'requirements' | 'skills'>
export type PostedJob = ListedJob & JobWords

export function readPosting(job: PostedJob): ParsedPostingWithText {
  const { titleSkills, inTitle, titleIs } = readTitleLine(job.title)
  const text = textOf(job)
  const { spans, hits } = scan(text)
  const roles = new Uint8Array(spans.sentences)
  readRoles(text, spans, hits, roles)
  return {
    job,
    text,
    from: copyOf(spans.from, spans.sentences),
    to: copyOf(spans.to, spans.sentences),
    ...readNeeds(hits, roles, titleSkills),
    inTitle,
    inText: variationsIn(hits),
    titleIs,
    asks: withTitle(readAsks(text, spans, hits, roles), job.title),
  }
}

/** "Developer (Remote, US only)", "Developer (Remote, Europe)". */
function withTitle(asks: Asks, title: string): Asks {
  const value = /\b(?:only|remote)\b/i.test(title) ? residenceAsked(title) : undefined
  if (value) asks.residences.push({ sentence: TITLE_SENTENCE, nice: false, value })
  return asks
}

/** A plain array: small typed arrays cost more to make than to read. */
function copyOf(list: Int32Array, length: number): number[] {
  const copy: number[] = []
  for (let index = 0; index < length; index++) copy.push(list[index] as number)
  return copy
}

export const sentenceOf = ({ job, text, from, to }: ParsedPostingWithText, sentence: number) =>
  sentence === TITLE_SENTENCE
    ? job.title
    : text
        .slice(from[sentence], to[sentence])
        .replace(/^[\s•*·–-]+/, '')
        .trim()

/** The description; before it the source's tags, after it what the source keeps apart. */
export function textOf({ description, requirements: { must, nice }, skills }: JobWords): string {
  if (skills.length + must.length + nice.length === 0) return description
  const lines = skills.length > 0 ? [skills.join(', '), description] : [description]
  if (must.length > 0) lines.push('Requirements:', ...must)
  if (nice.length > 0) lines.push('Nice to have:', ...nice)
  // One flat string: a string glued with + is read much more slowly, character by character.
  return lines.join('\n')
}

function variationsIn(hits: Hits): number[] {
  const ids: number[] = []
  for (let hit = 0; hit < hits.variations; hit++) {
    const id = hits.variationIds[hit] as number
    if (!ids.includes(id)) ids.push(id)
  }
  return ids
}

function readTitleLine(title: string): { titleSkills: number[]; inTitle: number[]; titleIs: number[] } {
  const { hits } = scan(title)
  const titleIs: number[] = []
  let reach = 0
  for (let hit = 0; hit < hits.variations; hit++) {
    const isLongest = hits.variationFrom[hit] !== hits.variationFrom[hit + 1] || hit + 1 === hits.variations
    if (!isLongest || (hits.variationTo[hit] as number) <= reach) continue
    titleIs.push(hits.variationIds[hit] as number)
    reach = hits.variationTo[hit] as number
  }
  const titleSkills: number[] = []
  for (let hit = 0; hit < hits.skills; hit++) titleSkills.push(hits.skillIds[hit] as number)
  return { titleSkills, inTitle: variationsIn(hits), titleIs }
}

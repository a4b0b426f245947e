import type { JobListing } from '@jobapply/core/jobs/schema'
import { memo } from '#memo'
import { requiredResidence } from '#read/kinds/residence'
import { repairText } from '#read/text/repair'
import { type Hits, scan } from '#read/text/scan'
import { readRoles } from '#read/text/sections'
import { wordInfo } from '#read/text/word-info'
import { vocabulary } from '#tables/vocabulary'
import type { Requirements } from './conditions.ts'
import { type Need, readNeeds, TITLE_SENTENCE, type TitleSkill } from './needs.ts'
import { readRequirements, withoutBullet } from './posting-requirements.ts'
import { detailOf, longestVariations, occupationsNamed, readTitleParts, type TitleParts } from './title-parts.ts'

/** What a posting's text says, independent of any profile. Stored by packed-facts.ts: raise its READER when this changes. */
export type PostingFacts = {
  /** Every skill that title and text mention, asides included. */
  named: number[]
  needs: Need[]
  /** Title variations in the title, in the text, and those of the title that no longer variation contains. */
  inTitle: number[]
  inText: number[]
  titleIs: number[]
  titleParts: TitleParts
  requirements: Requirements
}
export type ParsedPosting = PostingFacts & {
  job: ListedJob
  /** All but the title; empty unless the person's score needs it (`needsPostingText`). */
  text: string
  /** Set when the database has already searched the text. */
  matchesSearchText?: boolean | null
}
/** With the offsets of each sentence, for explanations. */
export type ParsedPostingWithText = ParsedPosting & { from: number[]; to: number[] }

/** The fields of a listing that scoring uses beside its text. */
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
type JobText = Pick<JobListing, 'description' | 'requirements' | 'skills'>
export type PostedJob = ListedJob & JobText

export function readPosting(job: PostedJob): ParsedPostingWithText {
  const { titleSkills, inTitle, titleIs, titleParts } = readPostingTitle(job.title)
  const text = repairText(textOf(job))
  const { spans, hits, roles, sections } = textRoles(text, job.company)
  return {
    job,
    text,
    from: toArray(spans.from, spans.sentences),
    to: toArray(spans.to, spans.sentences),
    ...readNeeds(text, spans, hits, roles, titleSkills, job.company),
    inTitle,
    inText: distinctVariations(hits),
    titleIs,
    titleParts,
    requirements: addTitleResidence(readRequirements(text, spans, hits, roles, sections), job.title),
  }
}

/** The sentences of a text, what is found in them and the role of each. Valid until the next scan. */
export function textRoles(text: string, company: string) {
  const { spans, hits } = scan(text)
  const roles = new Uint8Array(spans.sentences)
  const sections = new Uint8Array(spans.sentences)
  readRoles(text, spans, hits, company, roles, sections)
  return { spans, hits, roles, sections }
}

/** "Developer (Remote, US only)", "Developer (Remote, Europe)". */
function addTitleResidence(requirements: Requirements, title: string): Requirements {
  const value = /\b(?:only|remote)\b/i.test(title) ? requiredResidence(title) : undefined
  if (value) requirements.residences.push({ sentence: TITLE_SENTENCE, nice: false, value })
  return requirements
}

/** A plain array: small typed arrays are slow to allocate. */
function toArray(list: Int32Array, length: number): number[] {
  const copy: number[] = []
  for (let index = 0; index < length; index++) copy.push(list[index] as number)
  return copy
}

export const sentenceOf = ({ job, text, from, to }: ParsedPostingWithText, sentence: number) =>
  sentence === TITLE_SENTENCE ? job.title : withoutBullet(text.slice(from[sentence], to[sentence]))

/** The source's tags, the description, and the requirements that the source lists separately. */
export function textOf({ description, requirements: { must, nice }, skills }: JobText): string {
  if (skills.length + must.length + nice.length === 0) return description
  const lines = skills.length > 0 ? [skills.join(', '), description] : [description]
  if (must.length > 0) lines.push('Requirements:', ...must)
  if (nice.length > 0) lines.push('Nice to have:', ...nice)
  // Joined into one flat string: V8 reads characters of a concatenated one much more slowly.
  return lines.join('\n')
}

function distinctVariations(hits: Hits): number[] {
  const ids: number[] = []
  for (let hit = 0; hit < hits.variations; hit++) {
    const id = hits.variationIds[hit] as number
    if (!ids.includes(id)) ids.push(id)
  }
  return ids
}

/** What follows is the employer or whom one works for: "Data Engineer at a hospitality start-up". */
const TITLE_ASIDE = /\s(?:at|bei|chez|@)\s/i
/** Who starts such a job learns what its title names. */
const LEARNED =
  /(?<![\wÀ-ÿ])(?:apprentice\w*|traineeship|Auszubildende\w*|Azubi|Ausbildung|Umschulung|Lehrling|apprenti\w*|alternan\w+|aprendiz\w*)(?![\wÀ-ÿ])/i

/** Many postings share a title. */
const readPostingTitle = memo((title: string) => {
  const { spans, hits } = scan(title)
  const titleIs = longestVariations(hits)
  const terms: string[] = []
  const detail = detailOf(title)
  let headTerms = 0
  for (let word = 0; word < spans.words; word++) {
    terms.push(...wordInfo(title, spans, word).terms)
    if ((spans.starts[word] as number) < detail) headTerms = terms.length
  }
  const { skills } = vocabulary()
  const aside = title.search(TITLE_ASIDE)
  const isLearned = LEARNED.test(title)
  const titleSkills: TitleSkill[] = []
  for (let hit = 0; hit < hits.skills; hit++) {
    const skill = hits.skillIds[hit] as number
    const isAside = aside >= 0 && (spans.starts[hits.skillWords[hit] as number] as number) > aside
    titleSkills.push({ skill, isNamed: isLearned || isAside || skills[skill]?.kind === 'soft' })
  }
  const titleParts = readTitleParts(terms, headTerms, occupationsNamed(titleIs))
  return { titleSkills, inTitle: distinctVariations(hits), titleIs, titleParts }
})

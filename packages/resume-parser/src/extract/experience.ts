import type { ParsedResume } from '@jobapply/core/resume/schema'
import type { Line } from '#document/model'
import { JOINER, joinDashedTitles } from '#structure/dashed-titles'
import { type Entry, entriesOf } from '#structure/entries'
import { proseOf } from '#structure/prose'
import { type Assignment, assignRoles, type Scheme } from '#structure/slots'
import { toConfidence } from '#words/score'
import type { Extracted } from './extracted.ts'

type Job = ParsedResume['experience'][number]

const ROLES = ['position', 'company', 'location'] as const
const SCHEME: Scheme = { roles: ROLES, needed: { position: 1.6, company: 1.6 }, shared: 'company' }

const COMPANY_HEADING: Scheme = { roles: ['company', 'location'], needed: { company: 1.6 } }

/** A company line with the years of all its roles: no text, and the next role's dates lie within its own. */
function isCompanyHeading({ header, body, date, chunks }: Entry, next: Entry | undefined): boolean {
  if (body.length > 0 || header.length > 1 || !date?.isRange || !next?.date?.isRange) return false
  const isInside =
    date.start.slice(0, 4) <= next.date.start.slice(0, 4) &&
    (date.current || date.finish.slice(0, 4) >= next.date.finish.slice(0, 4))
  const isOtherLook = chunks[0] !== undefined && next.chunks[0] !== undefined && chunks[0].style !== next.chunks[0].style
  return isInside && isOtherLook && date.current === next.date.current && next.chunks.length < chunks.length + 1
}

export function extractExperience(lines: readonly Line[]): Extracted<Job>[] {
  const entries = entriesOf(lines, { roles: ROLES, singleDates: false })
  const assignments = assignRoles(
    entries.map(({ chunks }) => joinDashedTitles(chunks)),
    SCHEME,
  )
  const found = entries.map((entry, index) => {
    const isHeading = isCompanyHeading(entry, entries[index + 1])
    return jobOf(
      entry,
      isHeading ? (assignRoles([entry.chunks], COMPANY_HEADING)[0] as Assignment) : (assignments[index] as Assignment),
      index > 0,
    )
  })
  return withSharedCompany(found)
}

/** A job with a single date is over when newer ones are listed above it. */
function jobOf(entry: Entry, { values, scores }: Assignment, isFormer: boolean): Extracted<Job> {
  const { date } = entry
  const value: Job = {
    company: values.company ?? '',
    position: (values.position ?? '').replaceAll(JOINER, ''),
    location: values.location ?? '',
    startDate: date?.start ?? '',
    endDate: date && (date.isRange || isFormer) ? date.finish : '',
    current: date?.current ?? false,
    description: proseOf(entry.body),
  }
  const header = entry.header
  return {
    value,
    lines: header,
    body: entry.body,
    confidence: {
      company: toConfidence(scores.company ?? 0),
      position: toConfidence(scores.position ?? 0),
      location: toConfidence(scores.location ?? 0),
      startDate: 0.95,
      endDate: 0.95,
      current: 0.95,
      description: 0.85,
    },
  }
}

/** Several roles at one company may name it once, above the first. */
function withSharedCompany(found: Extracted<Job>[]): Extracted<Job>[] {
  const kept: Extracted<Job>[] = []
  for (const [index, job] of found.entries()) {
    const next = found[index + 1]
    const isCompanyHeading =
      !job.value.position && job.value.company && job.body.length === 0 && next && !next.value.company && next.value.position
    if (isCompanyHeading && next) {
      next.value.company = job.value.company
      next.value.location ||= job.value.location
      continue
    }
    const above = kept.at(-1)
    if (!job.value.company && job.value.position && above?.value.company) {
      job.value.company = above.value.company
      job.value.location ||= above.value.location
    }
    kept.push(job)
  }
  return kept
}

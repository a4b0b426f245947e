import { repairText } from '#jobs/fields/entities'
import { findSalary } from '#jobs/fields/find-salary'
import { htmlToLine, htmlToText } from '#jobs/fields/html-text'
import { readJobType } from '#jobs/fields/job-type'
import { readLevel } from '#jobs/fields/level'
import { readPlace } from '#jobs/fields/place'
import { readMoment, readPosted } from '#jobs/fields/posted'
import { listPoints, splitRequirements } from '#jobs/fields/requirements'
import { readPay, readSalaryText, type Salary } from '#jobs/fields/salary'
import { readWorkMode } from '#jobs/fields/work-mode'
import { trimChars } from '#shared/text/trim-chars'
import { canonicalAddress } from './address.ts'
import { POINT_MAX_LENGTH, POSTING_LIMITS } from './constants.ts'
import type { PlaceParts, Posting } from './posting.ts'
import type { JobListing } from './schema.ts'

/** Normalizes a source's posting for the index. */
export function toListing(posting: Posting, now: Date): JobListing {
  const title = line(posting.title)
  const location = trimChars(line(posting.location), /[\s,]/)
  const description = repairText(htmlToText(rawText(posting.description)))
    .slice(0, POSTING_LIMITS.description)
    .toWellFormed()
  const sourceId = posting.id
    .slice(0, POSTING_LIMITS.id)
    .replace(/\p{Cc}/gu, '')
    .toWellFormed()
  const place = readPlace(location, posting.place && plainPlace(posting.place))
  return {
    id: `${posting.source}:${sourceId}`,
    source: posting.source,
    sourceId,
    url: address(canonicalAddress(posting.url)) ?? '',
    applyUrl: address(posting.applyUrl ?? ''),
    title,
    company: line(posting.company),
    location,
    ...place,
    workMode: readWorkMode(posting.workMode, [location, title], description),
    jobType: readJobType(posting.jobType, title),
    level: readLevel(posting.level, title, description),
    ...salaryOf(posting, description, place.country),
    postedAt: readPosted(posting.posted, now),
    firstSeenAt: now.toISOString(),
    expiresAt: readMoment(posting.expires, now),
    description,
    requirements: cutBoth(splitRequirements(rawText(posting.requirements))),
    benefits: cutPoints(listPoints(rawText(posting.benefits))),
    skills: [...new Set((posting.tags ?? []).slice(0, POSTING_LIMITS.rawTags).map(line))]
      .filter(Boolean)
      .slice(0, POSTING_LIMITS.tags),
  }
}

/** From the source's numbers, else its text, else the description. */
function salaryOf({ pay, payText }: Posting, description: string, country: string | null): Salary {
  const hasPay = ({ salaryMin, salaryMax }: Salary) => salaryMin !== null || salaryMax !== null
  const inNumbers = readPay(pay ?? {}, country)
  if (hasPay(inNumbers)) return inNumbers
  const inWords = readSalaryText(payText ?? '', country)
  return hasPay(inWords) ? inWords : findSalary(description, country)
}

/** Cut text may end in half a character, which no database takes. */
const line = (text: string) =>
  htmlToLine(repairText(cutMarkup(text, POSTING_LIMITS.rawLine)))
    .slice(0, POSTING_LIMITS.line)
    .toWellFormed()

const plainPlace = (place: PlaceParts): PlaceParts =>
  Object.fromEntries(Object.entries(place).map(([part, name]) => [part, name && line(name)]))

/** Half an address leads elsewhere, so one that is too long or cannot be opened is dropped. */
const address = (text: string) =>
  text.length <= POSTING_LIMITS.address && /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && URL.canParse(text)
    ? text.toWellFormed()
    : null

const rawText = (html = '') => repairText(cutMarkup(html, POSTING_LIMITS.rawText))

/** Cuts before a tag, never inside it. */
function cutMarkup(html: string, max: number): string {
  if (html.length <= max) return html
  const kept = html.slice(0, max)
  const open = kept.lastIndexOf('<')
  return open > kept.lastIndexOf('>') ? kept.slice(0, open) : kept
}

function cutBoth({ must, nice }: { must: string[]; nice: string[] }) {
  const kept = cutPoints(must)
  return { must: kept, nice: cutPoints(nice, lengthOf(kept)) }
}

/** As many points as fit; `taken` characters are used already. */
function cutPoints(points: readonly string[], taken = 0): string[] {
  const kept: string[] = []
  let length = taken
  for (const point of points.slice(0, POSTING_LIMITS.points)) {
    const text = point.slice(0, POINT_MAX_LENGTH).toWellFormed()
    length += text.length
    if (length > POSTING_LIMITS.allPoints) break
    kept.push(text)
  }
  return kept
}

const lengthOf = (points: readonly string[]) => points.reduce((sum, point) => sum + point.length, 0)

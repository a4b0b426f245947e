import { canonicalAddress } from './address.ts'
import { repairText } from './entities.ts'
import { htmlToLine, htmlToText } from './html-text.ts'
import { readJobType } from './job-type.ts'
import { readLevel } from './level.ts'
import { readPlace } from './place.ts'
import { readMoment, readPosted } from './posted.ts'
import type { Posting } from './posting.ts'
import { listPoints, splitRequirements } from './requirements.ts'
import { findSalary, readPay, readSalaryText, type Salary } from './salary.ts'
import type { JobListing } from './schema.ts'
import { readWorkMode } from './work-mode.ts'

const LONGEST = { line: 300, description: 50_000, points: 60, tags: 40 }

/** Normalizes a source's posting for the index. */
export function toListing(posting: Posting, now: Date): JobListing {
  const title = line(posting.title)
  const location = line(posting.location).replace(/^[\s,]+|[\s,]+$/g, '')
  const description = repairText(htmlToText(repairText(posting.description))).slice(0, LONGEST.description)
  const url = canonicalAddress(posting.url)
  const applyUrl = posting.applyUrl && /^https?:\/\//i.test(posting.applyUrl) ? posting.applyUrl : null
  return {
    id: `${posting.source}:${posting.id}`,
    source: posting.source,
    sourceId: posting.id,
    url,
    applyUrl,
    title,
    company: line(posting.company),
    location,
    ...readPlace(location, posting.place),
    workMode: readWorkMode(posting.workMode, [location, title], description),
    jobType: readJobType(posting.jobType, title),
    level: readLevel(posting.level, title, description),
    ...salaryOf(posting, description),
    postedAt: readPosted(posting.posted, now),
    firstSeenAt: now.toISOString(),
    expiresAt: readMoment(posting.expires, now),
    description,
    requirements: cut(splitRequirements(repairText(posting.requirements ?? ''))),
    benefits: listPoints(repairText(posting.benefits ?? '')).slice(0, LONGEST.points),
    skills: [...new Set((posting.tags ?? []).map(line))].filter(Boolean).slice(0, LONGEST.tags),
  }
}

/** From the source's numbers, else its text, else the description. */
function salaryOf({ pay, payText }: Posting, description: string): Salary {
  const hasPay = ({ salaryMin, salaryMax }: Salary) => salaryMin !== null || salaryMax !== null
  const inNumbers = readPay(pay ?? {})
  if (hasPay(inNumbers)) return inNumbers
  const inWords = readSalaryText(payText ?? '')
  return hasPay(inWords) ? inWords : findSalary(description)
}

const line = (text: string) => htmlToLine(repairText(text)).slice(0, LONGEST.line)
const cut = ({ must, nice }: { must: string[]; nice: string[] }) => ({
  must: must.slice(0, LONGEST.points),
  nice: nice.slice(0, LONGEST.points),
})

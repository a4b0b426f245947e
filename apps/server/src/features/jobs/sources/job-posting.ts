import { PASTED_SOURCE, POSTING_LIMITS } from '@jobapply/core/jobs/constants'
import { htmlToText } from '@jobapply/core/jobs/html-text'
import type { PlaceParts, Posting } from '@jobapply/core/jobs/posting'
import type { Raw } from '@jobapply/core/shared/records'
import { z } from 'zod'
import { baseSalary, payOf } from './base-salary.ts'
import { readLinkedData } from './linked-data.ts'
import { readMicrodata } from './microdata.ts'
import { failed, judgePage } from './parse-response.ts'
import { idText, joinParts, many, may, moment, nameOf, oneOrMany, word } from './shape.ts'
import type { Outcome, SourceResult } from './source.ts'

/** The postings of one page, and the parts that one of their texts has. */
const MAX_POSTINGS = 1_000
const MAX_PARTS = 20

/** A name as a text, in an object, or the first of several. */
const named: z.ZodType<string | undefined> = may(
  z.union([
    word,
    z.object({ name: may(oneOrMany(word)), legalName: may(word) }).transform(({ name, legalName }) => name?.[0] ?? legalName),
    z.array(z.unknown()).transform((all): string | undefined => named.parse(all[0])),
  ]),
)
const address = z.union([
  word.transform((text) => ({ text, addressLocality: undefined, addressRegion: undefined, addressCountry: undefined })),
  z
    .object({ addressLocality: named, addressRegion: named, addressCountry: named, streetAddress: may(word) })
    .transform(({ streetAddress, ...parts }) => ({
      text: Object.values(parts).some(Boolean) ? undefined : streetAddress,
      ...parts,
    })),
])
const place = z.union([
  word.transform((text) => ({ '@type': undefined, name: text, address: [] })),
  z.object({ '@type': may(word), name: may(word), address: oneOrMany(address) }),
])
const rawText = z.string().transform((text) => text.slice(0, POSTING_LIMITS.rawText))
const prose = may(z.union([rawText, many(rawText).transform((all) => all.slice(0, MAX_PARTS).join('\n'))]))
const jobPosting = z.object({
  title: may(word),
  name: may(word),
  description: prose,
  hiringOrganization: named,
  identifier: oneOrMany(z.union([idText, z.object({ value: idText }).transform(({ value }) => value)])),
  url: may(word),
  datePosted: may(moment),
  validThrough: may(moment),
  employmentType: oneOrMany(word),
  jobLocation: oneOrMany(place),
  jobLocationType: may(z.string()),
  applicantLocationRequirements: oneOrMany(nameOf),
  baseSalary: oneOrMany(baseSalary),
  salaryCurrency: may(word),
  qualifications: prose,
  experienceRequirements: prose,
  educationRequirements: prose,
  responsibilities: prose,
  skills: may(z.union([word.transform((text) => text.split(/[,;]/).map((part) => part.trim())), many(nameOf)])),
  jobBenefits: prose,
})

/** Every schema.org JobPosting of a page. A page without one is empty; one without a title has a new shape. */
export function readPage(html: string, url: string): SourceResult {
  const found = [...readLinkedData(html), ...readMicrodata(html)].filter(isJobPosting).slice(0, MAX_POSTINGS)
  if (found.length === 0) return failed(judgeBarePage(html))
  const read = found.map((one) => toPosting(one, url)).filter((posting) => posting !== undefined)
  // Pages repeat one posting in two blocks.
  const jobs = [...new Map(read.map((job) => [[job.id, job.url, job.title].join(' '), job])).values()]
  return { outcome: jobs.length > 0 ? 'ok' : 'changed', jobs, unread: found.length - read.length }
}

/** A page without a posting: a wall, one that says that the job is closed, or any other page. */
function judgeBarePage(html: string): Outcome {
  const judged = judgePage(html)
  if (judged !== 'changed') return judged
  // Scripts carry such sentences for later: only what a person reads counts.
  return CLOSED.test(html) && CLOSED.test(htmlToText(html).slice(0, 20_000)) ? 'gone' : 'empty'
}
const CLOSED =
  /\b(?:this|the) (?:job|position|posting|role|vacancy|opening|advert)(?: (?:posting|listing|opening|ad))? (?:you (?:are|were) looking for )?(?:is|has|was)(?: (?:now|already))? (?:no longer (?:available|open|active|accepting)|expired|closed|been (?:filled|closed|removed|unpublished)|filled)\b|\b(?:diese|die) (?:stelle|position|stellenanzeige) ist (?:leider )?(?:nicht mehr|bereits besetzt)/i

const isJobPosting = (one: Raw) =>
  [one['@type']].flat().some((type) => typeof type === 'string' && /(?:^|[/#:])JobPosting$/i.test(type))

/** A schema.org JobPosting as a posting; undefined when it has no title. */
export function toPosting(raw: Raw, page: string): Posting | undefined {
  const parsed = jobPosting.safeParse(raw)
  if (!parsed.success) return undefined
  const one = parsed.data
  const title = one.title ?? one.name
  if (!title) return undefined
  const places = one.jobLocation.flatMap(partsOf)
  const wanted = one.applicantLocationRequirements
  const isVirtual = one.jobLocation.some((each) => each['@type'] === 'VirtualLocation')
  const isRemote = isVirtual || /telecommute|remote/i.test(one.jobLocationType ?? '')
  const written = places.map(({ written }) => written).filter(Boolean)
  return {
    source: PASTED_SOURCE,
    id: one.identifier[0] ?? addressOf(one.url, page),
    title,
    company: one.hiringOrganization ?? '',
    location:
      written.length > 0
        ? [...new Set(written)].join('; ')
        : isRemote
          ? joinParts('Remote', wanted.join(', '))
          : wanted.join(', '),
    url: addressOf(one.url, page),
    description: [one.description, one.responsibilities].map((part) => part ?? '').join('\n'),
    place: places[0]?.parts ?? (wanted[0] ? { country: wanted[0] } : undefined),
    workMode: isRemote ? 'remote' : one.jobLocationType,
    jobType: one.employmentType.join(' '),
    ...payOf(one.baseSalary[0], one.salaryCurrency),
    posted: one.datePosted,
    expires: one.validThrough,
    requirements: [one.qualifications, one.experienceRequirements, one.educationRequirements].filter(Boolean).join('\n'),
    benefits: one.jobBenefits,
    tags: one.skills,
  }
}

function partsOf({ name, address, '@type': type }: z.output<typeof place>): { written: string; parts: PlaceParts }[] {
  if (address.length === 0) return name && type !== 'VirtualLocation' ? [{ written: name, parts: {} }] : []
  return address.map(({ text, addressLocality: city, addressRegion: region, addressCountry: country }) => ({
    written: text ?? (joinParts(city, region, country) || (name ?? '')),
    parts: { city, region, country },
  }))
}

const addressOf = (url: string | undefined, page: string) => {
  const whole = url === undefined ? undefined : URL.parse(url, page || undefined)
  return whole && /^https?:$/.test(whole.protocol) ? whole.href : page
}

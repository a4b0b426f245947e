import { z } from 'zod'
import { PASTED_SOURCE, POSTING_LIMITS } from '#jobs/constants'
import type { PlaceParts, Posting } from '#jobs/posting'
import { idText, joinParts, many, may, moment, nameOf, oneOrMany, word } from '#jobs/shape'
import type { Raw } from '#shared/records'
import { baseSalary, payOf } from './base-salary.ts'
import { isOfType } from './linked-data.ts'

/** The parts that one text of a posting has at most. */
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

export const isJobPosting = (thing: Raw) => isOfType(thing, 'JobPosting')

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

import type { PayParts, PlaceParts, Posting } from '@jobapply/core/jobs/posting'
import type { Raw } from '@jobapply/core/shared/records'
import { z } from 'zod'
import { readLinkedData } from './linked-data.ts'
import { failed, judgePage } from './reading.ts'
import { amount, idText, joinParts, many, may, oneOrMany, word } from './shape.ts'
import type { Reading } from './source.ts'

const named = may(z.union([word, z.object({ name: may(word) }).transform(({ name }) => name)]))
const address = z.union([
  word.transform((text) => ({ text, addressLocality: undefined, addressRegion: undefined, addressCountry: undefined })),
  z
    .object({ addressLocality: may(word), addressRegion: may(word), addressCountry: named })
    .transform((parts) => ({ text: undefined, ...parts })),
])
const place = z.union([
  word.transform((text) => ({ name: text, address: undefined })),
  z.object({ name: may(word), address: may(address) }),
])
const quantity = may(
  z.union([
    amount.transform((value) => ({ value, minValue: undefined, maxValue: undefined, unitText: undefined })),
    z.object({ value: may(amount), minValue: may(amount), maxValue: may(amount), unitText: may(word) }),
  ]),
)
const salary = z.object({
  currency: may(word),
  value: quantity,
  minValue: may(amount),
  maxValue: may(amount),
  unitText: may(word),
})
const prose = may(z.union([z.string(), many(z.string()).transform((all) => all.join('\n'))]))
const jobPosting = z.object({
  title: word,
  description: prose,
  hiringOrganization: named,
  identifier: may(z.union([idText, z.object({ value: may(idText) }).transform(({ value }) => value)])),
  url: may(word),
  datePosted: may(word),
  validThrough: may(word),
  employmentType: oneOrMany(word),
  jobLocation: oneOrMany(place),
  jobLocationType: may(z.string()),
  applicantLocationRequirements: oneOrMany(z.union([word, z.object({ name: word }).transform(({ name }) => name)])),
  baseSalary: may(salary),
  qualifications: prose,
  experienceRequirements: prose,
  educationRequirements: prose,
  responsibilities: prose,
  skills: may(z.union([word.transform((text) => text.split(/\s*[,;]\s*/)), many(word)])),
  jobBenefits: prose,
})

/** Every schema.org JobPosting of a page. A page without one is empty; one without a title has a new shape. */
export function readPage(html: string, url: string): Reading {
  const data = readLinkedData(html)
  const found = data.filter(isJobPosting)
  if (found.length === 0) return failed(judgePage(html) === 'changed' ? 'empty' : judgePage(html))
  const jobs = found.map((one) => toPosting(one, url)).filter((posting) => posting !== undefined)
  return { outcome: jobs.length > 0 ? 'ok' : 'changed', jobs, unread: found.length - jobs.length }
}

const isJobPosting = (one: Raw) =>
  [one['@type']].flat().some((type) => typeof type === 'string' && /(?:^|[/#])JobPosting$/.test(type))

/** A schema.org JobPosting as a posting; undefined when it has no title. */
export function toPosting(raw: Raw, page: string): Posting | undefined {
  const parsed = jobPosting.safeParse(raw)
  if (!parsed.success) return undefined
  const one = parsed.data
  const places = one.jobLocation.map(partsOf)
  const wanted = one.applicantLocationRequirements
  const isRemote = /telecommute/i.test(one.jobLocationType ?? '')
  const written = places.map(({ written }) => written).filter(Boolean)
  return {
    source: 'page',
    id: one.identifier ?? page,
    title: one.title,
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
    workMode: isRemote ? 'remote' : undefined,
    jobType: one.employmentType.join(' '),
    pay: payOf(one.baseSalary),
    posted: one.datePosted,
    expires: one.validThrough,
    requirements: [one.qualifications, one.experienceRequirements, one.educationRequirements].filter(Boolean).join('\n'),
    benefits: one.jobBenefits,
    tags: one.skills,
  }
}

function partsOf({ name, address }: z.output<typeof place>): { written: string; parts: PlaceParts } {
  const { text, addressLocality: city, addressRegion: region, addressCountry: country } = address ?? {}
  return { written: text ?? (joinParts(city, region, country) || (name ?? '')), parts: { city, region, country } }
}

function payOf(given: z.output<typeof salary> | undefined): PayParts | undefined {
  if (!given) return undefined
  const { value, minValue, maxValue, unitText } = given.value ?? {}
  return {
    min: minValue ?? value ?? given.minValue,
    max: maxValue ?? value ?? given.maxValue,
    currency: given.currency,
    period: unitText ?? given.unitText,
  }
}

const addressOf = (url: string | undefined, page: string) => {
  const whole = url === undefined ? undefined : URL.parse(url, page || undefined)
  return whole && /^https?:$/.test(whole.protocol) ? whole.href : page
}

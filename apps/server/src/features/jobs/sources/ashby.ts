import type { Posting } from '@jobapply/core/jobs/posting'
import { amount, idText, joinParts, joinPlaces, many, may, nameOf, webAddress, word } from '@jobapply/core/jobs/shape'
import { z } from 'zod'
import { readEntries, readJson, settle } from './readers/parse-response.ts'
import { BOARD_TERMS, type Board, JSON_ANSWER, type Source } from './readers/source.ts'
import { pathOf } from './readers/tokens.ts'

const component = z.object({
  compensationType: may(word),
  interval: may(word),
  currencyCode: may(word),
  minValue: may(amount),
  maxValue: may(amount),
})
const address = may(
  z.object({
    postalAddress: may(z.object({ addressLocality: may(word), addressRegion: may(word), addressCountry: may(word) })),
  }),
)
const row = z.object({
  id: may(idText),
  title: word,
  jobUrl: may(webAddress),
  applyUrl: may(webAddress),
  location: may(nameOf),
  locationName: may(word),
  secondaryLocations: many(
    z.union([
      word,
      z.object({ location: word }).transform(({ location }) => location),
      z.object({ locationName: word }).transform(({ locationName }) => locationName),
    ]),
  ),
  address,
  isListed: may(z.boolean()),
  isRemote: may(z.boolean()),
  workplaceType: may(word),
  employmentType: may(word),
  publishedAt: may(word),
  publishedDate: may(word),
  department: may(word),
  team: may(word),
  descriptionHtml: may(z.string()),
  descriptionPlain: may(z.string()),
  compensationTierSummary: may(word),
  compensation: may(
    z.object({
      compensationTierSummary: may(word),
      scrapeableCompensationSalarySummary: may(word),
      summaryComponents: many(component),
      compensationTiers: many(z.object({ components: many(component) })),
    }),
  ),
})

/** The address of a job ends with its id. */
const job = row
  .transform((one) => ({ ...one, id: one.id ?? /[\da-f-]{36}/i.exec(one.jobUrl ?? '')?.[0] ?? '' }))
  .refine(({ id }) => id !== '')

/** Documentation: developers.ashbyhq.com/docs/public-job-posting-api. A board's name may have blanks and dots. */
export const ashby: Source = {
  id: 'ashby',
  name: 'Ashby',
  kind: 'board',
  hosts: ['api.ashbyhq.com'],
  terms: {
    basis: 'documented',
    page: 'https://developers.ashbyhq.com/docs/public-job-posting-api',
    ...BOARD_TERMS,
    credit: 'From the company’s Ashby board',
  },
  listHasText: true,
  list: ({ token }) => ({
    url: `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(token)}?includeCompensation=true`,
    accept: JSON_ANSWER,
  }),
  read: (text, board) =>
    readJson(text, (value) => {
      const answer = z.object({ jobs: z.array(z.unknown()) }).safeParse(value)
      const entries = answer.success ? readEntries(answer.data.jobs, job, (one) => toPosting(one, board)) : undefined
      return entries && settle(entries)
    }),
  recognise(url) {
    if (!/^(?:jobs|api)\.ashbyhq\.com$/.test(url.hostname)) return undefined
    const [token, id] = pathOf(url).filter((part) => part !== 'posting-api' && part !== 'job-board')
    if (!token || !/^[\w .&'-]{1,80}$/.test(token) || token === 'api') return undefined
    return id && /^[\da-f-]{36}$/i.test(id) ? { token, id } : { token }
  },
}

function toPosting(one: z.output<typeof job>, board: Board): Posting | undefined {
  if (one.isListed === false) return undefined
  const { addressLocality, addressRegion, addressCountry } = one.address?.postalAddress ?? {}
  const written = one.location ?? one.locationName ?? joinParts(addressLocality, addressRegion, addressCountry)
  const components = [
    ...(one.compensation?.summaryComponents ?? []),
    ...(one.compensation?.compensationTiers.flatMap((tier) => tier.components) ?? []),
  ]
  const salary = components.find(
    ({ compensationType, minValue, maxValue }) => compensationType === 'Salary' && (minValue ?? maxValue) !== undefined,
  )
  return {
    source: 'ashby',
    id: one.id,
    title: one.title,
    company: board.name,
    location: joinPlaces(written, ...one.secondaryLocations),
    url: one.jobUrl ?? `https://jobs.ashbyhq.com/${encodeURIComponent(board.token)}/${one.id}`,
    applyUrl: one.applyUrl,
    description: one.descriptionHtml ?? one.descriptionPlain ?? '',
    place: { city: addressLocality, region: addressRegion, country: addressCountry },
    // The kind of workplace is right where the two disagree.
    workMode: one.workplaceType ?? (one.isRemote ? 'Remote' : undefined),
    jobType: one.employmentType,
    pay: salary && { min: salary.minValue, max: salary.maxValue, currency: salary.currencyCode, period: salary.interval },
    payText:
      one.compensation?.scrapeableCompensationSalarySummary ??
      one.compensation?.compensationTierSummary ??
      one.compensationTierSummary,
    posted: one.publishedAt ?? one.publishedDate,
    tags: [one.department, one.team].filter((tag) => tag !== undefined),
  }
}

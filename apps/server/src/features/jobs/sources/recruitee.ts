import type { Posting } from '@jobapply/core/jobs/posting'
import { amount, idText, joinParts, joinPlaces, many, may, webAddress, word } from '@jobapply/core/jobs/shape'
import { z } from 'zod'
import { readEntries, readJson, readSingle, settle } from './readers/parse-response.ts'
import { BOARD_TERMS, type Board, JSON_ANSWER, type Source } from './readers/source.ts'
import { pathOf, subdomainOf } from './readers/tokens.ts'

const place = z.object({
  name: may(word),
  city: may(word),
  state: may(word),
  country: may(word),
})
const job = z.object({
  id: idText,
  status: may(word),
  title: word,
  slug: may(word),
  careers_url: may(webAddress),
  careers_apply_url: may(webAddress),
  company_name: may(word),
  location: may(word),
  locations: many(place),
  city: may(word),
  state_name: may(word),
  country: may(word),
  country_code: may(word),
  remote: may(z.boolean()),
  hybrid: may(z.boolean()),
  on_site: may(z.boolean()),
  department: may(word),
  employment_type_code: may(word),
  experience_code: may(word),
  description: may(z.string()),
  requirements: may(z.string()),
  salary: may(z.object({ min: may(amount), max: may(amount), currency: may(word), period: may(word) })),
  published_at: may(word),
  created_at: may(word),
  close_at: may(word),
  tags: many(word),
})

/** Documentation: docs.recruitee.com/reference/offers (careers site API). */
export const recruitee: Source = {
  id: 'recruitee',
  name: 'Recruitee',
  kind: 'board',
  hosts: ['*.recruitee.com'],
  terms: {
    basis: 'documented',
    page: 'https://docs.recruitee.com/reference/intro-to-careers-site-api',
    ...BOARD_TERMS,
    credit: 'From the company’s Recruitee board',
  },
  listHasText: true,
  list: ({ token }) => ({ url: `https://${token}.recruitee.com/api/offers/`, accept: JSON_ANSWER }),
  read: (text, board) =>
    readJson(text, (value) => {
      const answer = z.object({ offers: z.array(z.unknown()) }).safeParse(value)
      const entries = answer.success ? readEntries(answer.data.offers, job, (one) => toPosting(one, board)) : undefined
      return entries && settle(entries)
    }),
  one: ({ token }, { id }) => ({
    url: `https://${token}.recruitee.com/api/offers/${encodeURIComponent(id)}`,
    accept: JSON_ANSWER,
  }),
  readOne: (text, board) =>
    readJson(text, (value) => {
      const answer = z.object({ offer: z.unknown() }).safeParse(value)
      return answer.success ? readSingle(answer.data.offer, job, (one) => toPosting(one, board)) : undefined
    }),
  recognise(address) {
    const token = subdomainOf(address, 'recruitee.com')
    const [first, slug] = pathOf(address)
    if (!token) return undefined
    return first === 'o' && slug ? { token, id: slug } : { token }
  },
}

function toPosting(one: z.output<typeof job>, board: Board): Posting | undefined {
  if (one.status !== undefined && one.status !== 'published') return undefined
  const [main = '', ...others] = one.locations.map(
    ({ name, city, state, country }) => joinParts(city, state, country) || (name ?? ''),
  )
  const own = joinParts(one.city === one.country ? undefined : one.city, one.state_name, one.country) || main
  // 'Remote job' names no place; the parts beside it do.
  const isPlace = one.location !== undefined && !/^remote\b/i.test(one.location)
  return {
    source: 'recruitee',
    id: one.id,
    title: one.title,
    company: one.company_name ?? board.name,
    location: joinPlaces(one.location, isPlace ? undefined : own, ...others),
    url: one.careers_url ?? `https://${board.token}.recruitee.com/o/${one.slug ?? one.id}`,
    applyUrl: one.careers_apply_url,
    description: [one.description, one.requirements].map((part) => part ?? '').join('\n'),
    place: { city: one.city, region: one.state_name, country: one.country_code ?? one.country },
    workMode: one.hybrid ? 'hybrid' : one.remote ? 'remote' : one.on_site ? 'onsite' : undefined,
    jobType: one.employment_type_code,
    level: one.experience_code,
    pay: one.salary,
    posted: one.published_at ?? one.created_at,
    expires: one.close_at,
    requirements: one.requirements,
    tags: [one.department, ...one.tags].filter((tag) => tag !== undefined),
  }
}

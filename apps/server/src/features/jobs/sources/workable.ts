import type { Posting } from '@jobapply/core/jobs/posting'
import { idText, joinParts, joinPlaces, many, may, oneOrMany, webAddress, word } from '@jobapply/core/jobs/shape'
import { z } from 'zod'
import { readEntries, readJson, settle } from './readers/parse-response.ts'
import { BOARD_TERMS, type Board, JSON_ANSWER, type Source } from './readers/source.ts'
import { isToken, pathOf } from './readers/tokens.ts'

/** The state of a posting, which some answers keep where others keep the state of the country. */
const UNSEEN = ['draft', 'closed', 'archived', 'internal']
const place = z.object({
  hidden: may(z.boolean()),
  city: may(word),
  region: may(word),
  country: may(word),
  countryName: may(word),
  location_str: may(word),
  workplace_type: may(word),
  telecommuting: may(z.boolean()),
})
const job = z.object({
  shortcode: idText,
  title: word,
  url: may(webAddress),
  shortlink: may(webAddress),
  application_url: may(webAddress),
  city: may(word),
  state: may(word),
  country: may(word),
  location: may(z.union([place, word.transform((text): z.output<typeof place> => place.parse({ location_str: text }))])),
  locations: many(place),
  telecommuting: may(z.boolean()),
  remote: may(z.boolean()),
  workplace: may(word),
  employment_type: may(word),
  type: may(word),
  experience: may(word),
  department: oneOrMany(word),
  function: may(word),
  industry: may(word),
  published_on: may(word),
  published: may(word),
  created_at: may(word),
  description: may(z.string()),
  requirements: may(z.string()),
  benefits: may(z.string()),
})
/** The widget says `jobs`, the careers page's own list `results`; its answer for one job is that job. */
const answer = z.union([
  z.object({ name: may(word), jobs: z.array(z.unknown()) }),
  z.object({ name: may(word), results: z.array(z.unknown()) }).transform(({ name, results }) => ({ name, jobs: results })),
  job.transform((one) => ({ name: undefined, jobs: [one] as unknown[] })),
])

/** The widget's answer, documented at help.workable.com; one call has the whole account. */
export const workable: Source = {
  id: 'workable',
  name: 'Workable',
  kind: 'board',
  hosts: ['apply.workable.com'],
  terms: {
    basis: 'tolerated',
    page: 'https://apply.workable.com/{company}',
    ...BOARD_TERMS,
    credit: 'From the company’s Workable board',
  },
  listHasText: true,
  list: ({ token }) => ({ url: `https://apply.workable.com/api/v1/widget/accounts/${token}?details=true`, accept: JSON_ANSWER }),
  read: (text, board) =>
    readJson(text, (value) => {
      const parsed = answer.safeParse(value)
      if (!parsed.success) return undefined
      const { name = board.name, jobs } = parsed.data
      const entries = readEntries(jobs, job, (one) => toPosting(one, { ...board, name }))
      return entries && settle(entries)
    }),
  recognise(address) {
    const [first, second, third] = pathOf(address)
    if (address.hostname === 'apply.workable.com') {
      const token = first === 'api' ? pathOf(address).at(-1) : first
      if (!isToken(token) || token === 'j') return undefined
      return second === 'j' && third ? { token, id: third } : { token }
    }
    const [, token] = /^([a-z0-9-]+)\.workable\.com$/.exec(address.hostname) ?? []
    if (!isToken(token) || ['www', 'jobs', 'help', 'resources', 'apply'].includes(token)) return undefined
    return first === 'j' && second ? { token, id: second } : { token }
  },
}

function toPosting(one: z.output<typeof job>, board: Board): Posting | undefined {
  if (UNSEEN.includes(one.state ?? '')) return undefined
  const region = one.state === 'published' ? undefined : one.state
  const places: (Partial<z.output<typeof place>> | undefined)[] = [
    one.location,
    { city: one.city, region, country: one.country },
    ...one.locations.filter(({ hidden }) => !hidden),
  ]
  const written = places.map(
    (each) => joinParts(each?.city, each?.region, each?.countryName ?? each?.country) || (each?.location_str ?? ''),
  )
  const isRemote = one.telecommuting ?? one.remote ?? one.location?.telecommuting
  return {
    source: 'workable',
    id: one.shortcode,
    title: one.title,
    company: board.name,
    location: joinPlaces(...written) || (isRemote ? 'Remote' : ''),
    url: [one.url, one.shortlink].find((url) => url && !/\/(?:api|spi)\/v\d/.test(url)) ?? addressOf(one.shortcode, board),
    applyUrl: one.application_url,
    description: [one.description, one.requirements, one.benefits].map((part) => part ?? '').join('\n'),
    workMode: one.workplace ?? one.location?.workplace_type ?? (isRemote ? 'remote' : undefined),
    jobType: one.employment_type ?? one.type,
    level: one.experience,
    posted: one.published_on ?? one.published ?? one.created_at,
    requirements: one.requirements,
    benefits: one.benefits,
    tags: [...one.department, one.function, one.industry].filter((tag) => tag !== undefined),
  }
}

const addressOf = (shortcode: string, { token }: Board) =>
  ['https://apply.workable.com', token, 'j', shortcode].filter(Boolean).join('/')

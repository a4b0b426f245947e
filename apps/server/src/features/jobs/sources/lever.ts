import type { Posting } from '@jobapply/core/jobs/posting'
import { amount, idText, joinPlaces, many, may, moment, webAddress, word } from '@jobapply/core/jobs/shape'
import { z } from 'zod'
import { readEntries, readJson, readSingle, settle } from './readers/parse-response.ts'
import { BOARD_TERMS, type Board, JSON_ANSWER, type Source, type SourceRequest } from './readers/source.ts'
import { isToken, pathOf } from './readers/tokens.ts'

const PAGE = 100
const job = z.object({
  id: idText,
  text: word,
  hostedUrl: may(webAddress),
  applyUrl: may(webAddress),
  categories: may(
    z.object({ location: may(word), commitment: may(word), team: may(word), department: may(word), allLocations: many(word) }),
  ),
  country: may(word),
  createdAt: may(moment),
  description: may(z.string()),
  descriptionPlain: may(z.string()),
  opening: may(z.string()),
  descriptionBody: may(z.string()),
  lists: many(z.object({ text: may(z.string()), content: may(z.string()) })),
  additional: may(z.string()),
  workplaceType: may(word),
  salaryRange: may(z.object({ min: may(amount), max: may(amount), currency: may(word), interval: may(word) })),
  salaryDescription: may(z.string()),
  salaryDescriptionPlain: may(z.string()),
})

/** Documentation: github.com/lever/postings-api. A token 'eu/acme' is a board of the European service. */
export const lever: Source = {
  id: 'lever',
  name: 'Lever',
  kind: 'board',
  hosts: ['api.lever.co', 'api.eu.lever.co'],
  terms: {
    basis: 'documented',
    page: 'https://github.com/lever/postings-api',
    ...BOARD_TERMS,
    credit: 'From the company’s Lever board',
  },
  listHasText: true,
  list: (board) => page(board, 0),
  read: (text, board, asked) =>
    readJson(text, (value) => {
      const entries = readEntries(value, job, (one) => toPosting(one, board))
      if (!entries) return undefined
      const reading = settle(entries)
      const skipped = Number(URL.parse(asked.url)?.searchParams.get('skip') ?? 0)
      const isFull = Array.isArray(value) && value.length >= PAGE
      return isFull ? { ...reading, next: page(board, skipped + PAGE) } : reading
    }),
  one: (board, { id }) => ({ url: `${base(board)}/${encodeURIComponent(id)}`, accept: JSON_ANSWER }),
  readOne: (text, board) => readJson(text, (value) => readSingle(value, job, (one) => toPosting(one, board))),
  recognise(address) {
    const [, eu] = /^(?:jobs|api)\.(eu\.)?lever\.co$/.exec(address.hostname) ?? [undefined, undefined]
    if (!/^(?:jobs|api)\.(?:eu\.)?lever\.co$/.test(address.hostname)) return undefined
    const [site, id] = pathOf(address).filter((part) => part !== 'v0' && part !== 'postings')
    if (!isToken(site)) return undefined
    const token = eu ? `eu/${site}` : site
    return id && /^[\da-f-]{36}$/i.test(id) ? { token, id } : { token }
  },
}

const base = ({ token }: Board) =>
  token.startsWith('eu/') ? `https://api.eu.lever.co/v0/postings/${token.slice(3)}` : `https://api.lever.co/v0/postings/${token}`
const pagesOf = ({ token }: Board) =>
  token.startsWith('eu/') ? `https://jobs.eu.lever.co/${token.slice(3)}` : `https://jobs.lever.co/${token}`
const page = (board: Board, skip: number): SourceRequest => ({
  url: `${base(board)}?mode=json&skip=${skip}&limit=${PAGE}`,
  accept: JSON_ANSWER,
})

const ASKED = /require|qualif|you (?:have|bring|need|are)|background|looking for|skills|experience|nice[- ]to|bonus|must|plus/i
const OFFERED = /benefit|perk|we offer|what you.{0,6}get|expect/i

function toPosting(one: z.output<typeof job>, board: Board): Posting {
  const listsOf = (heading: RegExp) =>
    one.lists.filter(({ text }) => heading.test(text ?? '')).map(({ text, content }) => `<p>${text}:</p><ul>${content}</ul>`)
  const { location, allLocations, commitment, team, department } = one.categories ?? { allLocations: [] }
  const sections = one.lists.map(({ text, content }) => `<h3>${text ?? ''}</h3><ul>${content ?? ''}</ul>`)
  return {
    source: 'lever',
    id: one.id,
    title: one.text,
    company: board.name,
    location: joinPlaces(location, ...allLocations),
    url: one.hostedUrl ?? `${pagesOf(board)}/${one.id}`,
    applyUrl: one.applyUrl,
    description: [
      one.description || [one.opening, one.descriptionBody].filter(Boolean).join('\n') || (one.descriptionPlain ?? ''),
      ...sections,
      one.salaryDescription ?? '',
      one.additional ?? '',
    ].join('\n'),
    place: { country: one.country },
    workMode: one.workplaceType,
    jobType: commitment,
    pay: one.salaryRange && { ...one.salaryRange, period: one.salaryRange.interval },
    payText: one.salaryDescriptionPlain,
    posted: one.createdAt,
    requirements: listsOf(ASKED).join(''),
    benefits: listsOf(OFFERED).join(''),
    tags: [team, department].filter((tag) => tag !== undefined),
  }
}

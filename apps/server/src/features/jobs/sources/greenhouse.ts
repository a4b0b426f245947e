import type { Posting } from '@jobapply/core/jobs/posting'
import { amount, idText, joinPlaces, many, may, nameOf, webAddress, word } from '@jobapply/core/jobs/shape'
import { z } from 'zod'
import { readGreenhouseForm } from './greenhouse-form.ts'
import { readEntries, readJson, readSingle, settle } from './readers/parse-response.ts'
import { BOARD_TERMS, type Board, JSON_ANSWER, type Source } from './readers/source.ts'
import { isToken, pathOf } from './readers/tokens.ts'

const API = 'https://boards-api.greenhouse.io/v1/boards'
/** A company's own field: a text, several, yes or no, or a range of pay. */
const range = z.object({ unit: may(word), min_value: may(amount), max_value: may(amount) })
const metadata = z.object({
  name: word,
  value: may(
    z.union([word.transform((text) => [text]), z.boolean().transform((is) => (is ? ['yes'] : [])), z.array(word), range]),
  ),
})
const job = z.object({
  id: idText,
  title: word,
  absolute_url: webAddress,
  location: may(nameOf),
  company_name: may(word),
  content: may(z.string()),
  first_published: may(word),
  updated_at: may(word),
  application_deadline: may(word),
  departments: many(z.object({ name: word })),
  offices: many(z.object({ name: may(word), location: may(word) })),
  metadata: many(metadata),
  pay_input_ranges: many(
    z.object({ min_cents: may(amount), max_cents: may(amount), currency_type: may(word), title: may(word) }),
  ),
})

/** Documentation: developers.greenhouse.io/job-board.html */
export const greenhouse: Source = {
  id: 'greenhouse',
  name: 'Greenhouse',
  kind: 'board',
  hosts: ['boards-api.greenhouse.io'],
  terms: {
    basis: 'documented',
    page: 'https://developers.greenhouse.io/job-board.html',
    ...BOARD_TERMS,
    credit: 'From the company’s Greenhouse board',
  },
  listHasText: true,
  list: ({ token }) => ({ url: `${API}/${token}/jobs?content=true`, accept: JSON_ANSWER }),
  read: (text, board) =>
    readJson(text, (value) => {
      const answer = z.object({ jobs: z.array(z.unknown()) }).safeParse(value)
      const entries = answer.success ? readEntries(answer.data.jobs, job, (one) => toPosting(one, board)) : undefined
      return entries && settle(entries)
    }),
  one: ({ token }, { id }) => ({
    url: `${API}/${token}/jobs/${encodeURIComponent(id)}?pay_transparency=true`,
    accept: JSON_ANSWER,
  }),
  readOne: (text, board) => readJson(text, (value) => readSingle(value, job, (one) => toPosting(one, board))),
  form: ({ token }, { id }) => ({ url: `${API}/${token}/jobs/${encodeURIComponent(id)}?questions=true`, accept: JSON_ANSWER }),
  readForm: (text) =>
    readJson(text, (value) => {
      const form = readGreenhouseForm(value)
      return form && { outcome: form.length > 0 ? 'ok' : 'empty', jobs: [], unread: 0, form }
    }),
  recognise(address) {
    if (!/^(?:boards|job-boards|boards-api|api)\.(?:eu\.)?greenhouse\.io$/.test(address.hostname)) return undefined
    const path = pathOf(address)
    const token = address.searchParams.get('for') ?? (path[0] === 'v1' ? path[2] : path[0])
    const id = address.searchParams.get('token') ?? address.searchParams.get('gh_jid') ?? path[path.indexOf('jobs') + 1]
    if (!isToken(token) || token === 'embed') return undefined
    return id && /^\d+$/.test(id) ? { token, id } : { token }
  },
}

function toPosting(one: z.output<typeof job>, board: Board): Posting {
  return {
    source: 'greenhouse',
    id: one.id,
    title: one.title,
    company: one.company_name ?? board.name,
    location: locationOf(one),
    url: one.absolute_url,
    description: one.content ?? '',
    workMode: metadataOf(one, /workplace|location type|remote|work model|hybrid/i),
    jobType: metadataOf(one, /employment type|job type|time type|worker type|commitment/i),
    pay: payOf(one),
    posted: one.first_published ?? one.updated_at,
    expires: one.application_deadline,
    tags: one.departments.map(({ name }) => name),
  }
}

/** Some boards write only 'Hybrid'; the city is the office's. */
function locationOf({ location, offices }: z.output<typeof job>): string {
  const name = location ?? ''
  const office = joinPlaces(...offices.slice(0, 5).map((each) => each.location ?? each.name))
  if (name === '') return office
  return /^(?:hybrid|remote|on-?site|in[- ]?office|distributed|flexible)$/i.test(name) && office ? `${name}, ${office}` : name
}

/** What a company's own fields say: 'Remote: yes' is remote. */
const metadataOf = ({ metadata }: z.output<typeof job>, name: RegExp) =>
  metadata
    .filter((entry) => name.test(entry.name) && Array.isArray(entry.value))
    .flatMap((entry) => [entry.value].flat().map((value) => (/^yes$/i.test(String(value)) ? entry.name : String(value))))
    .join(' ')

function payOf({ pay_input_ranges, metadata }: z.output<typeof job>): Posting['pay'] {
  const [first] = pay_input_ranges
  if (first)
    return {
      min: inUnits(first.min_cents),
      max: inUnits(first.max_cents),
      currency: first.currency_type,
      period: first.title,
    }
  const own = metadata.find(({ name, value }) => /salary|pay|compensation/i.test(name) && value && !Array.isArray(value))?.value
  return own && !Array.isArray(own) ? { min: own.min_value, max: own.max_value, currency: own.unit } : undefined
}
const inUnits = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100)

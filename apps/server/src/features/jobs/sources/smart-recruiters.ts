import type { Posting } from '@jobapply/core/jobs/posting'
import { idText, joinParts, may, webAddress, word } from '@jobapply/core/jobs/shape'
import { z } from 'zod'
import { failed, readEntries, readJson, readSingle, settle } from './readers/parse-response.ts'
import { BOARD_TERMS, type Board, JSON_ANSWER, type Source, type SourceRequest } from './readers/source.ts'
import { isToken, pathOf } from './readers/tokens.ts'

const API = 'https://api.smartrecruiters.com/v1/companies'
const PAGE = 100
const label = may(z.object({ id: may(word), label: may(word) }))
const section = may(z.object({ title: may(z.string()), text: may(z.string()) }))
const job = z.object({
  id: idText,
  active: may(z.boolean()),
  name: word,
  company: may(z.object({ identifier: may(word), name: may(word) })),
  releasedDate: may(word),
  postingUrl: may(webAddress),
  applyUrl: may(webAddress),
  location: may(
    z.object({
      city: may(word),
      region: may(word),
      country: may(word),
      fullLocation: may(word),
      remote: may(z.boolean()),
      hybrid: may(z.boolean()),
    }),
  ),
  department: label,
  function: label,
  typeOfEmployment: label,
  experienceLevel: label,
  jobAd: may(
    z.object({
      sections: may(
        z.object({
          companyDescription: section,
          jobDescription: section,
          qualifications: section,
          additionalInformation: section,
        }),
      ),
    }),
  ),
})
const list = z.object({ content: z.array(z.unknown()), offset: may(z.number()), totalFound: may(z.number()) })

/** Documentation: developers.smartrecruiters.com/docs/posting-api. The list has no texts. */
export const smartRecruiters: Source = {
  id: 'smartrecruiters',
  name: 'SmartRecruiters',
  kind: 'board',
  hosts: ['api.smartrecruiters.com'],
  terms: {
    basis: 'documented',
    page: 'https://developers.smartrecruiters.com/docs/posting-api',
    ...BOARD_TERMS,
    credit: 'From the company’s SmartRecruiters board',
  },
  listHasText: false,
  list: (board) => page(board, 0),
  read: (text, board) =>
    readJson(text, (value) => {
      const answer = list.safeParse(value)
      const entries = answer.success ? readEntries(answer.data.content, job, (one) => toPosting(one, board)) : undefined
      if (!answer.success || !entries) return undefined
      const { content, offset = 0, totalFound = 0 } = answer.data
      const seen = offset + content.length
      return content.length > 0 && seen < totalFound ? { ...settle(entries), next: page(board, seen) } : settle(entries)
    }),
  one: ({ token }, { id }) => ({ url: `${API}/${token}/postings/${encodeURIComponent(id)}`, accept: JSON_ANSWER }),
  readOne: (text, board) =>
    readJson(text, (value) => {
      const reading = readSingle(value, job, (one) => toPosting(one, board))
      return reading && job.safeParse(value).data?.active === false ? failed('gone') : reading
    }),
  recognise(address) {
    if (!/^(?:jobs|careers|api)\.smartrecruiters\.com$/.test(address.hostname)) return undefined
    const [token, posting] = pathOf(address).filter((part) => !['v1', 'companies', 'postings'].includes(part))
    const id = /^(\d{9,})/.exec(posting ?? '')?.[1]
    if (!isToken(token) || token === 'external-referrals') return undefined
    return id ? { token, id } : { token }
  },
}

const page = ({ token }: Board, offset: number): SourceRequest => ({
  url: `${API}/${token}/postings?limit=${PAGE}&offset=${offset}`,
  accept: JSON_ANSWER,
})

function toPosting(one: z.output<typeof job>, board: Board): Posting {
  const { city, region, country, fullLocation, remote, hybrid } = one.location ?? {}
  const { companyDescription, jobDescription, qualifications, additionalInformation } = one.jobAd?.sections ?? {}
  const sections = [jobDescription, qualifications, additionalInformation, companyDescription]
  const company = one.company?.identifier ?? board.token
  return {
    source: 'smartrecruiters',
    id: one.id,
    title: one.name,
    company: one.company?.name ?? board.name,
    location: fullLocation ? joinParts(...fullLocation.split(',')) : joinParts(city, region, country?.toUpperCase()),
    url: one.postingUrl ?? `https://jobs.smartrecruiters.com/${company}/${one.id}`,
    applyUrl: one.applyUrl,
    description: sections.map((part) => (part?.text ? `<h3>${part.title ?? ''}</h3>${part.text}` : '')).join(''),
    place: { city, region, country },
    workMode: hybrid ? 'hybrid' : remote ? 'remote' : remote === false && hybrid === false ? 'onsite' : undefined,
    jobType: one.typeOfEmployment?.label ?? one.typeOfEmployment?.id,
    level: one.experienceLevel?.label ?? one.experienceLevel?.id,
    posted: one.releasedDate,
    requirements: qualifications?.text,
    tags: [one.department?.label, one.function?.label].filter((tag) => tag !== undefined),
  }
}

import { htmlToText } from '@jobapply/core/jobs/fields/html-text'
import { readPlace } from '@jobapply/core/jobs/fields/place'
import { readSalaryText } from '@jobapply/core/jobs/fields/salary'
import type { Posting } from '@jobapply/core/jobs/posting'
import { idText, may, webAddress, word } from '@jobapply/core/jobs/shape'
import { trimChars, trimEndChars, trimStartChars } from '@jobapply/core/shared/text/trim-chars'
import { z } from 'zod'
import { readEntries, readJson, settle } from './readers/parse-response.ts'
import { JSON_ANSWER, type Source, type SourceResult } from './readers/source.ts'

const API = 'https://hn.algolia.com/api/v1'
const comment = z.object({
  id: idText,
  type: may(word),
  title: may(word),
  url: may(webAddress),
  text: may(word),
  created_at: may(word),
  created_at_i: may(z.number()),
  time: may(z.number()),
})
const thread = z.object({ id: idText, children: z.array(z.unknown()) })
const hit = z.object({
  objectID: idText,
  title: may(word),
  comment_text: may(word),
  created_at: may(word),
  story_id: may(idText),
  parent_id: may(idText),
})

/** The monthly thread 'Ask HN: Who is hiring?', through the public search of hn.algolia.com: first the thread's id, then its comments. */
export const hackerNews: Source = {
  id: 'hackernews',
  name: 'Hacker News',
  kind: 'feed',
  hosts: ['hn.algolia.com'],
  terms: {
    basis: 'documented',
    page: 'https://hn.algolia.com/api',
    everyMinutes: 180,
    pages: 2,
    credit: 'From “Who is hiring?” on Hacker News',
  },
  listHasText: true,
  list: () => ({ url: `${API}/search_by_date?tags=story,author_whoishiring&hitsPerPage=5`, accept: JSON_ANSWER }),
  read: (text) =>
    readJson(text, (value) => {
      const found = z.object({ hits: z.array(z.unknown()) }).safeParse(value)
      if (found.success) return readHits(found.data.hits)
      const item = thread.safeParse(value)
      return item.success ? readComments(item.data.children) : undefined
    }),
  one: (_, { id }) => ({ url: `${API}/items/${encodeURIComponent(id)}`, accept: JSON_ANSWER }),
  readOne: (text) => readJson(text, (value) => readComments([value])),
  recognise(address) {
    const id = address.searchParams.get('id')
    return address.hostname === 'news.ycombinator.com' && id && /^\d+$/.test(id) ? { token: '', id } : undefined
  },
}

/** A search answers with threads, or with the comments of one. */
function readHits(hits: unknown[]): SourceResult {
  const read = hits.map((one) => hit.safeParse(one)).flatMap(({ data }) => data ?? [])
  if (hits.length > 0 && read.length === 0) return settle({ jobs: [], unread: hits.length })
  const story = read.find(({ title }) => /who is hiring/i.test(title ?? ''))
  if (story)
    return {
      outcome: 'ok',
      jobs: [],
      unread: 0,
      next: { url: `${API}/items/${encodeURIComponent(story.objectID)}`, accept: JSON_ANSWER },
    }
  const posts = read.filter(
    ({ comment_text, parent_id, story_id }) => comment_text && (parent_id === undefined || parent_id === story_id),
  )
  return readComments(posts.map(({ objectID, comment_text, created_at }) => ({ id: objectID, text: comment_text, created_at })))
}

/** Deleted comments have no text, and remarks no line of the usual form; neither is a job. */
function readComments(comments: unknown[]): SourceResult {
  const entries = readEntries(comments, comment, toPosting)
  return settle(entries ?? { jobs: [], unread: 0 })
}

const ROLE =
  /engineer|develop|designer|manager|scientist|architect|analyst|lead\b|director|head of|founding|cto\b|ceo\b|sre\b|devops|programmer|researcher|product|marketing|sales|support|recruit|writer|full[- ]?stack|front[- ]?end|back[- ]?end|intern\b|specialist|consultant|officer|roles?\b|positions?\b|multiple|various/i
const KIND = /^(?:permanent|full[- ]?time|part[- ]?time|contract(?:or)?|internship|freelance|visa|ft|pt)\b/i
const isPay = (part: string) => {
  const { salaryMin, salaryMax, salaryCurrency } = readSalaryText(part)
  return salaryCurrency !== null || (salaryMax ?? salaryMin ?? 0) >= 10_000
}
const MODE = /\b(?:remote|on-?site|hybrid|in[- ]office|in[- ]person)\b/i

/** Most write bars; a few write dashes or points, which also stand in plain sentences: then a place is asked for as well. */
function partsOf(line: string): string[] {
  const bars = splitAt(line, /[|｜]/)
  if (bars.length > 1) return bars
  const others = splitAt(line, /\s[-–—]\s|[•·]/)
  return others.length > 2 && MODE.test(line) && others.every((part) => part.length < 80) ? others : bars
}

const splitAt = (line: string, mark: RegExp) =>
  line
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean)

/** 'Night Cook' of '- Night Cook, https://…'. */
const pointOf = (text: string) => trimEndChars(trimStartChars(text.replace(/https?:\/\/\S+/gi, ''), /[•*+\-–\s]/), /[\s,(\-–]/)

/** 'Acme (YC S21) | Night Cook | Berlin, Germany | ONSITE | Full-time | €40k' */
function toPosting(one: z.output<typeof comment>): Posting | undefined {
  if (one.type === 'job') return ofJobStory(one)
  const [first = '', ...rest] = htmlToText(one.text ?? '').split('\n')
  const line = trimChars(first, /[*_\s]/)
  const [company = '', ...others] = partsOf(line)
  if (others.length === 0 || company.length > 120) return undefined
  const plain = others.filter((part) => !/^https?:\/\//i.test(part))
  const pay = plain.find((part) => /\d/.test(part) && !ROLE.test(withoutBrackets(part)) && isPay(part))
  const isPlace = (part: string) => MODE.test(part) || (!ROLE.test(part) && readPlace(part).country !== null)
  const role =
    plain.find((part) => ROLE.test(part) && part !== pay && !KIND.test(part)) ??
    plain.find((part) => !isPlace(part) && !KIND.test(part) && part !== pay && !/^\W*$/.test(part)) ??
    // 'Acme | Remote | Part-time', and the roles below.
    rest.map(pointOf).find((text) => ROLE.test(text) && text.length < 100 && !/[.:?!]$/.test(text))
  if (!role) return undefined
  const places = plain.filter((part) => part !== role && part !== pay && isPlace(part))
  return {
    source: 'hackernews',
    id: one.id,
    title: role,
    company: plainCompany(company) || company,
    location: places.join(', '),
    url: `https://news.ycombinator.com/item?id=${one.id}`,
    applyUrl: /https?:\/\/[^\s|)]+/.exec(line)?.[0],
    description: `${line}\n${rest.join('\n')}`,
    workMode: places.find((part) => MODE.test(part)),
    jobType: plain.find((part) => KIND.test(part)),
    payText: pay,
    posted: one.created_at ?? one.created_at_i ?? one.time,
  }
}

/** Without the longest part in brackets. */
function withoutBrackets(text: string): string {
  const [open, close] = [text.indexOf('('), text.lastIndexOf(')')]
  return open >= 0 && open < close ? text.slice(0, open) + text.slice(close + 1) : text
}

/** 'Acme' of 'Acme (YC S21) / https://acme.example'. */
const plainCompany = (text: string) =>
  trimChars(text.replace(/\((?:YC|https?:)[^()]*\)|https?:\/\/\S+/gi, ' ').replace(/\s+/g, ' '), /[\s/]/)

/** A company of Y Combinator may post a job beside the thread: 'Acme (YC S21) Is Hiring a Night Cook in Oslo'. */
function ofJobStory(one: z.output<typeof comment>): Posting | undefined {
  const [, company = '', role = ''] =
    /^(.{1,100}?)(?:\s\(YC[^()]*\))?\s(?:is|are) (?:hiring|looking for)\b:? ?(.*)$/i.exec(
      (one.title ?? '').replace(/\s+/g, ' '),
    ) ?? []
  const [, title = '', place = ''] = /^(?:an? )?(.+?)(?: in (.+))?$/i.exec(role) ?? []
  if (!company || !title) return undefined
  const isPlace = readPlace(place).country !== null
  return {
    source: 'hackernews',
    id: one.id,
    title: isPlace || !place ? title : `${title} in ${place}`,
    company,
    location: isPlace ? place : '',
    url: one.url ?? `https://news.ycombinator.com/item?id=${one.id}`,
    description: one.text ?? '',
    posted: one.created_at ?? one.created_at_i ?? one.time,
  }
}

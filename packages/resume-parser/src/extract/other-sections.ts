import type { ParsedResume } from '@jobapply/core/resume/schema'
import type { Line } from '#document/model'
import { entriesOf, isProse } from '#structure/entries/entries'
import type { Entry } from '#structure/entries/entry'
import { entriesByName } from '#structure/entries/undated-entries'
import { chunksOf } from '#structure/headings/chunks'
import { proseOf } from '#structure/lines/prose'
import { findDates, withoutDates } from '#words/dates'
import { phraseOf } from '#words/phrase'
import { ROLE_SCORES } from '#words/role-scores'
import { extractExperience } from './experience.ts'
import type { Extracted } from './extracted.ts'

type Award = ParsedResume['awards'][number]
type Project = ParsedResume['projects'][number]
type Publication = ParsedResume['publications'][number]
type Volunteering = ParsedResume['volunteer'][number]

const DEFAULT_CONFIDENCE = 0.75
const URL_TEXT = /https?:\/\/\S+|(?:www\.|github\.com\/)\S+/i
const QUOTED = /[“"«„]([^”"»“]{8,200})[”"»“]/u

/** One item per bullet or line, with the lines of text below it. */
function items(lines: readonly Line[]): Line[][] {
  const hasBullets = lines.filter(({ bullet }) => bullet).length >= lines.length / 2
  const groups: Line[][] = []
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1)
    const isText = last !== undefined && (hasBullets ? !line.bullet : isProse(line) && !findDates(line.text).length)
    const goesOn = last !== undefined && !line.bullet && (/^\p{Ll}/u.test(line.text) || /[,(–-]$/.test(last.text))
    if (groups.length > 0 && (isText || goesOn)) groups.at(-1)?.push(line)
    else groups.push([line])
  }
  return groups
}

export const extractAwards = (lines: readonly Line[]): Extracted<Award>[] =>
  items(lines).map(([head, ...rest]) => {
    const line = head as Line
    const dates = findDates(line.text)
    const [title = '', ...others] = chunksOf(line, 0, dates).flatMap(({ text }) => text.split(/,\s+/))
    const issuer = others.find((text) => ROLE_SCORES.issuer(phraseOf(text)) > 0) ?? others[0] ?? ''
    const value = { title, issuer, date: dates[0]?.finish || dates[0]?.start || '', description: proseOf(rest) }
    return {
      value,
      confidence: { title: DEFAULT_CONFIDENCE, issuer: 0.55, date: 0.9, description: DEFAULT_CONFIDENCE },
      lines: [line],
      body: rest,
    }
  })

export const extractPublications = (lines: readonly Line[]): Extracted<Publication>[] =>
  items(lines).map((group) => {
    const text = group.map((line) => line.text.replaceAll('\t', ' ')).join(' ')
    const dates = findDates(text)
    const quoted = QUOTED.exec(text)
    const bare = withoutDates(text, dates)
      .replace(URL_TEXT, '')
      .replace(/\s\|\s/g, '. ')
    const [first = '', second = ''] = bare
      .split(/\.\s+|\s[|–—]\s/)
      .map((part) => part.trim())
      .filter(Boolean)
    const publisher = quoted
      ? bare.slice(bare.indexOf(quoted[0]) + quoted[0].length).replace(/^[\s.,–—-]+|[\s.,–—|-]+$/g, '')
      : second
    const link = group.flatMap(({ runs }) => runs.flatMap((run) => run.link ?? []))[0] ?? URL_TEXT.exec(text)?.[0] ?? ''
    const value = {
      title: (quoted?.[1] ?? first).replace(/[\s.,|]+$/, ''),
      publisher,
      date: dates.at(-1)?.start ?? '',
      url: link,
    }
    return { value, confidence: { title: quoted ? 0.85 : 0.6, publisher: 0.5, date: 0.8, url: 0.9 }, lines: group, body: [] }
  })

export function extractProjects(lines: readonly Line[]): Extracted<Project>[] {
  const dated = entriesOf(lines, { roles: ['name', 'company'], singleDates: true })
  const entries: Entry[] = dated.length > 0 ? dated : entriesByHeading(lines)
  return entries.map((entry) => {
    const [name] = entry.chunks.filter(({ text }) => !URL_TEXT.test(text))
    const link =
      entry.header.flatMap(({ runs, text }) =>
        [...runs.flatMap((run) => run.link ?? []), URL_TEXT.exec(text)?.[0] ?? []].flat(),
      )[0] ?? ''
    const { date } = entry
    const value = {
      name: name?.text.replace(/:$/, '') ?? '',
      url: /^https?:/.test(link) || link === '' ? link : `https://${link}`,
      startDate: date?.start ?? '',
      endDate: date?.isRange ? date.finish : '',
      current: date?.current ?? false,
      description: proseOf(entry.body),
    }
    return { value, confidence: { name: DEFAULT_CONFIDENCE, url: 0.85, description: 0.8 }, lines: entry.header, body: entry.body }
  })
}

const isBodyText = (line: Line) =>
  line.bullet || isProse({ ...line, text: line.text.replace(URL_TEXT, '').trim() }) || line.text.split(/\s+/).length > 8

/** Without dates, each line that is not body text starts a project. */
function entriesByHeading(lines: readonly Line[]): Entry[] {
  const groups: Line[][] = []
  for (const line of lines) {
    if (groups.length === 0 || !isBodyText(line)) groups.push([line])
    else groups.at(-1)?.push(line)
  }
  if (groups.length === 1 && lines.length > 1 && lines.every(({ bullet }) => bullet)) return entriesByName(lines, 'name')
  return groups.map(([head, ...body]) => ({
    header: [head as Line],
    body,
    date: undefined,
    chunks: chunksOf(head as Line, 0, []),
  }))
}

export const extractVolunteering = (lines: readonly Line[]): Extracted<Volunteering>[] =>
  extractExperience(lines).map(
    ({ value: { company, position, startDate, endDate, current, description }, confidence, lines, body }) => ({
      value: { organization: company, position, startDate, endDate, current, description },
      confidence: {
        organization: confidence.company ?? DEFAULT_CONFIDENCE,
        position: confidence.position ?? DEFAULT_CONFIDENCE,
        startDate: 0.95,
        endDate: 0.95,
        current: 0.95,
        description: 0.85,
      },
      lines,
      body,
    }),
  )

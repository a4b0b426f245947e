import { decodeEntities } from '@jobapply/core/jobs/fields/entities'
import { htmlToLine, htmlToText } from '@jobapply/core/jobs/fields/html-text'
import type { Posting } from '@jobapply/core/jobs/posting'
import { findFrom } from '#features/jobs/sources/find-from'
import { failed, judgePage, MAX_ENTRIES } from './parse-response.ts'
import type { Board, SourceResult } from './source.ts'

/** How a page of results shows its jobs. */
export type CardShape = {
  source: string
  /** The path and query of a link to a job; the group `id` names it, or a function does. */
  link: RegExp | ((href: string) => string | undefined)
  /** What begins the part of the page that belongs to one job (with the flags `gi`), where its link does not come first. */
  card?: RegExp
  /** The class of the element with the place, and those with other fields. */
  place?: RegExp
  fields?: Readonly<Partial<Record<'company' | 'jobType' | 'posted' | 'expires' | 'workMode' | 'payText' | 'title', RegExp>>>
  /** What the page says when nothing is open. */
  none?: RegExp
  /** What shows that it is a page of results at all, so that one without a link is empty. */
  frame?: RegExp
}

type Link = { id: string; url: string; title: string; start: number; end: number }

const MAX_CARD = 20_000
/** Words of a button, not of a job. */
const BUTTON =
  /^(?:apply(?: now| online| here)?|view(?: (?:job|details|more|role))?|details|learn more|read more|more(?: info)?|see (?:job|details|more)|share|save(?: job)?|bewerben|jetzt bewerben|ver (?:vaga|más|mais)|aplicar|candidatar-se|candidati ora|solicitar|postuler|inscríbete|skip .{1,40})\W*$/i

/** Shown beside a title. */
const BADGE = /^(?:new|neu|hot|urgent|featured|job title|title|•)\W*$/i

/** The jobs of a page of results. Undefined: nothing of it looks like one. */
export function readCards(html: string, board: Board, page: string, shape: CardShape): SourceResult | undefined {
  const links = linksOf(html, page, shape)
  const starts = shape.card ? [...html.matchAll(shape.card)].map(({ index }) => index) : []
  const groups = [...Map.groupBy(links, ({ id }) => id).values()]
  const jobs = groups.flatMap((same, place) => {
    const [first] = same
    if (!first) return []
    const part = cardOf(html, first, groups[place + 1]?.[0], starts)
    const title = (shape.fields?.title && textIn(part, shape.fields.title)) || same.map((link) => link.title).find(Boolean)
    return title ? [toPosting(first, title, part, board, shape)] : []
  })
  if (jobs.length > 0) return { outcome: 'ok', jobs, unread: groups.length - jobs.length }
  if (links.length > 0) return { ...failed('changed'), unread: links.length }
  const judged = judgePage(html)
  if (judged !== 'changed') return failed(judged)
  return shape.none?.test(html) || shape.frame?.test(html) ? failed('empty') : undefined
}

function toPosting(link: Link, title: string, part: string, board: Board, { source, place, fields = {} }: CardShape): Posting {
  const { title: _, ...others } = fields
  const said = Object.entries(others).map(([field, pattern]) => [field, textIn(part, pattern) || undefined])
  const { company, ...rest }: Partial<Posting> = Object.fromEntries(said)
  return {
    ...{ source, id: link.id, title, company: company || board.name, url: link.url, description: '' },
    location: place ? textIn(part, place) : '',
    ...rest,
  }
}

function linksOf(html: string, page: string, { link }: CardShape): Link[] {
  const links: Link[] = []
  const opening = /<a\s[^<>]*>/gi
  for (let found = opening.exec(html); found && links.length < MAX_ENTRIES; found = opening.exec(html)) {
    const href = attributeOf(found[0], 'href')
    const id = href && (typeof link === 'function' ? link(href) : link.exec(href)?.groups?.id)
    if (!id) continue
    // Some pages leave a link open: its cell or the next link ends it.
    const end = findFrom(html, /<\/a\s*>|<a\s|<\/(?:td|tr|li)\b/gi, opening.lastIndex)
    const inside = end < 0 ? '' : html.slice(opening.lastIndex, Math.min(end, opening.lastIndex + MAX_CARD))
    const url = URL.parse(href, page || undefined)?.href ?? ''
    links.push({ id, url, title: titleIn(found[0], inside), start: found.index, end: end < 0 ? opening.lastIndex : end })
    if (end > 0) opening.lastIndex = end
  }
  return links
}

/** A heading in the link, the part of it that is called a title, its words, or its title. */
function titleIn(tag: string, inside: string): string {
  const heading = /<(h[1-6])\b[^<>]*>/i.exec(inside) ?? titledIn(inside)
  const within = heading ? inside.slice(heading.index, closing(inside, heading[1] ?? '', heading.index + 1)) : inside
  const lines = htmlToText(within).split('\n')
  const words = lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .find((line) => line && !BUTTON.test(line) && !BADGE.test(line))
  if (words) return once(words)
  const said = attributeOf(tag, 'title') ?? attributeOf(tag, 'aria-label') ?? ''
  return BUTTON.test(said) ? '' : said
}

/** Some pages write a title twice, once for those who listen. */
function once(words: string): string {
  const half = words.slice(0, words.length / 2)
  return half.length > 3 && words === half + half ? half : words
}

/** The first element inside a link whose class says that it is the title of something. */
function titledIn(inside: string): RegExpExecArray | undefined {
  const opening = /<([a-z][a-z0-9]*)\s[^<>]*>/gi
  for (let found = opening.exec(inside); found; found = opening.exec(inside)) {
    const named = attributeOf(found[0], 'class') ?? ''
    if (/title|heading|(?:^|[-_ ])name(?:$|[-_ ])/i.test(named) && !/subtitle|location|company|employer|depart|team/i.test(named))
      return found
  }
  return undefined
}

/** The part of the page that belongs to a link: its card, or everything up to the next job. */
function cardOf(html: string, link: Link, next: Link | undefined, starts: readonly number[]): string {
  const place = lastUpTo(starts, link.start)
  const from = Math.max(starts[place] ?? link.start, link.start - MAX_CARD)
  const end = starts.length > 0 ? starts[place + 1] : next?.start
  return html.slice(from, Math.min(end ?? Number.POSITIVE_INFINITY, link.end + MAX_CARD))
}

/** By halves: both lists can be long. */
function lastUpTo(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The words of the first element with such a class. */
export function textIn(html: string, ofClass: RegExp): string {
  const opening = /<([a-z][a-z0-9]*)\s[^<>]*>/gi
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const named = attributeOf(found[0], 'class') ?? attributeOf(found[0], 'id') ?? attributeOf(found[0], 'data-label')
    if (named === undefined || !ofClass.test(named)) continue
    const words = htmlToLine(html.slice(opening.lastIndex, closing(html, found[1] ?? '', opening.lastIndex))).replace(/^•\s*/, '')
    if (words) return words.replace(/^(?:job )?(?:locations?|ort|standort|localização|ubicación)\s*:?\s+/i, '').trim()
  }
  return ''
}

/** Where the element of this name ends, not counting elements of the same name inside it. */
function closing(html: string, name: string, from: number): number {
  const limit = Math.min(html.length, from + MAX_CARD)
  const ends = /<\/([a-z][a-z0-9]*)/gi
  ends.lastIndex = from
  for (let end = ends.exec(html); end && end.index < limit; end = ends.exec(html))
    if (end[1]?.toLowerCase() === name.toLowerCase()) return end.index
  return limit
}

/** Whether a page links to the page of results with this number. */
export function linksToPage(html: string, number: number): boolean {
  for (const [, found] of html.matchAll(/[?&;](?:page|pn)=(\d{1,6})/g)) if (Number(found) === number) return true
  return false
}

export function attributeOf(
  tag: string,
  name: 'href' | 'title' | 'aria-label' | 'class' | 'id' | 'data-label' | 'value',
): string | undefined {
  const found = ATTRIBUTES[name].exec(tag)
  const text = found && (found[1] ?? found[2] ?? found[3])
  return text ? decodeEntities(text).trim() || undefined : undefined
}
const attributePattern = (name: string) => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`, 'i')
const ATTRIBUTES = {
  href: attributePattern('href'),
  title: attributePattern('title'),
  'aria-label': attributePattern('aria-label'),
  class: attributePattern('class'),
  id: attributePattern('id'),
  'data-label': attributePattern('data-label'),
  value: attributePattern('value'),
}

const MAX_TEXT = 100_000

/** The HTML of the first element with such a class, elements of the same name inside it included; '' without one. */
export function elementOf(html: string, ofClass: RegExp): string {
  const opening = /<([a-z][a-z0-9]*)\s[^<>]*>/gi
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const named = `${attributeOf(found[0], 'class') ?? ''} ${attributeOf(found[0], 'id') ?? ''}`
    if (!ofClass.test(named)) continue
    const inside = html.slice(opening.lastIndex, opening.lastIndex + MAX_TEXT)
    let depth = 1
    for (const mark of inside.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
      if (mark[2]?.toLowerCase() !== found[1]?.toLowerCase()) continue
      depth += mark[1] ? -1 : 1
      if (depth === 0) return inside.slice(0, mark.index)
    }
    return inside
  }
  return ''
}

import { decodeEntities } from '@jobapply/core/jobs/fields/entities'
import { SOURCES } from '#features/jobs/sources/all-sources'
import { isBoardHost } from '#features/jobs/sources/readers/tokens'

/** What a careers page leads to: boards at known systems, the likeliest first, and pages that may know more. */
export type CareersPage = { boards: { source: string; token: string }[]; links: string[] }

/** Addresses of one page that are compared with every system, boards and links that are answered. */
const MOST_ADDRESSES = 3_000
const MOST_FOUND = 5

/** A frame or script of a system says more than a link to one of its jobs, and the system's own marks in the page lie in between. */
const WEIGHTS = { frame: 6, mark: 4, link: 1 } as const

/** Pure and linear in the page; the server runs it in the helper process that reads pages. */
export function readCareers(html: string, address: string): CareersPage {
  const base = URL.parse(address)
  if (!base) return { boards: [], links: [] }
  const votes = new Map<string, { source: string; token: string; weight: number }>()
  const vote = (source: string, token: string, weight: number) => {
    const key = `${source}:${token.toLowerCase()}`
    const known = votes.get(key)
    votes.set(key, { source, token: known?.token ?? token, weight: (known?.weight ?? 0) + weight })
  }
  const tags = tagsOf(html, base)
  for (const { url, weight } of [...tags, ...writtenIn(html)].slice(0, MOST_ADDRESSES)) {
    for (const { id, recognise } of SOURCES) {
      const found = recognise(url)
      if (found) vote(id, found.token, weight)
    }
  }
  for (const { id, recognisePage } of SOURCES) {
    const found = recognisePage?.(html, base)
    if (found) vote(id, found.token, WEIGHTS.mark)
  }
  const boards = [...votes.values()].toSorted((a, b) => b.weight - a.weight).slice(0, MOST_FOUND)
  return { boards: boards.map(({ source, token }) => ({ source, token })), links: linksTo(tags, base) }
}

type Seen = { url: URL; weight: number; words: string; isFrame: boolean }

/** Links, frames and scripts, with relative addresses made whole. */
function tagsOf(html: string, base: URL): Seen[] {
  const found: Seen[] = []
  const tags = /<(a|area|iframe|frame|script|form|link|embed)\s([^<>]{1,4000})>([^<]{0,120})/gi
  for (let tag = tags.exec(html); tag && found.length < MOST_ADDRESSES; tag = tags.exec(html)) {
    const [, name = '', attributes = '', words = ''] = tag
    const value = ADDRESS.exec(` ${attributes}`)
    const url = URL.parse(decodeEntities(value?.[1] ?? value?.[2] ?? value?.[3] ?? ''), base.href)
    if (!value || !url || !/^https?:$/.test(url.protocol)) continue
    const isFrame = /^i?frame$|^embed$/i.test(name)
    const weight = isFrame || /^script$/i.test(name) ? WEIGHTS.frame : WEIGHTS.link
    found.push({ url, weight, words, isFrame })
  }
  return found
}
const ADDRESS = /\s(?:href|src|data-src|action)=(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"'>]{1,2000}))/i

/** Addresses inside scripts and settings, and bare names of hosts in quotes ('data-domain="acme.bamboohr.com"'). */
function writtenIn(html: string): Pick<Seen, 'url' | 'weight'>[] {
  const plain = html.replaceAll('\\/', '/').replaceAll('\\u002F', '/').replaceAll('&amp;', '&')
  const seen = new Set<string>()
  for (const [address] of plain.matchAll(/https:\/\/[a-z0-9-]{1,63}\.[^\s"'<>`\\]{3,500}/gi)) {
    seen.add(address)
    if (seen.size >= MOST_ADDRESSES) break
  }
  for (const [, host = ''] of plain.matchAll(/["']([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){2,4})["']/gi)) {
    if (seen.size >= MOST_ADDRESSES) break
    if (isBoardHost(host)) seen.add(`https://${host}/`)
  }
  return [...seen].flatMap((address) => {
    const url = URL.parse(address)
    return url ? [{ url, weight: WEIGHTS.link }] : []
  })
}

const LISTS =
  /\b(?:all|open|current|our|view|see|search|browse)\b.{0,30}\b(?:jobs?|positions?|roles?|openings?|vacanc(?:y|ies))\b|\b(?:stellenangebote|offene stellen|jobb[öo]rse|nos offres|ofertas|vacantes|vagas|vacatures|lediga jobb|ledige stillinger|oferty pracy|posizioni aperte)\b/i
const PATHS =
  /\b(?:careers?|jobs?|join-us|work-with-us|vacanc(?:y|ies)|openings?|positions?|karriere|stellenangebote|stellen|recrutement|emplois?|carri[èe]res?|empleo|vagas|vacatures|lediga-jobb|rekrytering|kariera|lavora-con-noi)\b/i

/** Frames first, then links that say that they lead to the list of jobs, then those whose address says so; never off to another site's login. */
function linksTo(tags: readonly Seen[], base: URL): string[] {
  const own = siteOf(base.hostname)
  const likely = tags.flatMap(({ url, words, isFrame, weight }) => {
    if (url.protocol !== 'https:' || url.href.split('#')[0] === base.href.split('#')[0] || (weight === WEIGHTS.frame && !isFrame))
      return []
    const isOwn = siteOf(url.hostname) === own
    const isJobHost = /^(?:careers?|jobs?|karriere|recruiting|apply|work)\b/i.test(url.hostname)
    if (!isOwn && !isJobHost && !isFrame) return []
    const rank = (isFrame ? 4 : 0) + (LISTS.test(words) ? 3 : 0) + (isJobHost ? 2 : 0) + (PATHS.test(url.pathname) ? 1 : 0)
    return rank > 0 ? [{ href: url.href.split('#')[0] ?? url.href, rank }] : []
  })
  const sorted = likely.toSorted((a, b) => b.rank - a.rank)
  return [...new Set(sorted.map(({ href }) => href))].slice(0, MOST_FOUND)
}

/** 'acme.com' of 'careers.acme.com'; good enough to tell a company's own pages from those of others. */
const siteOf = (host: string) => host.toLowerCase().split('.').slice(-2).join('.')

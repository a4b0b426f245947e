import { decodeEntities } from '@jobapply/core/jobs/fields/entities'
import { htmlToLine } from '@jobapply/core/jobs/fields/html-text'

/** What the page of one job is about: its heading, the title that it shows to other sites, or a heading below it. */
export const titleOfPage = (html: string): string => headingOf(html, 'h1') || sharedTitle(html) || headingOf(html, 'h2')

function headingOf(html: string, name: 'h1' | 'h2'): string {
  const start = html.search(name === 'h1' ? /<h1\b/i : /<h2\b/i)
  return start < 0 ? '' : htmlToLine(html.slice(start, start + 1_000).split(name === 'h1' ? /<\/h1/i : /<\/h2/i)[0] ?? '')
}

/** 'Cook' of 'Cook - Acme' on the site of Acme. */
function sharedTitle(html: string): string {
  const [title, site] = [shared(html, /\bproperty=["']?og:title\b/i), shared(html, /\bproperty=["']?og:site_name\b/i)]
  const own = site ? title.split(/\s[-|–]\s/).filter((part) => part.trim() !== site) : [title]
  return own.join(' - ').trim()
}

function shared(html: string, property: RegExp): string {
  for (const [tag] of html.slice(0, 100_000).matchAll(/<meta\s[^<>]{1,2000}>/gi))
    if (property.test(tag))
      return decodeEntities(/\scontent=(?:"([^"]*)"|'([^']*)')/i.exec(tag)?.slice(1).find(Boolean) ?? '').trim()
  return ''
}

import { decodeEntities } from './entities.ts'

const BLOCKS = new Set(
  'p div br ul ol li h1 h2 h3 h4 h5 h6 tr table section article header footer blockquote pre hr dl dt dd figure address'.split(
    ' ',
  ),
)
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'head'])
const TAG = /<\/?([a-zA-Z][a-zA-Z0-9]*)(?:[\s/][^<>]*)?>/

/**
 * HTML to text: a line for each paragraph, '• ' before list items. Handles HTML that sources have escaped once, twice or not at all.
 */
export function htmlToText(html: string): string {
  const pieces: string[] = []
  let unread: string | undefined
  for (const token of withoutComments(unescapeTags(html)).split(/(<[^<>]*>)/)) {
    const name = token.startsWith('<') ? TAG.exec(token)?.[1]?.toLowerCase() : undefined
    if (name === undefined) {
      if (unread === undefined) pieces.push(isLeftoverTag(token) ? '' : decodeTwice(token))
    } else if (unread !== undefined) {
      if (name === unread && token.startsWith('</')) unread = undefined
    } else if (UNREAD.has(name) && !token.startsWith('</') && !token.endsWith('/>')) unread = name
    else if (BLOCKS.has(name)) pieces.push(name === 'li' && !token.startsWith('</') ? '\n• ' : '\n')
    else if (name === 'td' || name === 'th') pieces.push(' ')
  }
  return tidyLines(pieces.join(''))
}

/** One line without tags. */
export const htmlToLine = (html: string) => htmlToText(html).replace(/\s+/g, ' ').trim()

/** Collapses spaces and empty lines; no empty line before a list item. */
export const tidyLines = (text: string) =>
  text
    .replace(/[\r\u2028\u2029]\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u200b\ufeff\u00ad]/gu, '')
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(?<=^|\n)•\n{1,2}(?=[^\n•])/g, '• ')
    .replace(/(?<=^|\n)•(?=\n|$)/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=• )/g, '\n')
    .trim()

/** '&amp;nbsp;' is a space that was escaped twice. */
const decodeTwice = (text: string) => (text.includes('&') ? decodeEntities(decodeEntities(text)) : text)

const isLeftoverTag = (token: string) => /^<[!?][^<>]*>$/.test(token)

function unescapeTags(html: string): string {
  let text = html
  for (let pass = 0; pass < 2 && !TAG.test(text) && /&(?:amp;)*lt;/.test(text); pass += 1) text = decodeEntities(text)
  return text
}

function withoutComments(html: string): string {
  const kept: string[] = []
  let at = 0
  for (let from = html.indexOf('<!--'); from >= 0; from = html.indexOf('<!--', at)) {
    kept.push(html.slice(at, from))
    const to = html.indexOf('-->', from)
    if (to < 0) return kept.join('')
    at = to + 3
  }
  return kept.join('') + html.slice(at)
}

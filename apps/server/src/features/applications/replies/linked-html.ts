const MAX_LINKS = 2_000
const MAX_ADDRESS = 4_000

/** The same page with the address of each link behind its words: what an alert lists is told by its links. */
export function linkedHtml(html: string): string {
  const [before = '', ...links] = html.split(/<a(?=[\s>])/i, MAX_LINKS)
  return [before, ...links.map(withAddress)].join('')
}

function withAddress(rest: string): string {
  const end = rest.indexOf('>')
  const close = rest.toLowerCase().indexOf('</a', end)
  const address = hrefOf(end < 0 ? '' : rest.slice(0, Math.min(end, MAX_ADDRESS)))
  if (!address || close < 0) return end < 0 ? '' : rest.slice(end + 1)
  // As text, in which '<' would begin a tag.
  return `${rest.slice(end + 1, close)} [${address}]<br>${rest.slice(close)}`
}

function hrefOf(attributes: string): string | undefined {
  const [, double, single, bare] = /\shref\s?=\s?(?:"([^"]{0,4000})"|'([^']{0,4000})'|([^\s"'>]{1,4000}))/i.exec(attributes) ?? []
  const address = (double ?? single ?? bare ?? '').trim()
  return /^https:\/\/[^\s<>[\]]+$/i.test(address) ? address : undefined
}

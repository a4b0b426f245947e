/** What begins a formula in a spreadsheet, also in its full-width spelling. */
const LIVE = /^[=+\-@＝＋－＠]/
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/**
 * An apostrophe in front makes a spreadsheet show the cell as text (SUBS-034). A cell that already has one gets another, so that taking
 * one away gives back the exact text.
 */
const neutralise = (text: string) => {
  const bare = trimStart(text, "'")
  return LIVE.test(bare.trimStart()) || /^[\t\r\n]/.test(bare) ? `'${text}` : text
}

function trimStart(text: string, sign: string): string {
  let start = 0
  while (text.charAt(start) === sign) start++
  return text.slice(start)
}

function cell(text: string): string {
  const safe = neutralise(text)
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180. */
export const csvLine = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

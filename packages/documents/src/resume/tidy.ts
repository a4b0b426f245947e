/**
 * Characters that share a glyph with another one in our fonts, written as that one: a PDF maps each glyph back to one
 * character, so that the copied text would depend on which of the two came first. fontkit prints an invisible
 * one with the glyph of a space: those are dropped.
 */
const SAME_GLYPH: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\ufffe': '',
  '\uffff': '',
  '\u2010': '-',
  '\u2011': '-',
  '\u00b5': '\u03bc',
  '\u02bb': '\u2018',
  '\u02bc': '\u2019',
  '\u2206': '\u0394',
  '\u2215': '/',
  '\u207c': '=',
  '\u03d5': '\u03c6',
}
const SHARED = new RegExp(`[${Object.keys(SAME_GLYPH).join('')}\\p{Default_Ignorable_Code_Point}]`, 'gu')

/** No letter carries more; sorting the marks of one letter takes time in proportion to the square of their number. */
const MARKS = /(\p{M}{8})\p{M}+/gu

/** One line of printable text: composed letters, single spaces. */
export const tidy = (text: string | null | undefined) =>
  (text ?? '')
    .replace(MARKS, '$1')
    .normalize('NFC')
    .replace(SHARED, (letter) => SAME_GLYPH[letter] ?? '')
    .split(/\s/)
    .filter(Boolean)
    .join(' ')

const LATIN_END = 0x250
/** What is no letter or digit: below any folded letter. */
const NOTHING = 0
export const JOINER = 1
export const NEWLINE = 2
export const STOP = 3
export const SUFFIX = 4
export const COLON = 5
export const LAST_KIND = 8
/** For every UTF-16 unit: one look instead of a question where the alphabet ends. */
export const FOLDED = foldTable()

function foldTable(): Uint16Array {
  const table = new Uint16Array(0x10000)
  for (let code = 0; code < LATIN_END; code++) {
    const letter = String.fromCharCode(code).normalize('NFD').charAt(0).toLowerCase()
    if (/^[\p{L}\p{N}]$/u.test(letter)) table[code] = letter.charCodeAt(0)
  }
  for (let code = LATIN_END; code < table.length; code++) table[code] = kindBeyond(code)
  for (const joiner of " -/&'_\u00a0\u00ad\t") table[joiner.charCodeAt(0)] = JOINER
  for (const newline of '\n\r\u0085') table[newline.charCodeAt(0)] = NEWLINE
  for (const stop of '.!?') table[stop.charCodeAt(0)] = STOP
  for (const suffix of '+#') table[suffix.charCodeAt(0)] = SUFFIX
  table[':'.charCodeAt(0)] = COLON
  return table
}

/** Beyond Latin: letters stand for themselves; general punctuation joins or breaks. */
function kindBeyond(code: number): number {
  if (code === 0x2028 || code === 0x2029) return NEWLINE
  if (code >= 0x2000 && code <= 0x206f)
    return code <= 0x2011 || code === 0x2019 || code === 0x2018 || code === 0x202f ? JOINER : NOTHING
  if ((code >= 0x2190 && code <= 0x2bff) || (code >= 0x3000 && code <= 0x303f) || code >= 0xd800) return NOTHING
  return code
}
/** A character of a word without case and accent; + and # stand for themselves. */
export const foldCode = (code: number) => {
  const kind = FOLDED[code] as number
  return kind > LAST_KIND ? kind : code
}

/** Does the character belong to a word? */
export const isWordCode = (code: number) => (FOLDED[code] as number) > LAST_KIND

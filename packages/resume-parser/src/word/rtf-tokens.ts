export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; value: number | undefined }
  /** `isByte`: a character of the code page as `\'hh`. */
  | { kind: 'text'; text: string; isByte: boolean }

const TEXT = /[^\\{}\r\n]+/y
const WORD = /\\([a-z]{1,32})(-?\d{1,9})? ?/iy
const BYTE = /\\'([\da-f]{2})/iy

/** The tokens of Rich Text Format; `text` holds one byte a character. */
export function* rtfTokens(text: string): Generator<RtfToken> {
  let at = 0
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found
  }
  while (at < text.length) {
    const plain = match(TEXT)
    if (plain) yield { kind: 'text', text: plain[0], isByte: false }
    else if (text[at] === '{' || text[at] === '}') yield { kind: text[at++] === '{' ? 'open' : 'close' }
    else if (text[at] !== '\\') at += 1
    else {
      const byte = match(BYTE)
      const word = byte ? undefined : match(WORD)
      if (byte) yield { kind: 'text', text: String.fromCharCode(Number.parseInt(byte[1] ?? '', 16)), isByte: true }
      else if (word) {
        const value = word[2] === undefined ? undefined : Number(word[2])
        // Binary data that follows the word.
        if (word[1] === 'bin') at += Math.max(0, value ?? 0)
        else yield { kind: 'word', word: word[1] ?? '', value }
      } else {
        yield { kind: 'word', word: text[at + 1] ?? '', value: undefined }
        at += 2
      }
    }
  }
}

/** The small letters of Latin scripts: a pattern without the flags for case and Unicode is built and run many times as fast. */
export const LATIN = 'a-zß-öø-\\u024f'

/** A pattern for small letters alone. */
export function plainSource(source: string): string {
  let plain = ''
  let isInClass = false
  for (let at = 0; at < source.length; at++) {
    const character = source.charAt(at)
    if (source.startsWith('\\p{', at)) {
      const letters = source.charAt(at + 3) === 'N' ? '\\d' : LATIN
      plain += isInClass ? letters : `[${letters}]`
      at += 4
      continue
    }
    if (character === '[') isInClass = true
    else if (character === ']') isInClass = false
    plain += character.toLowerCase()
  }
  return plain
}

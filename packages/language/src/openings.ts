import { fold } from './fold.ts'

/**
 * The first words of all that a pattern may fit, folded: `x` for words that start so, `x$` for the whole word, '' where any word may stand.
 * A text without one of them need not be searched for the pattern.
 */
export const openingsOf = (sources: readonly string[]): string[] => [
  ...new Set(sources.flatMap((source) => alternativesIn(source, 0).alternatives.flatMap(openings))),
]

function openings(source: string): string[] {
  if (source.startsWith('(?:')) {
    const { alternatives, end } = alternativesIn(source, '(?:'.length)
    const isOptional = source.charAt(end) === '?'
    const rest = source.slice(isOptional ? end + 1 : end)
    const taken = alternatives.flatMap((one) => openings(one + rest))
    return isOptional ? [...taken, ...openings(rest)] : taken
  }
  const [letters = ''] = /^\p{L}*/u.exec(source) ?? []
  const next = source.charAt(letters.length)
  // A letter before a question mark may be missing.
  const known = '?*{'.includes(next || '.') ? letters.slice(0, -1) : letters
  const [plain = ''] = /^[a-z]*/.exec(Array.from(known, foldLetter).join('')) ?? []
  const endsWord = (next === ' ' || next === "'") && source.charAt(letters.length + 1) !== '?'
  return [plain.length === letters.length && plain !== '' && endsWord ? `${plain}$` : plain]
}

/** A letter that folds to two ends what is known: words keep their length when they are looked up. */
const foldLetter = (letter: string) => {
  const folded = fold(letter)
  return folded.length === 1 ? folded : ' '
}

/** The alternatives of a list from one place of a pattern on, and the place behind its closing bracket. */
function alternativesIn(source: string, start: number): { alternatives: string[]; end: number } {
  const alternatives: string[] = []
  let depth = 0
  let from = start
  let at = start
  for (; at < source.length && depth >= 0; at++) {
    const character = source.charAt(at)
    if (character === '(') depth++
    else if (character === ')') depth--
    if ((character === '|' && depth === 0) || depth < 0) {
      alternatives.push(source.slice(from, at))
      from = at + 1
    }
  }
  if (depth >= 0) alternatives.push(source.slice(from))
  return { alternatives, end: at }
}

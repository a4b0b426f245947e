import type { Line } from '#document/model'
import { wordsOf } from '#words/fold'

/** Fewer hyphens at line ends may all belong to compounds. */
const MIN_HYPHENS = 2
const LAST_PART = /(\p{L}+)-$/u
const FIRST_PART = /^\p{Ll}+/u
/** First parts of compounds, which keep their hyphen. */
const COMPOUND = new Set(
  'self co non multi cross full high low real long short well large small open part time user data cloud end all anti bi cost client customer decision detail e ever first five four front hands half hard in inter key light load low lower mid micro mini mission near new next object off on one over peer person post pre problem quick rapid result risk role second semi service short side single six small state step sub team ten test third three top two ultra under up value web wide work world year'.split(
    ' ',
  ),
)

/** Marks the lines that end inside a word, as printed by programs that hyphenate: "ex-" above "perience". */
export function markSplitWords(lines: readonly Line[]): void {
  const ends = lines.flatMap((line, index) => {
    const next = lines[index + 1]
    const first = line.text.endsWith('-') ? LAST_PART.exec(line.text)?.[1] : undefined
    const rest = next && !next.bullet ? FIRST_PART.exec(next.text)?.[0] : undefined
    return first && rest ? [{ line, first: first.toLowerCase(), rest: rest.toLowerCase() }] : []
  })
  if (ends.length === 0) return
  const words = new Set(lines.flatMap(({ text }) => wordsOf(text.replace(LAST_PART, ''))))
  for (const { line, first, rest } of ends)
    line.splitsWord = words.has(first + rest) || (ends.length >= MIN_HYPHENS && !words.has(first) && !COMPOUND.has(first))
}

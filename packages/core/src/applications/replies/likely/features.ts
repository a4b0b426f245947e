import type { Sentence } from '#applications/replies/sentences'
import { isConsidered, isDenied, statementsOf } from '#applications/replies/statements'

/** How many places the words of all emails share. Two words in one place do no harm among so many. */
export const PLACES = 2 ** 16
/** Beginnings stand for the endings that grammar gives a word. */
const BEGINNINGS = [5, 6]

/** With fewer places an email says too little to be sure by. */
const FEW = 100

/** What an email holds, as places with a weight; together of length 1, so that long emails weigh no more than short ones. */
export type Features = readonly (readonly [place: number, weight: number])[]

/** Words, beginnings and pairs of words; what the words mean, which is the same in all languages; what the sentences say. */
export function featuresOf(subject: readonly Sentence[], body: readonly Sentence[]): Features {
  const places = new Set<number>()
  for (const [sentences, side] of [
    [subject, 's:'],
    [body, ''],
  ] as const)
    for (const sentence of sentences) for (const name of namesIn(sentence)) places.add(placeOf(side + name))
  const weight = 1 / Math.sqrt(Math.max(places.size, FEW))
  return [...places].map((place) => [place, weight] as const)
}

function* namesIn(sentence: Sentence): Generator<string> {
  if (sentence.isQuestion) yield '?'
  // Names of the reader's applications are hidden, and figures are no words.
  const words = sentence.words.filter((word) => word !== '#').map((word) => (/\d/.test(word) ? '0' : word))
  for (const [at, word] of words.entries()) {
    yield word
    for (const length of BEGINNINGS) if (word.length > length) yield `~${word.slice(0, length)}`
    if (at + 1 < words.length) yield `${word} ${words[at + 1]}`
  }
  const meanings = [...new Set(meaningsIn(sentence))].toSorted()
  for (const [at, meaning] of meanings.entries()) {
    yield `m:${meaning}`
    for (const other of meanings.slice(at + 1)) yield `p:${meaning}+${other}`
  }
  for (const statement of statementsOf(sentence)) yield `st:${statement}`
}

/** What words mean, and whether that is stated, denied or only considered. */
const meaningsIn = (sentence: Sentence): string[] =>
  [...sentence.marks].flatMap(([mark, spans]) =>
    spans.map((span) => `${mark}${isConsidered(sentence, span) ? '?' : isDenied(sentence, span) ? '!' : ''}`),
  )

/** FNV-1a, folded onto the places. */
function placeOf(name: string): number {
  let hash = 2166136261
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619)
  return ((hash ^ (hash >>> 15)) >>> 0) % PLACES
}

import type { Word } from '#text/words'
import type { Chunk } from './chunks.ts'
import { ADDRESSES_EMPLOYER, ASKS, CLAIMS, FIRST_PERSON, LEARNS, NOT_YET, PERSON_WORDS, PLAIN_NEGATION, WISH } from './cues.ts'

/** What a passage is: a claim about the person, a wish or courtesy, something about the employer, or the admission of a gap. */
export type Context = 'claim' | 'wish' | 'posting' | 'gap'

const hasAny = (words: readonly Word[], cues: ReadonlySet<string>) => words.some(({ text }) => cues.has(text))

/** The contexts of a sentence's chunks. Whatever is not clearly something else is a claim. */
export function readContexts(chunks: readonly Chunk[]): Context[] {
  const contexts: (Context | undefined)[] = chunks.map(contextOf)
  let before: Context | undefined
  for (let index = 0; index < chunks.length; index++) {
    const chunk = chunks[index] as Chunk
    const own = contexts[index]
    if (own !== undefined) before = own
    else if (hasClaimWord(chunk) || chunk.hasSubject || (before === undefined && chunk.namesEmployer)) contexts[index] = 'claim'
    else contexts[index] = before ?? contexts.slice(index + 1).find((next) => next !== undefined) ?? 'claim'
  }
  return contexts.map((context) => context ?? 'claim')
}

const hasClaimWord = ({ words }: Chunk) => hasAny(words, CLAIMS)

function contextOf(chunk: Chunk): Context | undefined {
  const { words, hasSubject, namesPosting } = chunk
  if (isGap(words)) return 'gap'
  const isWish = hasAny(words, WISH)
  const learns = isWish && hasAny(words, LEARNS)
  const toEmployer = hasAny(words, ADDRESSES_EMPLOYER) || namesPosting
  const speaksOfSelf = hasAny(words, FIRST_PERSON)
  if (hasClaimWord(chunk)) {
    if (learns && !words.some(({ text }) => text === 'my')) return 'wish'
    if (toEmployer && !speaksOfSelf && (hasAny(words, ASKS) || !hasAny(words, PERSON_WORDS))) return 'posting'
    return 'claim'
  }
  if (isWish) return 'wish'
  if (toEmployer && !speaksOfSelf) return 'posting'
  return hasSubject ? 'claim' : undefined
}

/** "I have not used X yet", "X is new to me": no claim. "Not only" is one. */
function isGap(words: readonly Word[]): boolean {
  const texts = words.map(({ text }) => text)
  if (texts.join(' ').includes('new to me')) return true
  const at = texts.findIndex((text) => NOT_YET.has(text))
  if (at < 0 || PLAIN_NEGATION.has(texts[at + 1] ?? '') || texts.includes('but')) return false
  const isDenied =
    /^(?:haven't|not)$/.test(texts[at] ?? '') &&
    /^(?:have|am|do|yet|haven't)$/.test(texts[at] === "haven't" ? "haven't" : (texts[at - 1] ?? ''))
  const hasNone = texts[at] === 'no' && /^(?:experience|knowledge)$/.test(texts[at + 1] ?? '')
  return isDenied || hasNone
}

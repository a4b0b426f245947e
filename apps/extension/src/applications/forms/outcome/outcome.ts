import { splitSentences } from '@jobapply/language/sentences'
import { CHECKS } from './check-words.ts'
import { judgeSentence, namesApplication, type Objection } from './judge-sentence.ts'
import { LENGTHS } from './shown-text.ts'

/** What became of an application that was sent. */
export type SubmitOutcome =
  | { state: 'confirmed'; sign: string }
  /** With the page's own words. */
  | { state: 'failed'; messages: string[] }
  | { state: 'needs-user'; messages: string[] }
  | { state: 'unconfirmed' }

/** The page when the form's button was pressed, as the script in it says. */
export type SeenPage = {
  address: string
  /** Of the form's fields. */
  names: string[]
  errors: string[]
  /** The texts that it showed. */
  blocks: string[]
  /** Whether it showed the system's marker. */
  isMarked: boolean
}
/** The same, as it is kept: what it showed then is no sign of anything afterwards. */
export type Before = Omit<SeenPage, 'blocks'> & {
  /** Sentences that spoke of an application that has arrived. */
  claims: string[]
}
/** The page some time after the press. */
export type PageAfter = {
  address: string
  blocks: string[]
  /** Those that a person sees. */
  errors: string[]
  /** The form is still there, or another step of it. */
  isLeft: boolean
  /** It asks for something that only a person can do. */
  isChecked: boolean
  isBusy: boolean
  /** The system's own mark of an application that has arrived. */
  marker: string | null
}
/** A sentence of the page that speaks against an application that has arrived. */
export type Against = { kind: Objection; text: string; isNamed: boolean }

const MOST_MESSAGES = 10
const MOST_SENTENCES = 2_000
const MOST_CLAIMS = 20

/** What is kept of a page at the moment when its button is pressed. */
export function beforeOf({ blocks, ...seen }: SeenPage): Before {
  return { ...seen, claims: readWords(blocks).claims.slice(0, MOST_CLAIMS) }
}

/**
 * Two independent strong signs confirm: a sentence that a person can read, the form gone, the system's own marker. The page's words come
 * first: nothing is confirmed while one of them says otherwise, whatever the address is called.
 */
export function outcomeOf(after: PageAfter, before: Before): SubmitOutcome {
  const { address, isLeft, isChecked, isBusy, marker } = after
  const { claims, against } = readWords(after.blocks)
  const messages = newErrors(after, before)
  const claim = claims.find((text) => !before.claims.includes(text))
  if (against.length === 0 && messages.length === 0 && !isChecked && !isBusy) {
    const signs = [claim, isLeft ? undefined : 'gone', marker].filter(Boolean)
    if (signs.length >= 2) return { state: 'confirmed', sign: (claim ?? marker ?? address).slice(0, 200) }
  }
  if (messages.some((text) => CHECKS.test(text)) || isChecked)
    return { state: 'needs-user', messages: messages.length > 0 ? messages : ["Their page wants to check that you're human."] }
  const steps = against.filter(({ kind }) => kind === 'unfinished' || kind === 'check')
  if (!isLeft && steps.length > 0)
    return { state: 'needs-user', messages: steps.map(({ text }) => text.slice(0, 300)).slice(0, MOST_MESSAGES) }
  // What may have arrived is never called failed: a refused form is still there.
  return messages.length > 0 && isLeft ? { state: 'failed', messages } : { state: 'unconfirmed' }
}

/** What a page says against an application that it has confirmed before. */
export function againstOf(after: PageAfter, before: Before): Against[] {
  const errors = newErrors(after, before).map((text) => ({ kind: 'failed' as const, text }))
  return [...readWords(after.blocks).against, ...errors]
    .map(({ kind, text }) => ({ kind, text: text.slice(0, 300), isNamed: namesApplication(text) }))
    .slice(0, MOST_MESSAGES)
}

export const sentencesIn = (blocks: readonly string[]) =>
  blocks.flatMap((block) => splitSentences(block)).filter(({ length }) => length >= LENGTHS.least && length <= LENGTHS.most)

function readWords(blocks: readonly string[]) {
  const claims: string[] = []
  const against: Omit<Against, 'isNamed'>[] = []
  for (const text of sentencesIn(blocks).slice(0, MOST_SENTENCES)) {
    const kind = judgeSentence(text)
    if (kind === 'received') claims.push(text.slice(0, 300))
    else if (kind) against.push({ kind, text })
  }
  return { claims, against }
}

/** Errors that the page did not show before. Some pages announce their thanks as an alert. */
const newErrors = (after: PageAfter, { errors }: Before): string[] =>
  after.errors.filter(
    (text) => !errors.includes(text) && splitSentences(text).every((sentence) => judgeSentence(sentence) !== 'received'),
  )

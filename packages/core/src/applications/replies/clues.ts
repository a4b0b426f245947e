import type { HiringWord } from '@jobapply/language/word-lists/hiring-words'
import type { Span } from './phrases.ts'
import type { Sentence } from './sentences.ts'
import { isConsidered, isDenied } from './statements.ts'

/** One reason to believe, by the words that give it: the same words are no second reason. */
export type Clue = { sentence: Sentence; span: Span }
/** Clues of one kind are one reason, however often they come. */
export type Kind = readonly Clue[]

export const spansOf = ({ marks }: Sentence, name: HiringWord): readonly Span[] => marks.get(name) ?? []
export const has = ({ marks }: Sentence, ...names: HiringWord[]) => names.some((name) => marks.has(name))

export const inClause = ({ clauses }: Sentence, one: Span, other: Span) => clauses[one.from] === clauses[other.from]
export const sharesClause = (sentence: Sentence, span: Span, ...names: HiringWord[]) =>
  names.some((name) => spansOf(sentence, name).some((other) => inClause(sentence, span, other)))

export function cluesOf(
  sentences: readonly Sentence[],
  name: HiringWord,
  fits: (sentence: Sentence, span: Span) => boolean,
): Clue[] {
  return sentences.flatMap((sentence) =>
    spansOf(sentence, name).flatMap((span) => (!isConsidered(sentence, span) && fits(sentence, span) ? { sentence, span } : [])),
  )
}
export const isSaid = (sentence: Sentence, span: Span) => !isDenied(sentence, span)

/** A phrase may have other words between its first and its last one. */
const shareWords = (one: Span, other: Span) => [one.from, one.to - 1].some((at) => at === other.from || at === other.to - 1)

/** How many kinds have words of their own. */
export function countKinds(kinds: readonly Kind[]): number {
  const taken: Clue[] = []
  for (const kind of kinds) {
    const own = kind.find(
      ({ sentence, span }) => span === NOWHERE || !taken.some((one) => one.sentence === sentence && shareWords(one.span, span)),
    )
    if (own) taken.push(own)
  }
  return taken.length
}

/** A clue that no word alone gives. */
export const NOWHERE: Span = { from: -1, to: -1 }

/** 'We declined your application', 'we decided against you': the phrase itself names the reader. */
export const namesReader = ({ sentence, span }: Clue) =>
  spansOf(sentence, 'you').some((you) => span.from <= you.from && you.to <= span.to && span.to - span.from > 1)

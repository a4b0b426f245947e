import type { AnswerContext, AskReason } from '#answers/schema'
import type { FormLanguage } from '#answers/words/names'
import type { Token } from '#answers/words/tokens'

/** True, false, or null where it isn't understood. */
export type Truth = boolean | null

/** What the profile says about a question, in the forms that fields take. */
export type Fact = {
  field: string
  sentence: string
  /** The answer to a yes/no question; null when it can't be told. */
  yes?: Truth
  /** Whether an option says the truth, by its meaning or its label. */
  holds?: (option: readonly Token[], label: string) => Truth
  /** Whether an option is true, though it says it in another way or says more. */
  near?: (label: string) => boolean
  /** Of several true options the one that says most; undefined when none does. */
  narrowest?: (options: readonly (readonly Token[])[]) => number | undefined
  /** Several options may be true, and all of them are chosen. */
  isList?: boolean
  text?: (language: FormLanguage) => string | null
  number?: number
  date?: string
}
export type Found = Fact | AskReason

export type Answering = {
  context: AnswerContext
  tokens: readonly Token[]
  language: FormLanguage
  /** YYYY-MM-DD, where the person is. */
  today: string
}

export const has = (tokens: readonly Token[], ...concepts: string[]) => tokens.some(({ concept }) => concepts.includes(concept))
export const valuesOf = (tokens: readonly Token[], concept: string) =>
  tokens.flatMap((token) => (token.concept === concept && token.value !== undefined ? token.value : []))
/** Only these concepts. */
export const isOnly = (tokens: readonly Token[], ...concepts: string[]) =>
  tokens.length > 0 && tokens.every(({ concept }) => concepts.includes(concept))

/** Both must hold; unknown unless one is false. */
export const both = (one: Truth, other: Truth): Truth => (one === false || other === false ? false : one && other)
export const either = (one: Truth, other: Truth): Truth => (one || other ? true : one === false && other === false ? false : null)
export const opposite = (truth: Truth): Truth => (truth === null ? null : !truth)

/**
 * The words by which a language says how firmly it asks for something, and those that join or part what it asks for. Each is the source
 * of a pattern for whole words; the longer of two comes first.
 */
export type ModalityWords = {
  /** Something is welcome. */
  wish: readonly string[]
  must: readonly string[]
  /** Nothing goes without it: "without a licence you cannot start". */
  without: readonly string[]
  /** Something is not needed. */
  never: readonly string[]
  /** The employer gives it. */
  offered: readonly string[]
  and: readonly string[]
  or: readonly string[]
  but: readonly string[]
}

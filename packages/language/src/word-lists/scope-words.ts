/**
 * The words by which a language turns a sentence about a condition until it asks the reader for nothing, or asks by denying twice. Each is
 * the source of a pattern for whole words.
 */
export type ScopeWords = {
  /** Somebody is turned away: "nobody", "we cannot employ". */
  refused: readonly string[]
  /** What the refused lack or are not: "without", "unless", "other than". */
  lacking: readonly string[]
  /** What is named is not asked for, however the sentence goes on: "neither", "even if you have no". */
  spared: readonly string[]
  /** It was asked for once. */
  past: readonly string[]
  /** At the start: what follows is asked for only in that case. */
  supposed: readonly string[]
  /** A case that every reader who is hired is in: "if you are appointed". */
  usual: readonly string[]
  /** It makes any case one that need not come: "later", "one day". */
  someday: readonly string[]
  /** People who are neither hired nor looked for, as the subject of a sentence. */
  outsiders: readonly string[]
  /** At the start: what is done with papers of others. */
  handled: readonly string[]
  /** What most applicants bring: nobody has to have it. */
  usually: readonly string[]
  /** Before a list of which nobody has to have each point. */
  someOf: readonly string[]
  /** The reader's own. */
  own: readonly string[]
}

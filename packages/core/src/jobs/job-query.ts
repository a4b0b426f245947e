/** Words as `toSearchWords` makes them: letters and digits only. */
export type Words = readonly string[]

/** One way to look through the index: all words in the title, or all of them anywhere, or any title out of several, or what is new. */
export type Look = { all: Words; within: 'title' | 'anywhere' } | { anyTitle: readonly Words[] } | 'newest'

/** What every job that is found answers to. */
export type JobFilters = {
  place: Words
  country: string | null
  type: string | null
  mode: string | null
  source: string | null
  /** One of these words in the title, or one of these words for a level. */
  level: { title: Words; keywords: Words } | null
  /** Only what came into the index later. */
  firstSeenAfter?: Date | undefined
}

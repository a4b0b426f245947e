/** Output of `toSearchWords`: letters and digits only. */
export type Words = readonly string[]

/** One query of the index: all words in the title, all words anywhere, any of several titles, or the newest jobs. */
export type Look = { all: Words; within: 'title' | 'anywhere' } | { anyTitle: readonly Words[] } | 'newest'

/** Conditions for every result. */
export type JobFilters = {
  place: Words
  country: string | null
  type: string | null
  mode: string | null
  source: string | null
  /** Any of these words in the title, or any of these level words. */
  level: { title: Words; keywords: Words } | null
  /** Any of these sources. */
  sources?: readonly string[] | undefined
  isPayNamed?: boolean | undefined
  postedAfter?: Date | undefined
  /** Only jobs indexed later. */
  firstSeenAfter?: Date | undefined
}

/**
 * What one language says about an application after its form was sent. Alternatives of regular expressions over folded words: lower case,
 * no accents, no punctuation, single spaces.
 */
export type OutcomeWords = {
  /** The application, singular: pages speak of other people's in the plural. */
  application: string
  /** 'Thank you for', up to what it is for. */
  thanks: string
  /** What may stand between the thanks and the application. */
  between: string
  /** Having applied, after the thanks. */
  applied: string
  /** A whole verb that says it has arrived: 'we have received'. */
  received: string
  /** The same without naming the application: 'you have applied'. */
  youApplied: string
  /** Having applied, in any person. */
  apply: string
  /** Participles of sending and receiving, and what makes them something that has happened. */
  sent: string
  perfect: string
  /** Sending as something still to be done, or being done. */
  send: string
  not: string
  already: string
  /** A condition, or a time that has not come. */
  when: string
  /** Possibility, duty, request, future and passive of the present. */
  may: string
  /** Somebody speaks about their own application: a testimonial. */
  mine: string
  /** Taken out of the employer's hands again. */
  undone: string
  saved: string
  finish: string
  /** Whether such a verb may also stand behind its object. */
  isVerbLast: boolean
  /** Where a clause ends without punctuation. */
  and: string
  mail: string
  /** Whole phrases that need no application beside them. */
  phrases: {
    failed: string
    pending: string
    unfinished: string
    draft: string
    check: string
  }
}

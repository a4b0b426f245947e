/** What the sentences of a language tell, as phrases of `phrases.ts`. */
export type Cues = {
  /** The answer is no. */
  rejection: string
  /** How people say goodbye; alone it is not enough to call a mail a rejection, but no good news stands beside it. */
  farewell: string
  /** Bad news follows: what it is must be understood before good news is believed. */
  sorry: string
  /** ... because a date does not suit. */
  scheduling: string
  offer: string
  interview: string
  /** An appointment is an interview when the mail names one of these. */
  meeting: string
  confirmation: string
  /** Newsletters, alerts and surveys. */
  noise: string
  /** Also stands below real answers. */
  smallPrint: string
  /** What follows is not said, only considered: 'if', 'may'. */
  conditional: string
  /** The same at the beginning of a sentence. */
  opening: string
}

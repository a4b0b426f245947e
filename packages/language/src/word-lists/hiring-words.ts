/**
 * Words and short phrases of emails about applications, by what they mean. Entries are separated by commas and folded before they are
 * compared: 'a/b' is one of several words, 'select*' a beginning, '*gespräch' an ending, '.' up to one other word, '..' up to three, '...' up
 * to eight.
 */
export type HiringWords = {
  /** Common words that tell the language. */
  common: string
  /** The person who reads the email. */
  you: string
  not: string
  /** Contains a negation but denies nothing: 'not yet', 'do not hesitate'. */
  harmlessNot: string
  /** Phrases whose words mean nothing here: 'your profile has retained our attention'. */
  idle: string
  /** What is said with these is considered, not stated: 'if', 'may', 'until'. */
  condition: string
  /** The same at the beginning of a sentence. */
  opening: string
  /** It happened before: 'recently', 'last week'. */
  past: string
  /** It goes on: 'still'. */
  ongoing: string
  /** 'We will never ask for money' warns of fraud and is none. */
  never: string
  /** What the applicant said or asked for: 'as you requested', 'my application'. */
  applicant: string
  sorry: string
  inform: string
  application: string
  job: string
  /** Named in emails of employers and of nobody else. */
  hiring: string
  /** Another candidate. */
  rival: string
  /** A candidate who is not named: 'a candidate'. */
  someone: string
  /** Candidates in general: what is said of them is said of nobody in particular. */
  candidates: string
  decide: string
  /** Looks for people. */
  recruit: string
  /** Goes on in the process. */
  proceed: string
  /** The next stage. */
  stage: string
  choose: string
  /** A vacancy that is gone. */
  gone: string
  /** Enough for a refusal. */
  refuse: string
  /** Takes back: an offer that was made is a refusal then. */
  retract: string
  fit: string
  /** Would have liked to. */
  unreal: string
  farewell: string
  invite: string
  interview: string
  /** A call or a meeting, of whatever kind. */
  meeting: string
  meet: string
  arrange: string
  wish: string
  test: string
  /** What one does with a test. */
  take: string
  offer: string
  /** Enough for a job offer. */
  hire: string
  contract: string
  sign: string
  received: string
  thanks: string
  review: string
  ask: string
  missing: string
  /** What employers ask for. */
  document: string
  /** Moved or late. */
  delay: string
  withdrawn: string
  autoReply: string
  /** Short answers in a conversation: 'see you then'. */
  courtesy: string
  /** Alerts, newsletters, surveys, accounts. */
  bulk: string
  smallPrint: string
  outreach: string
  /** Applications and calls that are not about work: loans, flats, scholarships, products. */
  otherMatter: string
  /** The reader is an employer or a colleague: interviews somebody, referred somebody, posted a job. */
  employer: string
  /** What only applicants write: 'thank you for the interview'. */
  letter: string
  /** The decision is not made yet, or takes longer. */
  pending: string
  /** An outcome follows: 'in the end', 'this time'. */
  verdict: string
  /** Somebody else: an offer 'to another' is none to the reader. */
  another: string
  /** Money that the reader is to pay or receive in advance, and bank details. */
  money: string
  identity: string
  credentials: string
}
export type HiringWord = keyof HiringWords

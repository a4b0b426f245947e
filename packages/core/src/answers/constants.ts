/** Limits against abuse: forms and their options come from strangers. */
export const MAX_ANSWER = 10_000
/** How many answers a person can keep. */
export const MAX_SAVED_ANSWERS = 1_000
/** What the reader looks at; a longer question is asked. */
export const READ_CHARACTERS = 400

/** Fields that only the person fills (decisions, Applying). */
export const NEVER_REASONS = {
  consent: 'You give your consent to each employer yourself.',
  attestation: 'You confirm statements to each employer yourself.',
  signature: 'You sign yourself.',
  'criminal-record': 'You answer questions about criminal records yourself.',
  captcha: 'You solve this check yourself.',
  demographic: 'You decide yourself whether to answer questions about your identity.',
  legal: 'You answer legal questions to each employer yourself.',
} as const

export const ASK_REASONS = {
  'unknown-question': "We haven't seen this question before.",
  'no-fact': "Your profile doesn't answer this question.",
  unconfirmed: 'This value comes from onboarding. Save your personal information to confirm it.',
  'unclear-question': 'The question can be read in more than one way.',
  'unclear-options': 'No option, or more than one, fits your profile.',
  'other-currency': 'The question asks for another currency or period than your profile has.',
  'does-not-fit': "Your answer doesn't fit into the field.",
  file: 'You choose which file is sent.',
} as const

/** Saved answers that change with time are asked again after this many days. */
export const SAVED_DAYS: Readonly<Record<string, number>> = { notice: 30, start: 30, years: 180, salary: 365 }

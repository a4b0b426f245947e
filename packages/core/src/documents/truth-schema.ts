import { z } from 'zod'

/** What an unsupported passage claims without proof, and the sentence that a screen shows for it. */
export const CLAIM_KINDS = {
  employer: 'Your profile does not say this of this employer.',
  title: 'Your profile does not list this title for you.',
  name: 'This name is neither in your profile nor in the job posting.',
  date: 'Your profile has another date, or none.',
  duration: 'Your profile does not show this length of time.',
  number: 'Your profile does not say this number.',
  degree: 'Your profile does not list this degree.',
  certificate: 'Your profile does not list this certificate, or only a course.',
  skill: 'Your profile does not name this skill.',
  language: 'Your profile does not list this language at this level.',
  achievement: 'Your profile says that you helped, or says something weaker.',
  translation: 'This passage is not in English, so it cannot be checked.',
  disguise: 'This word has hidden characters or letters of another alphabet.',
  fit: 'This says that you meet requirements that your profile does not show.',
  instruction: 'This repeats an instruction and says nothing about you.',
  length: 'The text is too long to be checked to its end.',
  statement: 'Your profile does not say this.',
} as const
export type ClaimKind = keyof typeof CLAIM_KINDS

/** The longest text that is checked. */
export const CHECKED_TEXT_MAX = 20_000

/** The statement of a profile that supports a claim: where it is, and its words. */
export const supportingFact = z.object({ path: z.string(), text: z.string() })
export type SupportingFact = z.output<typeof supportingFact>

/** A passage that claims something about the person; `from` and `to` are offsets in the checked text. */
export const claim = z.object({
  from: z.int().min(0),
  to: z.int().min(0),
  text: z.string(),
  supported: z.boolean(),
  /** Empty when unsupported. */
  facts: z.array(supportingFact),
  kind: z.enum(Object.keys(CLAIM_KINDS) as ClaimKind[]).nullable(),
  /** The word or number that has no support. */
  about: z.string(),
})
export type Claim = z.output<typeof claim>

/** A text may be used only when nothing in it is unsupported. */
export const mayBeUsed = (claims: readonly Claim[]) => claims.every(({ supported }) => supported)

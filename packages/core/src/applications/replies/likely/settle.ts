import { type ReplyKind, STATUS_OF_KIND } from '#applications/replies/constants'
import type { Decision } from '#applications/replies/decide'
import type { Sentence } from '#applications/replies/sentences'
import { featuresOf } from './features.ts'
import { LIKELY, type Likelihoods, likelihoodsOf } from './likely.ts'

type Email = {
  subject: readonly Sentence[]
  body: readonly Sentence[]
  /** It is from an employer of an application of the reader. */
  isTied: boolean
  /** Something in it warns of fraud. */
  isWarned: boolean
}

/** An email of fewer features says too little to be like others, and up to this many too little to change a status by. */
const SHORT = 60
const LONG = 100
/** Below this a rule's reading is not believed: emails that say so are almost never of that kind. */
const HARDLY = 0.1
/** From this on a kind is proposed that no rule has understood: of what changes a status more is asked. */
const ENOUGH = 0.6
const ENOUGH_FOR_STATUS = 0.8
const ENOUGH_FOR_NOISE = 0.8
/** Of an employer of the reader's fewer emails are about something else than among the examples, by this share. */
const NOISE_OF_EMPLOYERS = 0.1
/** Neighbours in meaning: what speaks for one does not speak against the other. */
const NEAR: Readonly<Partial<Record<ReplyKind, readonly ReplyKind[]>>> = {
  message: ['confirmation', 'noise'],
  confirmation: ['message'],
  noise: ['message'],
}

/**
 * The rules have read sentences; the examples know emails as a whole. What both say is told; what the rules say and the examples know
 * otherwise is asked; and where no rule has understood an email, the examples may, if it comes from where an answer can come from.
 */
export function settle(decision: Decision, email: Email): Decision {
  const features = featuresOf(email.subject, email.body)
  const likely = expecting(email, likelihoodsOf(features))
  const isLong = features.length >= LONG
  if (decision.kind) return isLong && chanceOf(decision.kind, likely) < HARDLY ? { ...decision, kind: null } : decision
  const kind = LIKELY.reduce((one, other) => (likely[other] > likely[one] ? other : one))
  if (features.length < SHORT || ((decision.isDisputed || !isLong) && STATUS_OF_KIND[kind])) return decision
  if (likely[kind] < enoughFor(kind, email)) return decision
  return { kind, sentence: clearest(kind, email.body) ?? decision.sentence }
}

function expecting({ isTied }: Email, likely: Likelihoods): Likelihoods {
  if (!isTied) return likely
  const noise = likely.noise * NOISE_OF_EMPLOYERS
  const total = 1 - likely.noise + noise
  return Object.fromEntries(LIKELY.map((kind) => [kind, (kind === 'noise' ? noise : likely[kind]) / total])) as Likelihoods
}

function enoughFor(kind: ReplyKind, { isTied, isWarned }: Email): number {
  if (kind === 'noise') return ENOUGH_FOR_NOISE
  if (!isTied || isWarned) return Number.POSITIVE_INFINITY
  return STATUS_OF_KIND[kind] ? ENOUGH_FOR_STATUS : ENOUGH
}

const chanceOf = (kind: ReplyKind, likely: Likelihoods) =>
  [kind, ...(NEAR[kind] ?? [])].reduce((sum, one) => sum + likely[one], 0)

/** The sentence that alone speaks most for a kind. */
function clearest(kind: ReplyKind, body: readonly Sentence[]): Sentence | undefined {
  let best: Sentence | undefined
  let most = 0
  for (const sentence of body) {
    const chance = likelihoodsOf(featuresOf([], [sentence]))[kind]
    if (chance > most) [best, most] = [sentence, chance]
  }
  return best
}

import type { HiringWord } from '@jobapply/language/word-lists/hiring-words'
import type { Sentence } from './sentences.ts'
import { isConsidered, isDenied, isGeneral } from './statements.ts'

const has = ({ marks }: Sentence, ...names: HiringWord[]) => names.some((name) => marks.has(name))

/** Words of outcomes: an email that only confirms has none of them. */
const OUTCOMES = ['rival', 'verdict', 'unreal', 'refuse', 'gone', 'hire', 'contract'] as const
/** What is denied of the reader or of the application. */
const DENIED = ['proceed', 'choose', 'fit', 'stage', 'invite', 'offer', 'decide'] as const
/** Explains what else sounds like an outcome. */
const HARMLESS = ['harmlessNot', 'pending', 'ongoing', 'applicant', 'delay', 'never'] as const

const isOutcome = (sentence: Sentence) =>
  OUTCOMES.some((name) => (sentence.marks.get(name) ?? []).some((span) => !isConsidered(sentence, span))) ||
  DENIED.some((name) =>
    (sentence.marks.get(name) ?? []).some((span) => !isConsidered(sentence, span) && isDenied(sentence, span, true)),
  )

/** A sentence that sounds like an outcome and that no rule has understood: what else the email says is not the whole of it. */
export const findLeftover = (body: readonly Sentence[], understood: Sentence | undefined): Sentence | undefined =>
  body.find((one) => one !== understood && !one.isQuestion && !isGeneral(one) && !has(one, ...HARMLESS) && isOutcome(one))

import type { HiringWord } from '@jobapply/language/word-lists/hiring-words'
import type { Sentence } from './sentences.ts'
import { isRefused, isStated } from './statements.ts'

const has = ({ marks }: Sentence, ...names: HiringWord[]) => names.some((name) => marks.has(name))

/** What the employer still does, or wants: then the person in the sentence is none who was preferred. */
const GOES_ON = [
  ...(['ask', 'invite', 'meeting', 'meet', 'interview', 'test', 'stage', 'review', 'received', 'pending'] as const),
  ...(['ongoing', 'harmlessNot', 'document', 'delay', 'applicant', 'outreach', 'recruit', 'condition', 'opening'] as const),
]
/** Named where an email speaks of an application. */
const OF_APPLICATION = ['application', 'interview', 'job', 'candidates', 'hiring'] as const

/** 'In the end it became somebody with more years', whatever the verb is: an outcome, and it is somebody else's. */
const isOutcomeOfRival = (sentence: Sentence) =>
  isStated(sentence, 'verdict') &&
  has(sentence, 'rival', 'someone', 'another') &&
  !has(sentence, 'you', ...GOES_ON) &&
  !sentence.isQuestion &&
  !['rival', 'someone', 'another'].some((name) => isRefused(sentence, name as HiringWord))

/** A refusal in two sentences: one speaks of the application, the other says that it became somebody else. */
export const findOutcomeOfRival = (sentences: readonly Sentence[]): Sentence | undefined =>
  sentences.find(
    (one) =>
      isOutcomeOfRival(one) &&
      (has(one, ...OF_APPLICATION) || sentences.some((other) => other !== one && has(other, ...OF_APPLICATION))),
  )

import type { HiringWord } from '@jobapply/language/word-lists/hiring-words'
import type { Appointment } from './appointments.ts'
import { type DayContext, findDays, isDeadline } from './calendar-days.ts'
import { MAX_QUOTE_CHARS } from './constants.ts'
import type { Sentence } from './sentences.ts'
import { tokensOf } from './tokens.ts'

const has = ({ marks }: Sentence, ...names: HiringWord[]) => names.some((name) => marks.has(name))

/** Said to the reader; until when the employer decides is nobody's deadline. */
const isForReader = (sentence: Sentence) =>
  has(sentence, 'you', 'ask', 'wish', 'sign', 'document') && !has(sentence, 'review', 'pending', 'delay', 'past', 'applicant')

/** Until when an email wants an answer or papers. Where it names several days, none is believed. */
export function findDeadline(sentences: readonly Sentence[], context: DayContext): Appointment[] {
  const found = new Map<string, string>()
  for (const sentence of sentences) {
    if (!isForReader(sentence)) continue
    const tokens = tokensOf(sentence.text)
    for (const { day, from } of findDays(tokens, context))
      if (day && day >= (context.sentDay ?? context.today) && isDeadline(tokens, from)) found.set(day, sentence.text)
  }
  const [first, ...others] = [...found]
  if (!first || others.length > 0) return []
  const [day, text] = first
  return [{ day, time: null, zone: null, isOwnZone: false, quote: text.slice(0, MAX_QUOTE_CHARS) }]
}

import type { HiringWord } from '@jobapply/language/word-lists/hiring-words'
import { cluesOf, countKinds, has, inClause, isSaid, type Kind, NOWHERE, namesReader, sharesClause, spansOf } from './clues.ts'
import type { ReplyKind } from './constants.ts'
import type { Span } from './phrases.ts'
import { kindsOfRefusal } from './refusal-clues.ts'
import type { Sentence } from './sentences.ts'
import { isChosenByLink, isConsidered, isGeneral } from './statements.ts'

function kindsOfOffer(sentences: readonly Sentence[]): Kind[] {
  const told = sentences.filter((one) => !one.isQuestion && !isGeneral(one))
  const isSaidNow = (one: Sentence, span: Span) => isSaid(one, span) && !sharesClause(one, span, 'harmlessNot')
  const clues = (name: HiringWord) => cluesOf(told, name, isSaidNow)
  // 'You have got the job' names who and what.
  const hired = clues('hire').filter(namesReader)
  const paid = told.find(({ text }) => PAY.test(text) && /\d/.test(text))
  return [
    ...[
      hired.map(({ sentence }) => ({ sentence, span: NOWHERE })),
      clues('hire'),
      clues('offer'),
      clues('contract'),
      clues('choose'),
      clues('wish'),
      clues('job'),
    ],
    cluesOf(sentences, 'sign', isSaid),
    clues('you').filter(({ sentence, span }) => sharesClause(sentence, span, 'hire', 'contract', 'offer')),
    told.flatMap((sentence) => (sentence.words.some((word) => JOY.has(word)) ? { sentence, span: NOWHERE } : [])),
    paid ? [{ sentence: paid, span: NOWHERE }] : [],
  ]
}

/** 'Could we do the interview on Wednesday?', 'we would like to have you for an interview', 'you advanced to the last interview'. */
function isAskedToMeet(sentence: Sentence): boolean {
  const meetings = MEETING_NOUNS.flatMap((name) => spansOf(sentence, name)).filter((span) => isSaid(sentence, span))
  if (sentence.isQuestion) return meetings.length > 0 && has(sentence, 'you', 'wish', 'arrange')
  return meetings.some(
    (meeting) =>
      !isConsidered(sentence, meeting) &&
      sharesClause(sentence, meeting, 'wish', 'proceed', 'choose') &&
      // 'Your interview will be led by Tom' is one that the reader knows.
      spansOf(sentence, 'you').some((you) => inClause(sentence, you, meeting) && you.to !== meeting.from),
  )
}
const MEETING_NOUNS = ['interview', 'meeting', 'stage'] as const

/** What one does to meet somebody; an interview alone can be anybody's, or be held already. */
function kindsOfInvitation(sentences: readonly Sentence[]): { acts: Kind[]; others: Kind[] } {
  const told = sentences.filter((one) => !isGeneral(one))
  const clues = (name: HiringWord) => cluesOf(told, name, isSaid)
  const link = told.find(isChosenByLink)
  return {
    acts: [
      ...[clues('invite'), clues('meet'), clues('arrange'), clues('test'), clues('stage')],
      told.flatMap((one) => (isAskedToMeet(one) ? { sentence: one, span: NOWHERE } : [])),
      link ? [{ sentence: link, span: NOWHERE }] : [],
    ],
    others: [
      clues('interview'),
      clues('meeting'),
      cluesOf(told, 'wish', () => true),
      clues('take'),
      clues('proceed'),
      clues('choose'),
    ],
  }
}

const JOY = new Set(
  'congratulations congrats gluckwunsch gluckwunsche gratuliere gratulieren felicitations bravo enhorabuena felicidades parabens gefeliciteerd congratulazioni complimenti grattis gratulacje gratulujemy'.split(
    ' ',
  ),
)
const PAY = /[€£$]|\b(?:eur|euros?|usd|gbp|chf|zl|kr|kronor|zł|brutto|bruto|gross)(?![\p{L}])/iu

/** An email is believed to decide something only where two things in it say so, in words of their own. */
const ENOUGH = 2
/** Where something else in it speaks of another outcome, one more. */
const ENOUGH_AGAINST = 3

export function isAgreed(
  kind: ReplyKind | null,
  { sentences, isContradicted, isDated }: { sentences: readonly Sentence[]; isContradicted: boolean; isDated: boolean },
): boolean {
  const enough = isContradicted ? ENOUGH_AGAINST : ENOUGH
  if (kind === 'interview') {
    const { acts, others } = kindsOfInvitation(sentences)
    return isDated || (countKinds(acts) > 0 && countKinds([...acts, ...others]) >= enough)
  }
  if (kind === 'rejection') return countKinds(kindsOfRefusal(sentences)) >= enough
  if (kind === 'offer') return countKinds(kindsOfOffer(sentences)) >= enough
  return true
}

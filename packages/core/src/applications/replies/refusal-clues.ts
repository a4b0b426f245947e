import type { HiringWord } from '@jobapply/language/word-lists/hiring-words'
import { type Clue, cluesOf, has, inClause, isSaid, type Kind, NOWHERE, namesReader, sharesClause, spansOf } from './clues.ts'
import type { Span } from './phrases.ts'
import type { Sentence } from './sentences.ts'
import { isConsidered, isDenied, isGeneral } from './statements.ts'

const wordsOf = ({ words }: Sentence, { from, to }: Span) => words.slice(from, to).join(' ')

/** What comes then has not been decided: 'we meet another applicant and choose then'. */
const THEN = new Set(
  'then afterwards dann danach daraufhin ensuite puis luego despues depois poi daarna vervolgens sedan darefter potem'.split(' '),
)

const DENIED = ['proceed', 'choose', 'fit', 'invite', 'hire', 'offer', 'recruit'] as const
const MEETING = ['meet', 'meeting', 'invite'] as const

/** 'We meet another applicant on Thursday': whom they still meet is not chosen. */
const isMet = (sentence: Sentence, { from }: Span) =>
  MEETING.some((name) => spansOf(sentence, name).some(({ to }) => to <= from && from - to <= NEAR))
const NEAR = 3

/** What was decided, and not for the reader. */
function isDecided(sentence: Sentence, span: Span): boolean {
  const others = [...spansOf(sentence, 'rival'), ...spansOf(sentence, 'someone')].filter((one) => inClause(sentence, one, span))
  const isThen = sentence.words.some(
    (word, at) => THEN.has(word) && sentence.words[at - 1] !== 'since' && sentence.clauses[at] === sentence.clauses[span.from],
  )
  const isBetween = (other: Span) =>
    spansOf(sentence, 'you').some((you) => you.from >= Math.min(other.to, span.to) && you.to <= Math.max(other.from, span.from))
  return isSaid(sentence, span) && !isThen && others.some((other) => !isBetween(other) && !isMet(sentence, other))
}

/** 'We decided not to go on'. */
const isDecidedAgainst = (sentence: Sentence, span: Span) =>
  DENIED.some((name) =>
    spansOf(sentence, name).some((one) => one.from >= span.to && inClause(sentence, one, span) && isDenied(sentence, one)),
  )

/** 'Filled internally' names both what was decided and for whom. */
function withoutVerdict({ sentence, span }: Clue): Clue {
  const isLast = ['decide', 'gone'].some((name) => spansOf(sentence, name as HiringWord).some(({ from }) => from === span.to - 1))
  return { sentence, span: isLast && span.to - span.from > 1 ? { from: span.from, to: span.to - 1 } : span }
}

/** How near what happened is to what it happened to. */
const SUBJECT_REACH = 8

/** 'Your application was declined', 'the vacancy was cancelled': what it happened to comes first; not 'after a rejection we delete your resume'. */
const isSubject = (sentence: Sentence, { from, to }: Span) =>
  spansOf(sentence, 'refuse').some(
    (one) => one.from >= from && one.to > to && one.from - to <= SUBJECT_REACH && inClause(sentence, one, { from, to }),
  )

/** 'The position you applied for has been filled.' */
const isOwnJob = (sentence: Sentence, { from, to }: Span) =>
  spansOf(sentence, 'you').some((you) => you.to <= from && from - you.to <= NEAR) &&
  spansOf(sentence, 'gone').some((gone) => gone.from >= to && gone.from - to <= SUBJECT_REACH) &&
  spansOf(sentence, 'job').some((job) => job.from < from)

/** Phrases that refuse may hold their negation: 'will not be continued'. */
const isRefusedVerb = (sentence: Sentence, span: Span, name: HiringWord) =>
  name === 'refuse'
    ? spansOf(sentence, 'not').some((not) => not.from >= span.from && not.to <= span.to)
    : isDenied(sentence, span, true)

const isNot = (sentence: Sentence, span: Span) =>
  isDenied(sentence, span, true) && !sharesClause(sentence, span, 'harmlessNot', 'ongoing')

/** 'We will tell you after the position is filled' tells nothing yet. */
const isAfter = ({ words }: Sentence, from: number, to: number) => words.slice(from, to).some((word) => AFTER.has(word))
const AFTER = new Set(
  'after once following nach nachdem apres fois tras despues vez depois apos na nadat dopo volta efter po gdy'.split(' '),
)

/** Two sentences, as the subject and the body, in different words. */
const inOtherWords = (clues: Kind): Kind => {
  const [first] = clues
  return clues.filter(
    ({ sentence, span }) =>
      first && sentence !== first.sentence && wordsOf(sentence, span) !== wordsOf(first.sentence, first.span),
  )
}

/** 'However, the position has been filled': bad news comes after the turn. */
const turned = (sentence: Sentence): Clue[] =>
  sentence.words.some(
    (word, at) =>
      TURNS.has(word) &&
      (['refuse', 'gone', 'decide', ...DENIED] as const).some((name) =>
        spansOf(sentence, name).some((span) => span.from > at && !isConsidered(sentence, span)),
      ),
  )
    ? [{ sentence, span: NOWHERE }]
    : []
const TURNS = new Set(
  'however jedoch allerdings aber dennoch cependant pourtant toutefois neanmoins pero embargo porem contudo echter tuttavia dock jednak'.split(
    ' ',
  ),
)

/** 'We are sorry to tell you', 'we inform you that the selection had a negative result'. */
const isAnnouncing = (sentence: Sentence, { to }: Span) =>
  !has(sentence, 'delay', 'harmlessNot', 'meeting', 'interview', 'arrange') &&
  (has(sentence, 'sorry') ||
    ['refuse', 'gone'].some((name) =>
      spansOf(sentence, name as HiringWord).some(({ from }) => from >= to && !isAfter(sentence, to, from)),
    ) ||
    DENIED.some((name) => spansOf(sentence, name).some((span) => span.from >= to && isNot(sentence, span))))

/** 'You did not reach the next round', 'we do not invite you': who and what, in a clause. */
const ofDenied = (sentence: Sentence): Clue[] =>
  [...DENIED, 'refuse' as const].some((name) =>
    spansOf(sentence, name).some(
      (span) =>
        !isConsidered(sentence, span) &&
        isRefusedVerb(sentence, span, name) &&
        sharesClause(sentence, span, 'you', 'application') &&
        !sharesClause(sentence, span, 'harmlessNot', 'ongoing'),
    ),
  )
    ? [{ sentence, span: NOWHERE }]
    : []

/** 'Unfortunately you are not among those whom we invite.' */
const isBadNews = (sentence: Sentence) =>
  has(sentence, 'not') &&
  has(sentence, 'you', 'application', 'job') &&
  !has(sentence, 'delay', 'harmlessNot', 'missing', 'arrange') &&
  spansOf(sentence, 'sorry').some((span) => !isConsidered(sentence, span))

/** 'Unfortunately we have to cancel the interview': called off is not refused. */
const isOfMeeting = (sentence: Sentence, span: Span) =>
  has(sentence, 'gone', 'retract', 'arrange') && sharesClause(sentence, span, 'interview', 'meeting')

const isRetracted = (sentence: Sentence, span: Span) => sharesClause(sentence, span, 'retract') && !isOfMeeting(sentence, span)

/** What tells that the reader was refused. */
export function kindsOfRefusal(sentences: readonly Sentence[]): Kind[] {
  const told = sentences.filter((one) => !one.isQuestion && !isGeneral(one))
  const clues = (name: HiringWord, fits = isSaid) => cluesOf(told, name, fits)
  const refused = clues('refuse')
  const gone = clues(
    'gone',
    (one, span) => isSaid(one, span) && has(one, 'job', 'application', 'hiring') && !isOfMeeting(one, span),
  )
  return [
    DENIED.flatMap((name) => clues(name, isNot)),
    clues('stage', isNot),
    [
      ...clues('decide', (one, span) => isDecided(one, span) || isDecidedAgainst(one, span)),
      ...clues('invite', (one, span) => isDecided(one, span) && !has(one, 'review', 'ongoing')),
    ],
    [
      ...[...clues('rival').map(withoutVerdict), ...clues('someone')],
      ...clues('another', (one, span) => isSaid(one, span) && has(one, 'verdict')),
    ],
    gone,
    clues('retract', (one, span) => isSaid(one, span) && !isOfMeeting(one, span)),
    [
      ...clues('offer', isRetracted),
      ...clues('hire', isRetracted),
      ...clues('contract', isRetracted),
      ...clues('job', isRetracted),
    ],
    clues('unreal'),
    clues('sorry', (one, span) => !has(one, 'delay', 'harmlessNot') && !isOfMeeting(one, span)),
    [
      ...[...clues('application', isSubject), ...clues('job', isSubject), ...clues('application', isOwnJob)].map(
        ({ sentence }) => ({
          sentence,
          span: NOWHERE,
        }),
      ),
      ...told.flatMap(ofDenied),
      ...refused.filter(namesReader).map(({ sentence }) => ({ sentence, span: NOWHERE })),
    ],
    told.flatMap((sentence) => (isBadNews(sentence) ? { sentence, span: NOWHERE } : [])),
    clues('inform', isAnnouncing),
    cluesOf(sentences, 'farewell', () => true),
    clues('verdict', () => true),
    refused,
    inOtherWords(refused),
    inOtherWords(gone),
    told.flatMap(turned),
  ]
}

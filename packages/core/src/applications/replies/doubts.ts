import type { HiringWord } from '@jobapply/language/word-lists/hiring-words'
import type { ReplyKind } from './constants.ts'
import type { Span } from './phrases.ts'
import type { Sentence } from './sentences.ts'
import { US } from './statements.ts'

type Verdict = { kind: ReplyKind | null; sentence: Sentence | undefined }
type Whole = {
  /** Body and subject. */
  sentences: readonly Sentence[]
  isAnswer: boolean
  /** Tied to an application of the reader. */
  isTied: boolean
  /** Tied, or pasted by the reader. */
  isExpected: boolean
  /** By its address; also of the reader's own employer. */
  isFromDepartment: boolean
  /** Only a date speaks for the invitation, no sentence that invites. */
  isDateOnly: boolean
  /** There is a day and a time. */
  isDated: boolean
  /** Only the subject says it. */
  isHeadline: boolean
  /** Only a hint speaks for the offer. */
  isHintOnly: boolean
}

/** 'Your application', 'you recently applied': the reader comes first, within this many words. */
const OWN_REACH = 4
/** Somebody else decided: friends write about employers, employers write about themselves. */
const THEY = new Set('they them ils elles ellos ellas eles elas loro zij'.split(' '))

const has = ({ marks }: Sentence, ...names: HiringWord[]) => names.some((name) => marks.has(name))
const spansOf = ({ marks }: Sentence, name: HiringWord): readonly Span[] => marks.get(name) ?? []

/** Whether a sentence is about an application of the reader. */
function isOwn(sentence: Sentence): boolean {
  if (has(sentence, 'thanks') && has(sentence, 'application')) return true
  if (has(sentence, 'interview') && has(sentence, 'you')) return true
  return spansOf(sentence, 'application').some(({ from }) =>
    spansOf(sentence, 'you').some((you) => you.to <= from && from - you.to <= OWN_REACH),
  )
}

/** Another thing of the reader's goes on: 'your application for the other job is still being reviewed'. */
const isStillOpen = (sentence: Sentence) =>
  has(sentence, 'application') && has(sentence, 'ongoing') && has(sentence, 'received', 'review')

/** 'Thank you for telling us': what follows was decided by the reader. */
const isAnswerToReader = (sentence: Sentence) =>
  has(sentence, 'you') &&
  spansOf(sentence, 'thanks').some((one) =>
    spansOf(sentence, 'inform').some(({ from }) => sentence.clauses[from] === sentence.clauses[one.from]),
  )

/** 'Your file was rejected' is not about the application. */
const isAboutFile = (sentence: Sentence) =>
  has(sentence, 'refuse') && has(sentence, 'document') && !has(sentence, 'application', 'job', 'choose')

/** An invitation to what? Flats, doctors and schools also make appointments. */
const isAboutWork = (sentence: Sentence) => has(sentence, 'hiring', 'application', 'job', 'test', 'stage')

/** Somebody who looks for people and does not speak of an application writes to strangers. */
export const isUnasked = (sentences: readonly Sentence[]) =>
  sentences.some((one) => has(one, 'recruit', 'outreach') && !has(one, 'interview', 'test')) &&
  !sentences.some((one) => has(one, 'stage')) &&
  !sentences.some((one) => !has(one, 'ask', 'outreach', 'recruit') && isApplied(one))

/** 'Your application', 'thank you for applying'; not 'your resume', which recruiters find, nor 'we invite you to apply'. */
const isApplied = (sentence: Sentence) =>
  isOwn(sentence) &&
  spansOf(sentence, 'application').some(
    ({ from, to }) => has(sentence, 'thanks') || !sentence.words.slice(from, to).some((word) => NOT_APPLIED.has(word)),
  )
const NOT_APPLIED = new Set(
  'cv resume curriculum curriculo lebenslauf portfolio apply applying bewerben postuler solliciteren candidarti candidarsi soka profile profil profilo perfil profiel details file'.split(
    ' ',
  ),
)

/** 'I was rejected by forty companies': somebody tells a story. */
const isOfWriter = (sentence: Sentence) =>
  !has(sentence, 'you', 'sorry', 'application') &&
  spansOf(sentence, 'refuse').some(({ from }) =>
    sentence.words.some(
      (word, at) =>
        (ME.has(word) || (word === 'i' && ENGLISH_I.test(sentence.text))) &&
        at < from &&
        sentence.clauses[at] === sentence.clauses[from],
    ),
  )
/** A small 'i' is an Italian article and the Polish 'and'. */
const ENGLISH_I = /\bI\b/
const ME = new Set('ich je yo eu ik io jag'.split(' '))

/** What one is invited to, or how. */
const MEETS = ['interview', 'meeting', 'meet', 'invite', 'arrange', 'test', 'stage'] as const

function isDoubtfulInvitation(sentence: Sentence, whole: Whole): boolean {
  const { sentences, isAnswer, isDateOnly } = whole
  if (isDateOnly && has(sentence, 'sorry', 'past')) return true
  // Beside a confirmation a date can be that of an open house.
  if (!isAnswer && !has(sentence, ...MEETS) && sentences.some((one) => has(one, 'application') && has(one, 'received')))
    return true
  if (has(sentence, 'sorry') && has(sentence, 'delay') && !has(sentence, 'wish') && !whole.isDated) return true
  if (isAnswer || whole.isTied) return false
  if (isUnasked(sentences)) return true
  if (whole.isExpected) return false
  const isOurs = sentences.some(isOwn) || (!isDateOnly && (whole.isFromDepartment || isAboutWork(sentence)))
  return !isOurs || !sentences.some(isAboutWork)
}

/** 'All others receive a refusal': said of nobody in particular. What 'we' cannot do is said to the reader. */
const isAboutNobody = (sentence: Sentence) =>
  !has(sentence, 'you', 'application', 'job', 'hiring', 'sorry', 'decide', 'recruit', 'verdict') &&
  !sentence.words.some((word) => US.has(word))

const isReceived = (sentence: Sentence) => has(sentence, 'application') && has(sentence, 'received', 'thanks')

/** Nothing in the whole email is about work: funds, committees and landlords refuse as well. */
function isAboutNoWork({ sentences, isAnswer, isExpected, isFromDepartment }: Whole): boolean {
  if (isAnswer || isExpected || isFromDepartment) return false
  if (sentences.some((one) => has(one, 'hiring', 'job', 'interview', 'recruit'))) return false
  return !(sentences.some(isOwn) && sentences.some((one) => has(one, 'proceed', 'rival', 'fit', 'farewell')))
}

/** Whoever answers an application at length speaks of it; recruiters, schools and shops write at length of themselves. */
const isLongWithoutIt = ({ sentences, isAnswer, isTied }: Whole) =>
  !isAnswer &&
  !isTied &&
  sentences.length > LONG &&
  !sentences.some((one) => isApplied(one) || has(one, 'farewell') || isAfterMeeting(one))
const LONG = 6

/** 'Thank you for the time you took to speak with us', 'after the interview last week'. */
const isAfterMeeting = (sentence: Sentence) => has(sentence, 'interview', 'meet', 'meeting') && has(sentence, 'thanks', 'past')

/** Whether something speaks against a reading that would change a status. Then the person is asked instead. */
export function isDoubtful({ kind, sentence }: Verdict, whole: Whole): boolean {
  if (!sentence || !(kind === 'rejection' || kind === 'offer' || kind === 'interview')) return false
  const { sentences } = whole
  if (spansOf(sentence, 'otherMatter').length > spansOf(sentence, 'hiring').length) return true
  if (isLongWithoutIt(whole)) return true
  // 'Rejected: how to bounce back' is the headline of a newsletter.
  if (kind !== 'interview' && whole.isHeadline && !whole.isExpected && !whole.isAnswer && !has(sentence, 'you', 'application'))
    return true
  if (kind === 'interview') return isDoubtfulInvitation(sentence, whole)
  if (isAboutNoWork(whole)) return true
  if (!has(sentence, 'rival', 'someone') && sentence.words.some((word) => THEY.has(word))) return true
  const isToStranger = sentences.some((one) => has(one, 'outreach')) && !sentences.some(isApplied)
  if (kind === 'offer' && !whole.isTied && !whole.isAnswer && isToStranger) return true
  if (kind === 'offer')
    return whole.isHintOnly && !whole.isAnswer && !whole.isExpected && !whole.isFromDepartment && !sentences.some(isOwn)
  if (sentence.isQuestion || isAboutFile(sentence) || isOfWriter(sentence)) return true
  if (isAboutNobody(sentence) && sentences.some(isReceived)) return true
  return sentences.some((one) => (one !== sentence && isStillOpen(one)) || isAnswerToReader(one))
}

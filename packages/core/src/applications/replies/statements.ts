import type { HiringWord } from '@jobapply/language/word-lists/hiring-words'
import type { Span } from './phrases.ts'
import type { Sentence } from './sentences.ts'

/** What a sentence tells the applicant; a 'hint' is an offer that other sentences can explain away. */
export type Statement = 'refusal' | 'offer' | 'hint' | 'invitation' | 'request' | 'confirmation'

/** A negation reaches this many words: 'could not, after long thought, be selected'. */
const REACH = 6

const spansOf = ({ marks }: Sentence, name: HiringWord) => marks.get(name) ?? []
const has = ({ marks }: Sentence, ...names: HiringWord[]) => names.some((name) => marks.has(name))

const AND = new Set('and und et y e en och i oraz'.split(' '))

/** In the same clause, before or after it: German and Dutch often put the negation last. `isInner`: also within, as in 'sluit niet aan'. */
export function isDenied(sentence: Sentence, { from, to }: Span, isInner = false): boolean {
  const { clauses } = sentence
  return spansOf(sentence, 'not').some((not) => {
    if (not.from >= from && not.to <= to) return isInner
    if (clauses[not.from] !== clauses[from] && clauses[not.from] !== clauses[to - 1]) return false
    // 'It was cancelled and will not be opened again' denies the second verb.
    if (not.from >= to && sentence.words.slice(to, not.from).some((word) => AND.has(word))) return false
    return not.to <= from ? from - not.to <= REACH : not.from - to <= REACH
  })
}

/** 'If your profile fits, we will invite you' promises nothing; in 'let us know if you can come' and in questions the 'if' is harmless. */
export function isConsidered(sentence: Sentence, { from }: Span): boolean {
  if (spansOf(sentence, 'opening').some((opening) => opening.from === 0)) return true
  if (sentence.isQuestion) return false
  const informs = spansOf(sentence, 'inform')
  return spansOf(sentence, 'condition').some((one) => one.from < from && !informs.some(({ to }) => to === one.from))
}

/** Whether one of some marks is in the same clause as another. */
const sharesClause = (sentence: Sentence, name: HiringWord, ...others: HiringWord[]) =>
  spansOf(sentence, name).some((one) =>
    others.some((other) => spansOf(sentence, other).some(({ from }) => sentence.clauses[from] === sentence.clauses[one.from])),
  )

/** Stated, and neither denied nor only considered. */
export const isSaid = (sentence: Sentence, name: HiringWord) =>
  spansOf(sentence, name).some((span) => !isConsidered(sentence, span) && !isDenied(sentence, span))
export const isRefused = (sentence: Sentence, name: HiringWord) =>
  spansOf(sentence, name).some((span) => !isConsidered(sentence, span) && isDenied(sentence, span, true))
/** Not only considered; it may be denied. */
export const isStated = (sentence: Sentence, name: HiringWord) =>
  spansOf(sentence, name).some((span) => !isConsidered(sentence, span))

/** Said, and not of something that was before, or that somebody is thanked for: that is over. */
const isNews = (sentence: Sentence, name: HiringWord) =>
  spansOf(sentence, name).some(
    (span) =>
      !isConsidered(sentence, span) &&
      !isDenied(sentence, span) &&
      !OVER.some((over) => spansOf(sentence, over).some(({ from }) => sentence.clauses[from] === sentence.clauses[span.from])),
  )
const OVER = ['thanks', 'past'] as const

/** 'Your application cannot be considered until we have your certificate.' */
const isWaitingFor = (sentence: Sentence) => has(sentence, 'document') && has(sentence, 'condition', 'missing')

function isRefusal(sentence: Sentence): boolean {
  const says = (name: HiringWord) => isSaid(sentence, name)
  const denies = (name: HiringWord) => isRefused(sentence, name)
  const isAboutYou = has(sentence, 'you', 'application', 'job', 'hiring', 'decide')
  const isWaiting = isWaitingFor(sentence) || isNotReceived(sentence)
  const isOpen = has(sentence, 'ongoing', 'harmlessNot')
  if (says('refuse') || isTakenBack(sentence)) return true
  const isAppointment = has(sentence, 'delay') && has(sentence, 'interview', 'meeting', 'arrange')
  if (isAboutYou && !isAppointment && !isWaiting && DENIED.some(denies)) return true
  if (denies('invite') || denies('hire') || denies('recruit')) return true
  // 'Unfortunately you are not among those whom we invite.'
  const isBad = isStated(sentence, 'sorry') && has(sentence, 'not') && !isAppointment && !has(sentence, 'arrange')
  if (isBad && (isStated(sentence, 'invite') || isStated(sentence, 'choose') || isStated(sentence, 'hire'))) return true
  if (denies('offer') && has(sentence, 'job', 'interview')) return true
  if (isForAnother(sentence) && says('offer') && !has(sentence, 'you') && !isOpen) return true
  if (isStated(sentence, 'rival') && !isOpen && (isStated(sentence, 'decide') || says('fit'))) return true
  if (!isOpen && isStated(sentence, 'rival') && isJobOfRival(sentence)) return true
  if (!isOpen && isOfRivals(sentence) && says('invite')) return true
  if (!isOpen && spansOf(sentence, 'someone').some((one) => isDecidedFor(sentence, one))) return true
  if (says('gone') && sharesClause(sentence, 'gone', 'job', 'application') && !sharesClause(sentence, 'gone', 'interview'))
    return true
  if (has(sentence, 'unreal') && has(sentence, 'invite', 'offer', 'hire', 'meet', 'interview', 'choose')) return true
  return (
    isStated(sentence, 'sorry') &&
    isStated(sentence, 'inform') &&
    !has(sentence, 'delay', 'harmlessNot', 'interview', 'meeting', 'arrange')
  )
}
/** 'We closed the vacancy with somebody else', whatever the verb is. */
const isJobOfRival = (sentence: Sentence) =>
  sharesClause(sentence, 'rival', 'job') &&
  has(sentence, 'another') &&
  !has(sentence, 'interview', 'meeting', 'meet', 'review', 'invite', 'received', 'you', 'recruit', 'outreach', 'stage', 'pending')

/** 'You have not been rejected': nothing is decided. */
export const isSpared = (sentence: Sentence) =>
  spansOf(sentence, 'refuse').some((span) => !isConsidered(sentence, span) && isDenied(sentence, span))

/** 'We have to withdraw our offer': it was made, and is none any more. What the reader withdraws is no refusal. */
export const isTakenBack = (sentence: Sentence) =>
  isStated(sentence, 'retract') &&
  (sharesClause(sentence, 'retract', 'offer', 'hire', 'contract') ||
    // An offer is also a vacancy in some languages.
    (sharesClause(sentence, 'retract', 'job') && !has(sentence, 'application'))) &&
  !sharesClause(sentence, 'retract', 'interview', 'meeting') &&
  !has(sentence, 'condition', 'withdrawn')

/** Denied of somebody, these are a refusal. */
const DENIED = ['proceed', 'choose', 'fit', 'stage'] as const

/** 'We extended an offer to a candidate': whoever is decided for is not the reader. */
function isDecidedFor(sentence: Sentence, someone: Span): boolean {
  const isBetween = (you: Span, decide: Span) =>
    you.from >= Math.min(decide.from, someone.from) && you.to <= Math.max(decide.to, someone.to)
  return (
    spansOf(sentence, 'decide').some(
      (decide) =>
        sentence.clauses[decide.from] === sentence.clauses[someone.from] &&
        !spansOf(sentence, 'you').some((you) => isBetween(you, decide)),
    ) &&
    !isConsidered(sentence, someone) &&
    !isDenied(sentence, someone)
  )
}

/** 'An offer was extended to another finalist': the reader gets none. */
const isForAnother = (sentence: Sentence) =>
  !has(sentence, 'interview', 'meeting', 'stage') && sharesClause(sentence, 'offer', 'another')

function isOffer(sentence: Sentence): boolean {
  if (has(sentence, 'rival') || isForAnother(sentence)) return false
  if (isNews(sentence, 'hire') && !sharesClause(sentence, 'hire', 'harmlessNot')) return true
  const isForJob = isStated(sentence, 'job') && !sharesClause(sentence, 'job', 'interview', 'test', 'stage')
  const isForContract = isStated(sentence, 'contract') && !has(sentence, 'interview', 'test', 'stage')
  return (isForJob || isForContract) && isSaid(sentence, 'offer') && has(sentence, 'you') && !isOfStep(sentence)
}

/** 'We offer you a short case study': what follows first is what is offered. */
const isOfStep = (sentence: Sentence) => {
  const first = (from: number, ...names: HiringWord[]) =>
    Math.min(...names.flatMap((name) => spansOf(sentence, name).flatMap((one) => (one.from >= from ? one.from : []))))
  return spansOf(sentence, 'offer').every(
    ({ to }) => first(to, 'test', 'interview', 'meeting', 'stage') < first(to, 'job', 'contract', 'hire'),
  )
}

/** 'Your application was selected for an interview'. */
const isForMeeting = (sentence: Sentence) =>
  has(sentence, 'you', 'application') &&
  spansOf(sentence, 'choose').some(({ to }) =>
    [...spansOf(sentence, 'interview'), ...spansOf(sentence, 'meeting')].some(({ from }) => from >= to && from - to <= REACH),
  )

/** An offer unless the email invites: 'you have been selected for the role', 'the contract is attached'. */
const isHint = (sentence: Sentence) =>
  !has(sentence, 'rival', 'test', 'stage', 'another') &&
  ((isSaid(sentence, 'choose') && !isForMeeting(sentence) && isStated(sentence, 'job') && has(sentence, 'you')) ||
    (isSaid(sentence, 'contract') && isStated(sentence, 'sign')))

/** 'You are through to the next round', 'your next step is an interview'. */
const isOwnStage = (sentence: Sentence) =>
  sharesClause(sentence, 'stage', 'proceed', 'choose') || sharesClause(sentence, 'stage', 'interview', 'test')

/** 'To go on with the evaluation we need a copy of your diploma': papers are asked for, not a test. */
const isAskedFor = (sentence: Sentence) => sharesClause(sentence, 'document', 'ask', 'missing')

/** 'Choose a time here: https://...': who lets the reader choose a time invites, whatever it is called. */
export const isChosenByLink = (sentence: Sentence) =>
  LINK.test(sentence.text) && isNews(sentence, 'arrange') && !has(sentence, 'delay', 'document')
const LINK = /https?:\/\/|\bwww\./i

/** 'We have invited other candidates': none of it is the reader's. */
const isOfRivals = (sentence: Sentence) => has(sentence, 'rival') && !has(sentence, 'you')

function isInvitation(sentence: Sentence): boolean {
  if (isOfRivals(sentence)) return false
  const isNew = (name: HiringWord) => isNews(sentence, name)
  const hasMeeting = has(sentence, 'interview', 'meeting', 'meet')
  if (isNew('invite') && (hasMeeting || has(sentence, 'test', 'stage', 'arrange'))) return true
  if (isNew('choose') && isForMeeting(sentence)) return true
  if (isNew('stage') && isOwnStage(sentence) && !has(sentence, 'ask', 'thanks', 'document')) return true
  if (isChosenByLink(sentence)) return true
  if (isNew('test') && has(sentence, 'take', 'wish', 'arrange') && !isAskedFor(sentence)) return true
  if (!isNew('interview') && !isNew('meeting') && !isNew('meet')) return false
  const isHere = (name: HiringWord) => isNew(name) && sharesClause(sentence, name, 'interview', 'meeting', 'meet')
  return isHere('wish') || isHere('arrange')
}

/** 'Please send us both', after a sentence that names the papers. */
export const isRequestFor = (sentence: Sentence, before: Sentence | undefined) =>
  before !== undefined &&
  has(before, 'document') &&
  has(before, 'missing', 'condition', 'wish', 'ask') &&
  isSaid(sentence, 'ask') &&
  !has(sentence, 'past', 'applicant') &&
  !has(before, 'past', 'applicant')

/** 'Your certificate has not reached us': what is not there is asked for. */
const isNotReceived = (sentence: Sentence) =>
  has(sentence, 'document') && isRefused(sentence, 'received') && !isSaid(sentence, 'received') && !has(sentence, 'harmlessNot')

const isQuestionAboutYou = (sentence: Sentence) => sentence.isQuestion && !has(sentence, 'interview', 'meeting', 'meet')

function isRequest(sentence: Sentence): boolean {
  if (has(sentence, 'past')) return false
  if (isNotReceived(sentence)) return true
  if (isWaitingFor(sentence) && DENIED.some((name) => spansOf(sentence, name).some((span) => isDenied(sentence, span))))
    return true
  if (isStated(sentence, 'missing') && has(sentence, 'document', 'application') && has(sentence, 'ask', 'wish')) return true
  // 'We can go on with your application as soon as your diploma is here.'
  if (isWaitingFor(sentence) && has(sentence, 'application') && has(sentence, 'proceed') && has(sentence, 'condition'))
    return true
  // 'Before we can pass it on we still need two references' asks, whatever its first word.
  if (has(sentence, 'document') && has(sentence, 'ask') && has(sentence, 'missing')) return true
  return has(sentence, 'document') && (isStated(sentence, 'ask') || isStated(sentence, 'missing') || isQuestionAboutYou(sentence))
}

const isConfirmation = (sentence: Sentence) =>
  !isNotReceived(sentence) &&
  ((has(sentence, 'application') && (has(sentence, 'thanks', 'review', 'ongoing') || isStated(sentence, 'received'))) ||
    // 'Your details for the vacancy are with us.'
    (has(sentence, 'document') && has(sentence, 'job') && has(sentence, 'you') && isNews(sentence, 'received')))

/** How many words can come before the subject of a clause: 'only the selected candidates'. */
const SUBJECT_AT = 3

/** 'Candidates who are not selected will be told': their plural as the subject, unless it is that of others who were preferred. */
export function isGeneral(sentence: Sentence): boolean {
  if (isFraudNote(sentence)) return true
  const { clauses, words } = sentence
  return spansOf(sentence, 'candidates').some(({ from }) => {
    const first = clauses.indexOf(clauses[from] ?? 0)
    const isRival = spansOf(sentence, 'rival').some((rival) => rival.from < from && from < rival.to)
    // 'We chose candidates with more experience' has another subject.
    const isObject =
      words.slice(first, from).some((word) => US.has(word)) ||
      spansOf(sentence, 'decide').some((one) => one.from >= first && one.to < from)
    return !isRival && !isObject && from - first < SUBJECT_AT
  })
}
/** 'Beware of fraud: we never make an offer without an interview' stands below every email. */
const isFraudNote = (sentence: Sentence) => has(sentence, 'never') && has(sentence, 'money', 'credentials', 'identity', 'offer')

/** A test or the next stage is the reader's now: whoever says so does more than confirm. */
export const isUnderWay = (sentence: Sentence) =>
  !isGeneral(sentence) && has(sentence, 'you') && isNews(sentence, 'test') && !has(sentence, 'applicant', 'outreach')

/** Who writes: the employer. */
export const US = new Set(['we', 'wir', 'nous', 'on', 'nosotros', 'nos', 'wij', 'noi', 'vi'])

const RULES: readonly (readonly [Statement, (sentence: Sentence) => boolean])[] = [
  ['refusal', isRefusal],
  ['offer', isOffer],
  ['hint', isHint],
  ['invitation', isInvitation],
  ['request', isRequest],
  ['confirmation', isConfirmation],
]

/** What a sentence says. What the applicant said is no news, and a sentence that refuses offers nothing. */
export function statementsOf(sentence: Sentence): Statement[] {
  if (has(sentence, 'applicant')) return []
  if (isGeneral(sentence)) return isConfirmation(sentence) ? ['confirmation'] : []
  if (isRefusal(sentence)) return ['refusal']
  return RULES.slice(1).flatMap(([statement, rule]) => (rule(sentence) ? statement : []))
}

import type { HiringWord } from '@jobapply/language/word-lists/hiring-words'
import { isAgreed } from './agreement.ts'
import type { Appointment } from './appointments.ts'
import type { ReplyKind, ReplyWarning } from './constants.ts'
import { isDoubtful, isUnasked } from './doubts.ts'
import { findLeftover } from './leftovers.ts'
import type { Matter } from './matter.ts'
import { isUnderstood, type Sentence } from './sentences.ts'
import { isChosenByLink, isSpared, isStated, isTakenBack, isUnderWay, type Statement } from './statements.ts'

export type News = { [S in Statement]?: Sentence | undefined }
/** Nothing is said. */
export const isEmpty = (news: News) => Object.values(news).every((sentence) => sentence === undefined)
type Evidence = {
  subject: readonly Sentence[]
  body: readonly Sentence[]
  matter: Matter
  news: News
  /** An appointment with a time. */
  dated: Appointment | undefined
  warnings: readonly ReplyWarning[]
  /** Answers an earlier email. */
  isAnswer: boolean
  /** Something in it is about work. */
  isHiring: boolean
  /** Tied to an application of the reader. */
  isTied: boolean
  /** It names a company or a title of the reader's applications. */
  isNamed: boolean
  /** Tied, or pasted by the reader. */
  isExpected: boolean
  isFromDepartment: boolean
}
/** `isDisputed`: a sentence says it, and something else speaks against it. */
export type Decision = { kind: ReplyKind | null; sentence: Sentence | undefined; isDisputed?: boolean }

/** How much a warning weighs: from `DOUBT` on nothing good is proposed, from `FRAUD` on the email is taken for none of an employer's. */
const WEIGHTS: Readonly<Record<ReplyWarning, number>> = { money: 2, credentials: 2, identity: 1, messenger: 1, sender: 2 }
const DOUBT = 2
const FRAUD = 3

/** Of an employer of the reader's an email is believed to be about something else only where two sentences say so. */
export function decide(evidence: Evidence): Decision {
  const decision = weigh(evidence)
  if (decision.kind !== 'noise' || !evidence.isTied || evidence.warnings.length > 0) return decision
  const others = [...evidence.body, ...evidence.subject].filter(({ marks }) => ASIDE.some((name) => marks.has(name)))
  return others.length > 1 ? decision : { ...decision, kind: null, isDisputed: true }
}
const ASIDE = ['bulk', 'smallPrint', 'outreach', 'otherMatter', 'employer'] as const

/** The strongest news wins; where readings disagree, or something speaks against them, nothing is proposed. */
function weigh(evidence: Evidence): Decision {
  const { subject, body, matter, isAnswer, warnings } = evidence
  const sentences = [...body, ...subject]
  const first = (...names: HiringWord[]) => sentences.find(({ marks }) => names.some((name) => marks.has(name)))
  const weight = warnings.reduce((sum, warning) => sum + WEIGHTS[warning], 0)

  if (matter === 'other') return otherMatter(evidence, first('otherMatter'))
  // Of a stranger it is the other matter: nobody applied there.
  if (matter === 'unclear')
    return { kind: isStranger(evidence) ? 'noise' : null, sentence: first('otherMatter'), isDisputed: true }
  const isSilent = isEmpty(evidence.news)
  const isTaken = sentences.some(isTakenBack)
  const aside =
    (isSilent ? first('autoReply') : subject.find(({ marks }) => marks.has('autoReply'))) ??
    (isTaken ? undefined : first('withdrawn'))
  if (aside) return { kind: 'message', sentence: aside }
  const employer = body.find(({ marks }) => marks.has('employer'))
  if (employer) return { kind: 'noise', sentence: employer }
  const letter = body.find((one) => isOfApplicant(one) || (one.marks.has('letter') && !evidence.news.refusal))
  if (letter) return { kind: 'message', sentence: letter }
  if (weight >= FRAUD) return { kind: 'noise', sentence: first('money', 'credentials') ?? body[0] }

  const news = believe(evidence)
  if (matter === 'bulk' && !isForReader(news, evidence)) return { kind: 'noise', sentence: first('outreach', 'bulk') }
  const strongest = strongestOf(news, evidence, weight)
  const pending = sentences.find((one) => isStated(one, 'pending') || isSpared(one))
  if (pending && (matter === 'application' || evidence.isTied) && !strongest) return { kind: 'message', sentence: pending }
  if (strongest && decidesWork(strongest) && isStranger(evidence) && !namesWork(sentences)) return { ...strongest, kind: null }
  if (strongest) {
    const isDateOnly = strongest.sentence !== evidence.news.invitation
    const isHintOnly = strongest.sentence !== evidence.news.offer
    const { isExpected, isTied, isFromDepartment } = evidence
    return isDoubtful(strongest, {
      sentences,
      isAnswer,
      isExpected,
      isTied,
      isFromDepartment,
      isDateOnly,
      isHintOnly,
      isHeadline: strongest.sentence !== undefined && !body.includes(strongest.sentence),
      isDated: evidence.dated !== undefined,
    })
      ? {
          ...strongest,
          kind: isCalledOff(strongest.sentence) ? 'message' : isAimedAtStrangers(evidence) ? 'noise' : null,
          isDisputed: true,
        }
      : isAgreed(strongest.kind, {
            sentences,
            isContradicted: isContradicted(strongest, evidence),
            isDated: evidence.dated !== undefined,
          })
        ? strongest
        : { ...unsure(strongest, evidence), isDisputed: isContradicted(strongest, evidence) }
  }
  const aloof =
    ((isAnswer || evidence.isHiring) && first('courtesy')) ||
    sentences.find(({ marks }) => marks.has('harmlessNot') && marks.has('decide'))
  if (aloof) return findLeftover(body, aloof) ? { kind: null, sentence: aloof } : { kind: 'message', sentence: aloof }
  const own = body.find(({ marks }) => marks.has('application') && marks.has('you'))
  // That an email names the application says nothing yet; with these words nothing is decided.
  if (own && matter === 'application' && body.some(isOfWaiting))
    return { kind: findLeftover(body, own) ? null : 'message', sentence: own }
  const isForeign =
    (isStranger(evidence) && isOfOthers(sentences)) ||
    (!evidence.isTied && !isAnswer && (matter === 'unknown' ? body.length > 1 : isOnlyNear(evidence)))
  if ((isForeign && isUnderstood(sentences)) || first('smallPrint'))
    return { kind: 'noise', sentence: first('smallPrint') ?? body[0] }
  return { kind: null, sentence: undefined }
}

/** An employer to whom the reader applied also speaks of demos and volunteers: where something is decided as well, the person is asked. */
function otherMatter({ isTied, news, body }: Evidence, sentence: Sentence | undefined): Decision {
  const said = news.refusal ?? news.offer ?? news.invitation ?? news.request ?? body.find(isAboutJob)
  return isTied && said ? { kind: null, sentence: said, isDisputed: true } : { kind: 'noise', sentence }
}
const WAITING = ['review', 'ongoing', 'delay', 'pending', 'thanks', 'received', 'withdrawn', 'courtesy', 'smallPrint'] as const
const isOfWaiting = ({ marks }: Sentence) => WAITING.some((name) => marks.has(name))
const isAboutJob = ({ marks }: Sentence) => marks.has('job') && !marks.has('otherMatter')

/** One clue alone decides nothing: the person is asked, unless the email says that nothing is decided or goes to everybody. */
function unsure({ sentence }: Decision, { matter, isTied, body, subject }: Evidence): Decision {
  const pending = pendingIn(body)
  if (pending) return { kind: 'message', sentence: pending }
  const small = body.find(({ marks }) => marks.has('smallPrint'))
  const isOwn = [...body, ...subject].some((one) => !one.isQuestion && one.marks.has('application') && one.marks.has('you'))
  return !isTied && !isOwn && (matter === 'bulk' || small)
    ? { kind: 'noise', sentence: small ?? sentence }
    : { kind: null, sentence }
}

/** Something else in the email speaks of another outcome. */
const isContradicted = ({ kind }: Decision, { news, body }: Evidence) =>
  (kind === 'rejection' &&
    (goesOn(news.invitation) || pendingIn(body) !== undefined || isReceived(news.confirmation) || body.some(isMoved))) ||
  (kind === 'offer' && news.offer === undefined)
/** Another day is looked for: what was called off is an appointment. */
const isMoved = ({ marks }: Sentence) =>
  marks.has('delay') && ['arrange', 'interview', 'meeting', 'meet'].some((name) => marks.has(name as HiringWord))

const isReceived = (sentence: Sentence | undefined) => sentence !== undefined && isStated(sentence, 'received')

/** 'Thank you for your patience' says nothing about what follows. */
const pendingIn = (body: readonly Sentence[]) => body.find((one) => isStated(one, 'pending') && !one.marks.has('thanks'))
const goesOn = (sentence: Sentence | undefined) => {
  const has = (...names: HiringWord[]) => names.some((name) => sentence?.marks.has(name))
  return (
    sentence !== undefined &&
    (sentence.isQuestion || has('interview', 'test', 'stage') || (has('arrange') && has('meeting', 'meet')))
  )
}

/** Names nothing of an application of the reader, and is neither pasted, nor an answer, nor from a department that hires. */
const isStranger = ({ isNamed, isExpected, isAnswer, isFromDepartment }: Evidence) =>
  !isNamed && !isExpected && !isAnswer && !isFromDepartment

/** Banks, landlords and universities refuse and invite as well: of a stranger it is believed only where a word is about work. */
const namesWork = (sentences: readonly Sentence[]) => sentences.some(({ marks }) => OF_WORK.some((name) => marks.has(name)))
const OF_WORK = ['job', 'hiring', 'interview', 'hire'] as const
const decidesWork = ({ kind }: Decision) => kind === 'rejection' || kind === 'interview' || kind === 'offer'

/** Schools interview parents, and clubs members: another matter, and neither a job nor an application. */
const isOfOthers = (sentences: readonly Sentence[]) =>
  sentences.some(({ marks }) => marks.has('otherMatter')) &&
  !sentences.some(({ marks }) => marks.has('application') || marks.has('job'))

/** Somebody who looks for people, and names nothing that the reader did; also where the reader has pasted it. */
const isAimedAtStrangers = (evidence: Evidence) =>
  (isStranger(evidence) || isOfNobody(evidence)) && isUnasked([...evidence.body, ...evidence.subject])
const isOfNobody = ({ isNamed, isTied, isAnswer, isFromDepartment }: Evidence) =>
  !isNamed && !isTied && !isAnswer && !isFromDepartment

/** Speaks of work, but neither of an application of the reader nor of anything that an employer decides. */
const isOnlyNear = ({ isTied, isFromDepartment, body, subject, news }: Evidence) =>
  !isTied &&
  !isFromDepartment &&
  isEmpty(news) &&
  ![...body, ...subject].some(
    ({ marks }) =>
      DECISIONS.some((name) => marks.has(name)) ||
      (marks.has('rival') && marks.has('decide')) ||
      (marks.has('interview') && marks.has('you')),
  ) &&
  !subject.some(({ marks }) => marks.has('interview'))
const DECISIONS = [
  ...(['application', 'sorry', 'farewell', 'stage', 'choose', 'proceed', 'contract', 'test', 'pending'] as const),
  ...(['gone', 'received', 'hire'] as const),
]

/** 'Unfortunately tomorrow's interview has to be cancelled': to be read, and nothing to decide. */
const isCalledOff = (sentence: Sentence | undefined) =>
  sentence !== undefined && ['sorry', 'delay', 'interview'].every((name) => sentence.marks.has(name as HiringWord))

const FIRST_PERSON = new Set('i my me ich meine mein je j ma mon mi me minha meu mijn ik mia mio jag min mitt'.split(' '))

/** 'My application': people also paste what they wrote themselves. */
const isOfApplicant = ({ marks, words }: Sentence) =>
  (marks.get('applicant') ?? []).some(({ from, to }) => words.slice(from, to).some((word) => FIRST_PERSON.has(word)))

/** A recruiter who found a profile offers a call as well; an employer who answers names one of these. */
const ANSWERS = ['application', 'interview', 'test', 'stage', 'choose'] as const

/** Hairdressers and sellers make appointments too: without a word about work nobody is invited. */
function believe({ news, dated, subject, body, isHiring, isAnswer, isTied }: Evidence): News {
  if (isTied && news.invitation && isChosenByLink(news.invitation)) return { ...news, offer: news.offer }
  const isOwn = isAnswer || [...subject, ...body].some(({ marks }) => ANSWERS.some((name) => marks.has(name)))
  const dateless = isHiring && isOwn ? news.invitation : undefined
  const invitation = dateless ?? (dated && [...subject, ...body].find(({ text }) => text === dated.quote))
  return { ...news, invitation, offer: news.offer ?? (invitation ? undefined : news.hint) }
}

/** In alerts and newsletters only what is about an application of the reader counts. Employers also recommend their job alerts, once. */
function isForReader(news: News, { subject, body, isTied, dated }: Evidence): boolean {
  const { refusal, offer, invitation, request, confirmation } = news
  const sentences = [...body, ...subject]
  // An employer of an application of the reader asks for a day and a time.
  if (isTied && dated && invitation?.isQuestion) return true
  const has = (name: HiringWord) => sentences.some(({ marks }) => marks.has(name))
  const isThanked = confirmation && (confirmation.marks.has('thanks') || confirmation.marks.has('received'))
  const told = refusal ?? (has('outreach') ? undefined : (offer ?? request))
  // Headlines of newsletters are in the subject: 'Rejection, follow-up, interview: our advice'.
  const isOwn = sentences.some(({ marks }) => marks.has('application') && (told === refusal || marks.has('you')))
  if (!isThanked && !(told && body.includes(told) && isOwn)) return false
  const isMany = sentences.filter(({ marks }) => marks.has('bulk') || marks.has('outreach')).length > 1
  return (refusal ?? offer ?? invitation ?? request ?? (isMany ? undefined : confirmation)) !== undefined
}

/** 'All the best, Dana' ends any email. */
const SIGN_OFF = 5

function strongestOf(news: News, { body, subject, dated, isTied }: Evidence, weight: number): Decision | undefined {
  const { refusal, offer, invitation, request, confirmation } = news
  const sentences = [...body, ...subject]
  // Nothing is believed of an email that looks like fraud; one that says nothing else is judged by what it is about.
  if (weight >= DOUBT) {
    const said = refusal ?? offer ?? invitation ?? request ?? confirmation
    return said && { kind: null, sentence: said }
  }
  if (refusal) return { kind: offer || (invitation && dated) ? null : 'rejection', sentence: refusal }
  // A stranger who wants to go on in a messenger and names no application invites nobody.
  const isLured = invitation && weight > 0 && !isTied && !sentences.some(({ marks }) => marks.has('application'))
  if ((offer && weight > 0) || isLured) return { kind: null, sentence: offer ?? invitation ?? request }
  if (offer) return { kind: 'offer', sentence: offer }
  // Bad news of unknown kind.
  const sorry = sentences.find((one) => isStated(one, 'sorry') && !one.marks.has('delay') && !one.marks.has('harmlessNot'))
  const farewells = sentences.filter(({ marks }) => marks.has('farewell'))
  const [farewell] = farewells
  if (sorry && farewell && !dated) return { kind: invitation || request ? null : 'rejection', sentence: sorry }
  const goodbye = farewells.find(({ words }) => words.length > SIGN_OFF)
  if (invitation && goodbye && !dated) return { kind: null, sentence: goodbye }
  if (invitation) return { kind: 'interview', sentence: invitation }
  if (request) return { kind: 'request', sentence: request }
  return (
    confirmation && {
      kind: sorry || body.some(isUnderWay) || findLeftover(body, confirmation) ? null : 'confirmation',
      sentence: confirmation,
    }
  )
}

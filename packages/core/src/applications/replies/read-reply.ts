import { type Appointment, findAppointments } from './appointments.ts'
import { dayContext } from './calendar-days.ts'
import { MAX_QUOTE_CHARS, type ReplyKind, type ReplyWarning } from './constants.ts'
import { findDeadline } from './deadlines.ts'
import { decide, isEmpty, type News } from './decide.ts'
import { settle } from './likely/settle.ts'
import { MAX_LINE, type Mail, ownLines, sentencesOf } from './mail-text.ts'
import { matterOf } from './matter.ts'
import { findOutcomeOfRival } from './pairs.ts'
import { readSentences, type Sentence } from './sentences.ts'
import { isRequestFor, isStated, statementsOf } from './statements.ts'
import { findWarnings, isFromDepartment } from './warnings.ts'

/**
 * `kind` null: the mail says nothing that we understand, and the person chooses. `quote` is the sentence that says so. `appointments` of an
 * interview are its dates, those of a request or an offer the day until which it wants an answer.
 */
export type Reading = { kind: ReplyKind | null; quote: string; appointments: Appointment[]; warnings: ReplyWarning[] }

/** Longer than any mail that a person wrote. */
const MAX_SENTENCES = 300
/** The subject of an answer repeats an earlier matter. */
const ANSWER = /^\s*(?:re|aw|sv|antw|antwort|rif|res|ref|odp)\s*:/i
/** Without one of these nobody is invited. */
const HIRING = ['hiring', 'application', 'interview', 'job', 'test', 'stage', 'choose'] as const

/**
 * What a mail says, and the sentence that says so. `isTied`: it is from an employer of an application of the reader, by its sender or what it
 * names; `isNamed`: it names at least a title or a company of one. `names`: those titles and companies, whose words mean nothing here.
 */
export function readReply(mail: Mail, now: Date, isTied = false, isNamed = isTied, names: readonly string[] = []): Reading {
  const { title, texts, subject, body } = subjectAndBody(mail, names)
  const sentences = [...body, ...subject]
  const isAnswer = ANSWER.test(title)
  const isDepartment = isFromDepartment(mail.from)
  const isHiring = isDepartment || sentences.some(({ marks }) => HIRING.some((name) => marks.has(name)))
  // Without a sender it was pasted by somebody who takes it for an answer.
  const isExpected = isTied || mail.from.trim() === ''
  const warnings = findWarnings(mail.from, sentences)
  // Employers also sell: without a word about work they ask customers.
  const isProposed = isTied && isHiring && body.some(asksForTime)
  const appointments =
    isProposed || (isHiring && sentences.some(isMeeting))
      ? findAppointments(title ? [title, ...texts] : texts, mail.sentAt, now)
      : []
  const dated = appointments.find(({ time }) => time !== null)
  const decision = decide({
    ...{ subject, body, isAnswer, isHiring, warnings, isExpected, isTied, isNamed, isFromDepartment: isDepartment },
    matter: matterOf(subject, body, isTied || isAnswer || isDepartment),
    news: withArrival(newsOf(body, isAnswer ? [] : subject, isTied, isProposed ? dated?.quote : undefined), body, subject),
    dated,
  })
  const { kind, sentence } = settle(decision, { subject, body, isTied, isWarned: warnings.length > 0 })
  return {
    ...{ kind, warnings, quote: (sentence?.text ?? '').slice(0, MAX_QUOTE_CHARS) },
    appointments:
      kind === 'interview'
        ? appointments
        : kind === 'request' || kind === 'offer'
          ? findDeadline(body, dayContext(texts, mail.sentAt, now))
          : [],
  }
}

/** The sentences of a mail, with what their words mean. `names` mean nothing in it. */
export function subjectAndBody(mail: Mail, names: readonly string[]) {
  const title = mail.subject.slice(0, MAX_LINE).trim()
  const texts = sentencesOf(ownLines(mail.text)).slice(0, MAX_SENTENCES)
  const sentences = readSentences(title ? [...texts, title] : texts, names)
  return { title, texts, body: sentences.slice(0, texts.length), subject: sentences.slice(texts.length) }
}

const isMeeting = ({ marks, isQuestion }: Sentence) =>
  marks.has('interview') || marks.has('meeting') || marks.has('meet') || (isQuestion && marks.has('arrange'))

/** A question of an employer that is about neither papers nor what was before: with a day and a time it asks to meet. */
const asksForTime = ({ isQuestion, marks }: Sentence) => isQuestion && !NO_MEETING.some((name) => marks.has(name))
const NO_MEETING = ['document', 'missing', 'past', 'applicant', 'sorry', 'delay', 'otherMatter', 'received'] as const

/** 'Received, thank you' under 'Your application': what arrived is named in the subject alone. */
function withArrival(news: News, body: readonly Sentence[], subject: readonly Sentence[]): News {
  if (!isEmpty(news) || !subject.some(({ marks }) => marks.has('application') || marks.has('job'))) return news
  const arrived = body.find(
    (one) => isStated(one, 'received') && !one.isQuestion && !ARRIVED_NOT.some((name) => one.marks.has(name)),
  )
  return arrived ? { confirmation: arrived } : news
}
const ARRIVED_NOT = [
  'not',
  'applicant',
  'pending',
  'otherMatter',
  'bulk',
  'sorry',
  'refuse',
  'gone',
  'offer',
  'contract',
] as const

/**
 * The first sentence for each thing that is said. A subject that asks is a headline: 'Is your CV up to date?' `dated`: the sentence of an
 * appointment with a time.
 */
function newsOf(body: readonly Sentence[], subject: readonly Sentence[], isTied: boolean, dated: string | undefined): News {
  const news: News = {}
  for (const [at, sentence] of body.entries()) {
    const statements = statementsOf(sentence)
    for (const statement of statements) news[statement] ??= sentence
    if (statements.length === 0 && isRequestFor(sentence, body[at - 1])) news.request ??= sentence
  }
  for (const sentence of subject)
    for (const statement of statementsOf(sentence)) if (statement !== 'request') news[statement] ??= sentence
  if (!isTied) return news
  news.invitation ??= body.find((sentence) => asksForTime(sentence) && sentence.text === dated)
  // Whoever still asks for something has not decided.
  if (!news.invitation && !news.request && !news.offer) news.refusal ??= findOutcomeOfRival([...body, ...subject])
  return news
}

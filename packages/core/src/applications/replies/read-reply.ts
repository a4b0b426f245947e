import { type Appointment, findAppointments } from './appointments.ts'
import { MAX_QUOTE_CHARS, type ReplyKind, type ReplyWarning } from './constants.ts'
import { MAX_LINE, type Mail, ownLines, sentencesOf } from './mail-text.ts'
import { matterOf } from './matter.ts'
import { isUnderstood, readSentences, type Sentence } from './sentences.ts'
import { isStated, type Statement, statementsOf } from './statements.ts'
import { findWarnings, isFromDepartment } from './warnings.ts'

/** `kind` null: the mail says nothing that we understand, and the person chooses. `quote` is the sentence that says so. */
export type Reading = { kind: ReplyKind | null; quote: string; appointments: Appointment[]; warnings: ReplyWarning[] }

/** Longer than any mail that a person wrote. */
const MAX_SENTENCES = 300
/** The subject of an answer repeats an earlier matter. */
const ANSWER = /^\s*(?:re|aw|sv|antw|antwort|rif|res|ref|odp)\s*:/i

/** How much a warning weighs: from `DOUBT` on nothing good is proposed, from `FRAUD` on the email is taken for none of an employer's. */
const WEIGHTS: Readonly<Record<ReplyWarning, number>> = { money: 2, credentials: 2, identity: 1, messenger: 1, sender: 2 }
const DOUBT = 2
const FRAUD = 3

/** Without one of these nobody is invited to an interview. */
const HIRING = ['hiring', 'application', 'interview', 'job', 'test', 'stage', 'choose'] as const

type News = Partial<Record<Statement, Sentence>>

export function readReply(mail: Mail, now: Date): Reading {
  const title = mail.subject.slice(0, MAX_LINE).trim()
  const texts = [...sentencesOf(ownLines(mail.text)), ...(title ? [title] : [])].slice(-MAX_SENTENCES)
  const sentences = readSentences(texts)
  const body = title ? sentences.slice(0, -1) : sentences
  const subject = title ? sentences.slice(-1) : []
  const isAnswer = ANSWER.test(title)
  const all = isAnswer ? body : sentences
  const matter = matterOf(subject, body)
  const warnings = findWarnings(mail.from, sentences)

  const news: News = {}
  // A subject that asks is a headline: 'Is your CV up to date?'
  for (const sentence of all)
    for (const statement of statementsOf(sentence))
      if (statement !== 'request' || body.includes(sentence)) news[statement] ??= sentence
  // Hairdressers and sellers also make appointments.
  const isHiring = isFromDepartment(mail.from) || sentences.some(({ marks }) => HIRING.some((name) => marks.has(name)))
  const hasMeeting = sentences.some(
    ({ marks, isQuestion }) =>
      marks.has('interview') || marks.has('meeting') || marks.has('meet') || (isQuestion && marks.has('arrange')),
  )
  const appointments =
    isHiring && hasMeeting ? findAppointments([...texts.slice(-1), ...texts.slice(0, -1)], mail.sentAt, now) : []
  const dated = appointments.find(({ time }) => time !== null)
  const first = (
    name: 'bulk' | 'outreach' | 'otherMatter' | 'autoReply' | 'withdrawn' | 'farewell' | 'courtesy' | 'smallPrint',
  ) => sentences.find(({ marks }) => marks.has(name))
  const answer = (kind: ReplyKind | null, sentence?: Sentence, dates: Appointment[] = []): Reading => ({
    ...{ kind, appointments: dates, warnings },
    quote: (sentence?.text ?? '').slice(0, MAX_QUOTE_CHARS),
  })

  if (matter === 'other') return answer('noise', first('otherMatter'))
  if (matter === 'unclear') return answer(null, first('otherMatter'))
  const isSilent = Object.keys(news).length === 0
  const aside = (isSilent ? first('autoReply') : subject.find(({ marks }) => marks.has('autoReply'))) ?? first('withdrawn')
  if (aside) return answer('message', aside)
  const weight = warnings.reduce((sum, warning) => sum + WEIGHTS[warning], 0)
  if (weight >= FRAUD)
    return answer('noise', sentences.find(({ marks }) => marks.has('money') || marks.has('credentials')) ?? body[0])
  const { refusal, request, confirmation } = news
  const invitation = (isHiring ? news.invitation : undefined) ?? (dated && sentences.find(({ text }) => text === dated.quote))
  const offer = news.offer ?? (invitation ? undefined : news.hint)
  if (matter === 'bulk') {
    const isThanked = confirmation && (confirmation.marks.has('thanks') || confirmation.marks.has('received'))
    const isAddressed =
      isThanked ||
      ((refusal ?? (first('outreach') ? undefined : (offer ?? request))) &&
        sentences.some(({ marks }) => marks.has('application')))
    // Employers also recommend their job alerts, once.
    const isMany = sentences.filter(({ marks }) => marks.has('bulk') || marks.has('outreach')).length > 1
    const isAnswered = refusal ?? offer ?? invitation ?? request ?? (isMany ? undefined : confirmation)
    if (!isAddressed || !isAnswered) return answer('noise', first('outreach') ?? first('bulk'))
  }
  if (refusal) return offer || (invitation && dated) ? answer(null, refusal) : answer('rejection', refusal)
  if (weight >= DOUBT || (offer && weight > 0)) return answer(null, offer ?? invitation ?? request)
  if (offer) return answer('offer', offer)
  const sorry = sentences.find((one) => isStated(one, 'sorry') && !one.marks.has('delay') && !one.marks.has('harmlessNot'))
  const farewell = first('farewell')
  if (sorry && farewell && !dated) return answer(invitation || request ? null : 'rejection', sorry)
  if (invitation) return farewell && !dated ? answer(null, farewell) : answer('interview', invitation, appointments)
  if (request) return answer('request', request)
  if (confirmation) return answer(sorry ? null : 'confirmation', confirmation)
  const aloof = (isAnswer && first('courtesy')) || sentences.find(({ marks }) => marks.has('harmlessNot') && marks.has('decide'))
  if (aloof) return answer('message', aloof)
  const isOwn = body.find(({ marks }) => marks.has('application') && marks.has('you'))
  if (isOwn && matter === 'application') return answer('message', isOwn)
  const isForeign = matter === 'unknown' && body.length > 1 && isUnderstood(sentences)
  return isForeign || first('smallPrint') ? answer('noise', first('smallPrint') ?? body[0]) : answer(null)
}

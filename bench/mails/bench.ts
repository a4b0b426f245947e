import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Appointment } from '@jobapply/core/applications/replies/appointments'
import type { ReplyKind } from '@jobapply/core/applications/replies/constants'
import { innerMail, isOfForwarder } from '@jobapply/core/applications/replies/mail-text'
import { chooseMatch, isFromEmployer, type Known, namesOf, rankApplications } from '@jobapply/core/applications/replies/match'
import { readReply } from '@jobapply/core/applications/replies/read-reply'
import { judgeMail, judgeTie, type Labels, type Prediction } from './judge-mails.ts'

/**
 * Reads judged emails: `npm run bench -- mails --set FILE --out FILE [--wrong]`. A line of the set is
 * `{id, lang, class?, from, subject, sent, text, labels}`, a line of the output `{id, about, kind, company, title, when, warnings, quote}`.
 * An email can belong to any application that the set names. `bench/mails/blind.jsonl` was written before the rules and is judged by its
 * totals alone; `bench/mails/own.jsonl` is what the rules are made with. Expect wrong proposals of at most 2 % and no wrong tie.
 */
type Line = {
  id: string
  lang: string
  class?: string
  from: string
  subject: string
  sent: string
  text: string
  labels: Labels
}

const { values } = parseArgs({
  options: { set: { type: 'string' }, out: { type: 'string' }, wrong: { type: 'boolean' } },
})
const { set, out } = values
if (!set || !out) throw new Error('Say which emails to read and where to write: --set FILE --out FILE [--wrong]')

const KINDS: Record<ReplyKind, Prediction['kind']> = {
  ...{ interview: 'invitation', rejection: 'refusal', offer: 'offer', confirmation: 'confirmation', noise: 'other' },
  ...{ request: 'request', message: 'other' },
}
const lines = readFileSync(set, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Line)
const applications = new Map<string, Known>()
for (const { labels, sent } of lines) {
  const { about, company, title } = labels
  if (!about || !company) continue
  const id = `${company} / ${title ?? ''}`
  applications.set(id, {
    ...{ id, company, job_title: title ?? '', isOpen: true },
    appliedAt: new Date(Date.parse(sent) - 7 * 86_400_000),
  })
}
const known = [...applications.values()]
const started = performance.now()
const predictions = lines.map(predict)
const milliseconds = performance.now() - started
writeFileSync(out, predictions.map((one) => `${JSON.stringify(one)}\n`).join(''))

const table = new Map<string, Record<string, number>>()
const count = (row: string, column: string) => {
  const counts = table.get(row) ?? {}
  table.set(row, { ...counts, [column]: (counts[column] ?? 0) + 1 })
}
for (const [index, line] of lines.entries()) {
  const given = predictions[index] as Prediction
  const verdict = judgeMail(line.labels, given)
  for (const row of ['all', `class ${line.class ?? line.labels.kind}`, `lang ${line.lang}`]) count(row, verdict)
  const tie = judgeTie(line.labels, given)
  if (tie) count('tie', tie)
  if (line.labels.warning) count('warning (phishing)', given.warnings.length > 0 ? 'right' : 'none')
  else if (line.labels.about) count('warning (employers)', given.warnings.length > 0 ? 'wrong' : 'right')
  if (values.wrong && (verdict !== 'right' || tie === 'wrong'))
    console.log(verdict, tie ?? '', line.id, line.labels.kind, given.kind, given.company ?? '', `| ${given.quote}`)
}
console.log(`${lines.length} emails in ${milliseconds.toFixed(0)} ms`)
console.log(`${''.padEnd(26)} right  none  wrong  wrong status`)
for (const [row, counts] of table)
  console.log(row.padEnd(26), ...['right', 'none', 'wrong', 'wrong status'].map((one) => String(counts[one] ?? 0).padStart(5)))

function predict({ id, from, subject, sent, text }: Line): Prediction {
  const sentAt = new Date(sent)
  const whole = { from, subject, sentAt, text }
  const nothing = { company: null, title: null, when: [], warnings: [], quote: '' }
  if (isOfForwarder(whole)) return { id, about: null, kind: null, ...nothing }
  const mail = innerMail(whole)
  const ranked = rankApplications(mail, known)
  const tied = chooseMatch(ranked)
  const reading = readReply(
    mail,
    new Date(sentAt.getTime() + 3_600_000),
    isFromEmployer(ranked),
    ranked.length > 0,
    namesOf(ranked),
  )
  const isAbout = reading.kind === null || reading.kind === 'message' ? null : reading.kind !== 'noise'
  const match = isAbout === false ? null : tied
  return {
    id,
    about: isAbout,
    kind: reading.kind && KINDS[reading.kind],
    company: match?.company ?? null,
    title: match?.job_title || null,
    when: reading.kind === 'interview' ? reading.appointments.map(show) : [],
    warnings: reading.warnings,
    quote: reading.quote,
  }
}

function show({ day, time, zone }: Appointment): string {
  if (!day) return 'ask'
  return time ? `${day} ${time} ${zone ?? '?'}` : `${day} ?`
}

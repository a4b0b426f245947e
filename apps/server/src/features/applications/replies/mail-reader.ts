import { MAX_MAIL_CHARS } from '@jobapply/core/applications/replies/constants'
import { z } from 'zod'
import { createPool, type Limits, type Pool } from '#platform/sandbox/pool'
import type { MailQuestion } from './mail-process.ts'

const PROGRAM = { name: 'mail-reader', source: 'features/applications/replies/mail-process', packages: [] }
const LIMITS: Limits = {
  milliseconds: 3_000,
  patience: 30_000,
  heapMegabytes: 192,
  megabytes: 320,
  restedMegabytes: 140,
  questions: 200,
  idleMilliseconds: 60_000,
  queue: 40,
  helpers: 1,
}

/** What PostgreSQL and JSON can hold. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed()
const text = (max: number) => z.string().max(max).transform(clean)
const fileMail = z.object({
  from: z.string().transform((from) => clean(from.slice(0, 500))),
  subject: z.string().transform((subject) => clean(subject.slice(0, 500))),
  sentAt: z.date().nullable(),
  text: text(MAX_MAIL_CHARS),
  /** With the addresses of its links. */
  linked: text(256 * 1024),
  calendar: text(100_000).nullable(),
})
export type FileMail = z.output<typeof fileMail>

let shared: Pool | undefined

/** Reads an `.eml` file in a helper process; null: it is none, or took too much. Fails with a BusyError. */
export async function readMailFile(file: Pick<Blob, 'bytes'>, signal?: AbortSignal): Promise<FileMail | null> {
  shared ??= createPool(PROGRAM, LIMITS)
  const question = async (): Promise<MailQuestion> => ({ bytes: await file.bytes() })
  const result = await shared.ask(question, fileMail.nullable(), signal)
  if (!('answer' in result) || !result.answer) return null
  const { from, subject, text: body } = result.answer
  return from === '' && subject === '' && body.trim() === '' ? null : result.answer
}

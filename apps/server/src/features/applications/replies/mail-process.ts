import { MAX_MAIL_CHARS } from '@jobapply/core/applications/replies/constants'
import { plausibleDate } from '@jobapply/core/applications/replies/mail-text'
import { htmlToText } from '@jobapply/core/jobs/fields/html-text'
import PostalMime from 'postal-mime'
import { serveQuestions } from '#platform/sandbox/serve-questions'
import { linkedHtml } from './linked-html.ts'

export type MailQuestion = { bytes: Uint8Array }

const CALENDAR_CHARS = 100_000
const MAX_LINKED_CHARS = 256 * 1024
const LIMITS = { maxNestingDepth: 30, maxHeadersSize: 1_000_000, attachmentEncoding: 'arraybuffer' } as const

/** The helper process that reads mail files. */
serveQuestions(async ({ bytes }: MailQuestion) => {
  // It fails where parts are nested too deep or the head is too long; such a file is no mail to us.
  const mail = await PostalMime.parse(bytes, LIMITS).catch(() => null)
  if (!mail) return null
  const html = (mail.html ?? '').slice(0, 1_000_000)
  const plain = mail.text?.trim() ?? ''
  const text = plain || htmlToText(html)
  const invitation = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content
  const { name = '', address = '' } = mail.from ?? {}
  return {
    from: address ? `${name} <${address}>`.trim() : name,
    subject: mail.subject ?? '',
    sentAt: plausibleDate(mail.date ?? ''),
    text: text.slice(0, MAX_MAIL_CHARS),
    linked: (plain.includes('://') ? plain : htmlToText(linkedHtml(html))).slice(0, MAX_LINKED_CHARS),
    calendar: invitation ? textOf(invitation).slice(0, CALENDAR_CHARS) : null,
  }
})

const textOf = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

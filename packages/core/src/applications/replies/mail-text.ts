import { fold } from '@jobapply/language/fold'
import { splitSentences } from '@jobapply/language/sentences'
import { MAX_MAIL_CHARS } from './constants.ts'

/** A mail as it was pasted or read from a file. */
export type Mail = { from: string; subject: string; sentAt: Date | null; text: string }

const FROM = 'from von de van da fran expediteur remetente mittente afzender'.split(' ')
const SUBJECT = 'subject betreff objet asunto onderwerp assunto oggetto amne'.split(' ')
const DATE = 'date sent gesendet datum fecha verzonden envoye enviado data inviato skickat'.split(' ')
const RECEIVER = 'to an para aan cc a til till kopia kopie bcc'.split(' ')
const HEADERS = new Set([...FROM, ...SUBJECT, ...DATE, ...RECEIVER])
const FORWARDED =
  /^-*>? ?(?:begin |debut du |anfang der |inizio )?(?:forwarded message|weitergeleitete[nr]? nachricht|message transfere|mensaje reenviado|doorgestuurd bericht|messaggio inoltrato|mensagem (?:encaminhada|reencaminhada)|vidarebefordrat (?:meddelande|mejl))/
/** Subjects of forwarded emails. */
const FORWARD = /^\s*(?:fwd?|wg|tr|rv|enc|doorst|vs|vb|i|inoltro|reenv)\s*:/i
const HEADER_CHARS = 1_000

/** 'Betreff: Ihre Bewerbung' as its folded name and its value. */
function headerOf(line: string): { name: string; value: string } | undefined {
  const colon = line.indexOf(':')
  if (colon < 1 || colon > 14) return undefined
  const name = fold(line.slice(0, colon)).replaceAll('*', '').trim()
  return HEADERS.has(name)
    ? {
        name,
        value: line
          .slice(colon + 1)
          .replaceAll('*', '')
          .trim(),
      }
    : undefined
}

/** Pasted text: header lines at its top, or below the line of a forwarded mail, are read and taken off. */
export function readPastedMail(pasted: string): Mail {
  const lines = linesOf(pasted.replace(/\r\n?/g, '\n'))
  return readHeaders(lines, findForward(lines) + 1)
}

const linesOf = (text: string) => text.slice(0, MAX_MAIL_CHARS).split('\n')

/** Forwarded and quoted emails begin within this many lines. */
const MAX_LINES = 4_000
const findForward = (lines: readonly string[]) =>
  lines.slice(0, MAX_LINES).findIndex((line) => FORWARDED.test(fold(line.slice(0, 200))))

function readHeaders(lines: readonly string[], from: number): Mail {
  let at = from
  const mail: Mail = { from: '', subject: '', sentAt: null, text: '' }
  while (at < lines.length && lines[at]?.trim() === '') at += 1
  for (; at < lines.length; at += 1) {
    const header = headerOf((lines[at] ?? '').trim().slice(0, HEADER_CHARS))
    if (!header) break
    if (FROM.includes(header.name)) mail.from = header.value
    else if (SUBJECT.includes(header.name)) mail.subject = header.value
    else if (DATE.includes(header.name) && header.value) mail.sentAt = readHeaderDate(header.value)
  }
  return { ...mail, text: lines.slice(at).join('\n') }
}

/** More of one's own above a forwarded email makes it an enclosure. */
const MAX_NOTE = 200

/** Of a forwarded email the one inside, with its own sender and subject; of all others the email itself. */
export function innerMail(mail: Mail): Mail {
  const lines = linesOf(mail.text)
  const marked = findForward(lines)
  const at = marked >= 0 ? marked : lines.slice(0, MAX_LINES).findIndex((_, index) => startsHeaders(lines, index))
  const note = lines.slice(0, Math.max(at, 0)).join('').trim().length
  if (at < 0 || note > (marked >= 0 || FORWARD.test(mail.subject) ? MAX_NOTE : 0)) return mail
  const inner = readHeaders(lines, marked >= 0 ? at + 1 : at)
  return { ...inner, from: inner.from || mail.from, subject: inner.subject || mail.subject, sentAt: inner.sentAt ?? mail.sentAt }
}

/** A greeting is within this many characters. */
const MAX_GREETING = 120

/** A friend forwards what was written to the friend, with a word about it: the email inside greets whoever forwards it. */
export function isOfForwarder(mail: Mail): boolean {
  const inner = innerMail(mail)
  if (inner === mail || inner.from === mail.from) return false
  const lines = linesOf(mail.text)
  const hasNote = lines.slice(0, MAX_LINES).find((line) => line.trim() !== '')
  const [name = ''] = wordsOf(mail.from.slice(0, MAX_GREETING))
  if (!hasNote || startsForward(hasNote) || name.length < 3) return false
  return wordsOf(inner.text.trim().slice(0, MAX_GREETING)).includes(name)
}
const startsForward = (line: string) =>
  FORWARDED.test(fold(line.slice(0, 200))) || headerOf(line.trim().slice(0, HEADER_CHARS)) !== undefined
const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Two header lines of different kinds, one below the other, are the head of an earlier email. */
function startsHeaders(lines: readonly string[], at: number): boolean {
  const [one, two] = [headerOf((lines[at] ?? '').trim()), headerOf((lines[at + 1] ?? '').trim())]
  return one !== undefined && two !== undefined && FROM.includes(one.name) && one.name !== two.name
}

/** Only forms that name day, month and year without doubt; '03/12/2026' does not. */
function readHeaderDate(value: string): Date | null {
  const isClear =
    /\b\d{4}-\d{2}-\d{2}\b/.test(value) || /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i.test(value)
  return isClear ? plausibleDate(value) : null
}

/** When an email says that it was sent. Senders write what they like, and a year of five digits is no day of ours. */
export function plausibleDate(value: string): Date | null {
  const at = new Date(value)
  const year = at.getUTCFullYear()
  return year >= 1990 && year <= 2100 ? at : null
}

const QUOTE_HEADS = [
  /^-+ ?(?:original message|ursprungliche nachricht|message d'origine|mensaje original|oorspronkelijk bericht|messaggio originale|mensagem original|ursprungligt meddelande)/,
  /^(?:on|am|le|el|op|il|em|den) .{0,200}(?:wrote|schrieb.{0,100}|a ecrit|escribio|schreef.{0,100}|ha scritto|escreveu|skrev.{0,100}) ?:$/,
]
export const MAX_LINE = 2_000
const HEAD_CHARS = 400

/** Mail programs wrap 'On Friday Ann Berg wrote:' onto a second line. */
function isQuoteHead(lines: readonly string[], at: number): boolean {
  const line = fold((lines[at] ?? '').trim().slice(0, HEAD_CHARS))
  if (line === '') return false
  if (QUOTE_HEADS.some((head) => head.test(line))) return true
  if (!/^(?:on|am|le|el|op|il|em|den) /.test(line)) return false
  const two = `${line} ${fold((lines[at + 1] ?? '').trim().slice(0, HEAD_CHARS))}`
  return QUOTE_HEADS.some((head) => head.test(two))
}

/** The writer's own words, without quoted emails and signatures. */
export function ownLines(text: string): string[] {
  const own: string[] = []
  const lines = linesOf(text)
  for (const [at, line] of lines.slice(0, MAX_LINES).entries()) {
    if (line.trimEnd() === '--' || isQuoteHead(lines, at) || startsHeaders(lines, at)) break
    if (!line.startsWith('>')) own.push(line.trim().slice(0, MAX_LINE))
  }
  return own
}

/** Lines that a mail program has wrapped are one paragraph again. */
function unwrap(lines: readonly string[]): string[] {
  const paragraphs: string[] = []
  let isOpen = false
  let mayGoOn = false
  for (const line of lines) {
    const goesOn = isOpen || (mayGoOn && /^\p{Ll}/u.test(line))
    if (goesOn && line !== '') paragraphs.push(`${paragraphs.pop() ?? ''} ${line}`.slice(0, MAX_LINE))
    else if (line !== '') paragraphs.push(line)
    const isWhole = line === '' || '.!?:'.includes(line.at(-1) ?? '')
    isOpen = line.length >= WRAPPED && !isWhole
    mayGoOn = line.length >= WRAPPED_EARLY && !isWhole
  }
  return paragraphs
}
const WRAPPED = 55
/** Shorter lines go on where the next one begins with a small letter. */
const WRAPPED_EARLY = 30

/** Sentences in their own spelling. Never more than the text is long. */
export const sentencesOf = (lines: readonly string[]): string[] => unwrap(lines).flatMap(splitSentences)

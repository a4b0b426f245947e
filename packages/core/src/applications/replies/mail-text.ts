import { fold } from '@jobapply/language/fold'
import { MAX_MAIL_CHARS } from './constants.ts'

/** A mail as it was pasted or read from a file. */
export type Mail = { from: string; subject: string; sentAt: Date | null; text: string }

const HEADER =
  /^(from|von|de|van|subject|betreff|objet|asunto|onderwerp|date|sent|gesendet|datum|fecha|verzonden|to|an|para|aan|cc):\s?(.*)$/
const FROM = ['from', 'von', 'de', 'van']
const SUBJECT = ['subject', 'betreff', 'objet', 'asunto', 'onderwerp']
const DATE = ['date', 'sent', 'gesendet', 'datum', 'fecha', 'verzonden']
const FORWARDED = /^-+ ?(?:forwarded message|weitergeleitete nachricht|message transfere|mensaje reenviado|doorgestuurd bericht)/

/** Pasted text: header lines at its top, or below the line of a forwarded mail, are read and taken off. */
export function readPastedMail(pasted: string): Mail {
  const lines = pasted.slice(0, MAX_MAIL_CHARS).replace(/\r\n?/g, '\n').split('\n')
  const forwarded = lines.findIndex((line) => FORWARDED.test(fold(line)))
  let at = forwarded + 1
  const mail: Mail = { from: '', subject: '', sentAt: null, text: '' }
  while (at < lines.length && lines[at]?.trim() === '') at += 1
  for (; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? ''
    const [, name = '', folded = ''] = HEADER.exec(fold(line.slice(0, 1_000))) ?? []
    if (name === '') break
    const value = line.slice(line.indexOf(':') + 1).trim()
    if (FROM.includes(name)) mail.from = value
    else if (SUBJECT.includes(name)) mail.subject = value
    else if (DATE.includes(name) && folded) mail.sentAt = readHeaderDate(value)
  }
  return { ...mail, text: lines.slice(at).join('\n') }
}

/** Only forms that name day, month and year without doubt; '03/12/2026' does not. */
function readHeaderDate(value: string): Date | null {
  const isClear =
    /\b\d{4}-\d{2}-\d{2}\b/.test(value) || /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i.test(value)
  const at = isClear ? new Date(value) : new Date(Number.NaN)
  return Number.isNaN(at.getTime()) ? null : at
}

const QUOTE_HEADS = [
  /^-+ ?(?:original message|ursprungliche nachricht|message d'origine|mensaje original|oorspronkelijk bericht)/,
  /^(?:on|am|le|el|op) .{0,200}(?:wrote|schrieb.{0,100}|a ecrit|escribio|schreef.{0,100}) ?:$/,
]
export const MAX_LINE = 2_000

/** The writer's own words, without quoted emails and signatures. */
export function ownLines(text: string): string[] {
  const own: string[] = []
  for (const line of text.slice(0, MAX_MAIL_CHARS).split('\n')) {
    const folded = fold(line.trim().slice(0, 400))
    if (line.trimEnd() === '--' || QUOTE_HEADS.some((head) => head.test(folded))) break
    if (!line.startsWith('>')) own.push(line.trim().slice(0, MAX_LINE))
  }
  return own
}

/** Lines that a mail program has wrapped are one paragraph again. */
function unwrap(lines: readonly string[]): string[] {
  const paragraphs: string[] = []
  let isOpen = false
  for (const line of lines) {
    if (isOpen && line !== '') paragraphs.push(`${paragraphs.pop() ?? ''} ${line}`.slice(0, MAX_LINE))
    else if (line !== '') paragraphs.push(line)
    isOpen = line.length >= WRAPPED && !'.!?:'.includes(line.at(-1) ?? '')
  }
  return paragraphs
}
const WRAPPED = 55

const MONTHS_AFTER_DOT =
  /^(?:jan|feb|mar|apr|mai|may|mei|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|abr|ago|dic|fev|avr|jui|aou|de )/
const ABBREVIATIONS =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|sr|sra|mme|m|a|p|z|b|h|st|nr|no|bzw|ca|nov|dec|dez|jan|feb|approx|e\.g|i\.e)$/

/** Sentences in their own spelling. Never more than the text is long. */
export function sentencesOf(lines: readonly string[]): string[] {
  return unwrap(lines).flatMap((paragraph) => {
    const sentences: string[] = []
    let from = 0
    for (const { index, 0: mark } of paragraph.matchAll(/[.!?…]["”»)]?\s/g)) {
      const end = index + mark.length
      const before = fold(paragraph.slice(Math.max(from, index - 12), index))
      const after = fold(paragraph.slice(end, end + 12))
      const isDate = mark.startsWith('.') && /\d$/.test(before) && (MONTHS_AFTER_DOT.test(after) || /^[,\d]/.test(after))
      if (isDate || (mark.startsWith('.') && ABBREVIATIONS.test(before)) || /^[a-z]\W/.test(after)) continue
      sentences.push(paragraph.slice(from, end).trim())
      from = end
    }
    return [...sentences, paragraph.slice(from).trim()].filter((sentence) => sentence !== '')
  })
}

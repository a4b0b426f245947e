import type { Line, Link } from '#document/model'
import { findDates } from '#words/dates'
import { TLD } from '#words/domains'

/** A value, its confidence, and its source lines. */
export type Value = { text: string; confidence: number; lines: Line[] }
export const NO_VALUE: Value = { text: '', confidence: 0, lines: [] }

const MAIL = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/iu
const KNOWN_END = new RegExp(`\\.(?:${TLD})$`, 'i')
const MAIL_START = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]*$/u
const PHONE = /(?<![\p{L}\p{N}@/_.-])(?:\+\s?)?\(?\+?\d{1,15}\)?(?:[\s.\-/–‑()]{1,3}\d{1,15}\)?){0,8}(?!\d|[\p{L}@_]|[.,]\d)/gu
const PHONE_LABEL =
  /(?:phone|tel|mobile|cell|mob|handy|telefon|téléphone|teléfono|telefono|telefone|móvil|portable|cellulare|celular|telemóvel|telefoon|mobiel|fon|whatsapp|ph|t|m|p|c)\s*[.:)]?\s*(?:no\.?\s*:?)?\s*$/iu
const FAX = /fax\s*[.:]?\s*$/iu

export function findMail(lines: readonly Line[], links: readonly Link[]): Value {
  for (const [index, line] of lines.entries()) {
    const target = line.runs.find(({ link }) => link?.startsWith('mailto:'))?.link
    const linked = target && MAIL.exec(decode(target.slice(7)))?.[0]
    if (linked) return { text: linked, confidence: 0.98, lines: [line] }
    // Most lines have none, and the patterns would try each of their words.
    if (!line.text.includes('@')) continue
    const printed = MAIL.exec(line.text)?.[0]
    if (!printed) {
      const open = MAIL_START.exec(line.text)?.[0]
      const whole = open && MAIL.exec(open + (lines[index + 1]?.text.split(/\s/)[0] ?? ''))?.[0]
      if (whole) return { text: whole, confidence: isWholeMail(whole, line, '') ? 0.9 : 0.4, lines: [line] }
      continue
    }
    const next = lines[index + 1]?.text ?? ''
    const isCut =
      line.text.endsWith(printed) &&
      /^[\p{L}\p{N}.-]+$/u.test(next) &&
      (!KNOWN_END.test(printed) || next.length === 1) &&
      KNOWN_END.test(printed + next)
    const text = (isCut ? printed + next : printed).replace(/\.$/, '')
    return { text, confidence: isWholeMail(text, line, next) ? 0.97 : 0.5, lines: [line] }
  }
  const hidden = links.find(({ url }) => url.startsWith('mailto:'))
  const text = hidden && MAIL.exec(decode(hidden.url.slice(7)))?.[0]
  return text ? { text, confidence: 0.9, lines: [] } : NO_VALUE
}

/** A known end, in one letter case, and no room for more letters in the next line. */
function isWholeMail(mail: string, line: Line, next: string): boolean {
  const end = mail.slice(mail.lastIndexOf('.') + 1)
  const isFull =
    line.text.endsWith(mail) && line.right > line.edge - 0.02 * (line.edge - line.x) && /^\p{Ll}{1,4}(?:\s|$)/u.test(next)
  return KNOWN_END.test(mail) && !/\p{Ll}\p{Lu}/u.test(end) && !isFull
}

export function findPhone(lines: readonly Line[], links: readonly Link[]): Value {
  let best: Value = NO_VALUE
  for (const line of lines) {
    for (const text of line.text.split('\t')) {
      for (const match of text.matchAll(PHONE)) {
        const number = firstOf(match[0])
        const confidence = scorePhone(text, number, match.index)
        if (confidence > best.confidence) best = { text: number.trim(), confidence, lines: [line] }
      }
    }
  }
  if (best.confidence >= 0.5) return best
  const hidden = links.find(({ url }) => url.startsWith('tel:'))
  return hidden ? { text: decode(hidden.url.slice(4)), confidence: 0.9, lines: [] } : NO_VALUE
}

/** Of two numbers separated by a slash, the first. */
const firstOf = (raw: string) => {
  const [first = ''] = raw.split(/\s+\/\s+/)
  return first.replace(/\D/g, '').length >= 7 ? first : raw
}

function scorePhone(text: string, raw: string, at: number): number {
  const digits = raw.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15) return 0
  const before = text.slice(0, at)
  if (FAX.test(before) || /https?:\S*$|\w@\S*$|linkedin\S*$/i.test(before)) return 0
  const dates = findDates(raw)
  if (dates.some(({ end, at: start }) => end - start > raw.trim().length * 0.6)) return 0
  if (/^(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)\d{2}$/.test(raw.trim())) return 0
  let score = 0.5
  if (PHONE_LABEL.test(before)) score += 0.35
  if (/^\s*(?:\+|00)/.test(raw)) score += 0.3
  if (/^\s*\(?0/.test(raw) || /\(\d{2,4}\)/.test(raw)) score += 0.15
  if (/^\d{3}[-. ]\d{3}[-. ]\d{4}$/.test(raw.trim())) score += 0.25
  if (digits.length < 9 || !/[\s()./+-]/.test(raw.trim())) score -= 0.1
  if (/\b\d{5}\s+\p{Lu}/u.test(text)) score -= 0.1
  return Math.min(0.97, score)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.split('?')[0] ?? '').trim()
  } catch {
    return text.trim()
  }
}

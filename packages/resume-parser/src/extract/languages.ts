import type { ParsedResume } from '@jobapply/core/resume/schema'
import type { Line } from '#document/model'
import { isLevel, isSpokenLanguage } from '#words/language-words'
import type { Extracted } from './extracted.ts'

type Language = ParsedResume['languages'][number]

const PIECES = /\t|[,;|•·]\s*|\s{2,}/
const PAIR = /^([\p{L}][\p{L} '’-]*?)\s*(?:[:–—-]|\(|\s)\s*(.*?)\)?$/u

/** "English (native), German: B2", or a name and its level in two lines. */
export function extractLanguages(lines: readonly Line[]): Extracted<Language>[] {
  const found: Extracted<Language>[] = []
  let waiting: Extracted<Language>[] = []
  for (const line of lines) {
    const fresh: Extracted<Language>[] = []
    for (const raw of line.text.replace(/,\s*(?=[^()]*\))/g, ' ').split(PIECES)) {
      const piece = raw.trim()
      if (!piece) continue
      const language = languageOf(piece)
      if (language) fresh.push({ value: language, confidence: { name: 0.9, level: 0.85 }, lines: [line], body: [] })
      else if (isLevel(piece)) {
        const target = fresh.findLast(({ value }) => !value.level) ?? waiting.shift()
        if (target && !target.value.level) target.value.level = piece.replace(/^\(|\)$/g, '')
      }
    }
    if (fresh.length > 0) waiting = fresh.filter(({ value }) => !value.level)
    found.push(...fresh)
  }
  return found
}

function languageOf(piece: string): Language | undefined {
  if (isSpokenLanguage(piece) && !/[(:–—-]/.test(piece) && piece.split(' ').length === 1) return { name: piece, level: '' }
  const [, name = '', level = ''] = PAIR.exec(piece) ?? []
  if (isSpokenLanguage(name)) return { name: name.trim(), level: level.replace(/[()]/g, '').trim() }
  return isSpokenLanguage(piece) && piece.split(' ').length <= 3 ? { name: piece, level: '' } : undefined
}

import type { Line } from '#document/model'
import { closeMonths } from '#words/dates'

const BULLET = /^\s*(?:[•●○◦▪■□▫◆◇‣⁃∙·➢➤►▸▶✓✔❖❯→*¤§]|[-–—](?=\s)|o(?=\s{2,}|\s\p{Lu}))\s*/u
const SPACED_LETTERS = /^(?:\S{1,2}\s+){3,}\S{1,2}$/u

const FRAME_END = /(?:^|\s)[-–—=~*•·◆♦]+\s*$/u
/** Symbols used as separators. */
const DIAMOND = /(?<=\s|^)[♦◆⬥❖✦❘┃║│⋅∙⦁](?=\s|$)/gu

/** No line or link of a resume is longer; the rest is cut off, so that no pattern sees a long text (scripts/pattern-exceptions.mjs). */
export const MAX_LENGTH = 2000

/** Sets the text of each line from its runs, removes bullets and joins letter-spaced words. */
export function cleanLines(lines: Line[]): Line[] {
  return lines.flatMap((line) => {
    const [first] = line.runs
    if (first) {
      const rest = first.text.replace(BULLET, '')
      if (rest !== first.text && (rest.trim() || line.runs.length > 1)) {
        first.text = rest
        line.bullet = true
      }
    }
    let left = MAX_LENGTH
    for (const run of line.runs) {
      const text = run.text
        .slice(0, left)
        .replace(DIAMOND, '•')
        .replace(/\s+/g, (blank) => (blank.length > 1 ? '  ' : ' '))
      const closed = joinSpacedLetters(closeMonths(text))
      run.text = areNames(text) && closed.includes(' ') ? text : closed
      left -= run.text.length
    }
    if (line.bullet) stripFrame(line)
    line.runs = line.runs.filter(({ text }) => text.trim() !== '')
    if (line.runs.length === 0) return []
    line.text = joined(line).slice(0, MAX_LENGTH)
    const main = line.runs.reduce((a, b) => (b.text.length > a.text.length ? b : a))
    line.font = main.font
    line.bold = main.bold
    return line.text ? line : []
  })
}

/** Several names that only gaps divide: the gaps stay. */
const areNames = (text: string) => text.trim().split('  ').length > 2 && !/[,;|•]/.test(text) && !isSpaced(text.trim())

/** "— Education —": a mark on both sides is not a bullet. */
function stripFrame(line: Line) {
  const last = line.runs.at(-1)
  if (!last || !FRAME_END.test(last.text)) return
  last.text = joinSpacedLetters(last.text.replace(FRAME_END, ''))
  line.bullet = false
}

/** Wide gaps become tabs. */
const joined = (line: Line) => {
  let text = ''
  for (const run of line.runs) {
    const piece = run.text.replace(/\s+/g, ' ')
    const glue = text === '' ? '' : run.afterGap ? '\t' : text.endsWith(' ') || piece.startsWith(' ') ? '' : ' '
    text = (text + glue + piece).replace(/ +\t */g, '\t')
  }
  return text.replace(/ ([,;:.)])/g, '$1').trim()
}

/** Nearly all words are single letters; kerning may join a pair. */
const isSpaced = (text: string) => {
  const words = text.split(/\s+/)
  return words.filter((word) => word.length === 1).length >= 0.75 * words.length && /^[\p{L}\s&/.'’-]+$/u.test(text)
}

/** "W O R K  E X P E R I E N C E" is two words. */
export function joinSpacedLetters(text: string): string {
  const bare = text.trim()
  if (bare.length < 7 || !SPACED_LETTERS.test(bare) || !isSpaced(bare)) return text.replace(/\s+/g, ' ')
  return bare
    .split(/\s{2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}

export function bodyFont(lines: readonly Line[]): string {
  const counts = new Map<string, number>()
  for (const { runs } of lines) for (const { font, text } of runs) counts.set(font, (counts.get(font) ?? 0) + text.length)
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0])[0]
}

export function bodySize(lines: readonly Line[]): number {
  const counts = new Map<number, number>()
  for (const { runs } of lines)
    for (const { size, text } of runs) {
      const key = Math.round(size * 2) / 2
      counts.set(key, (counts.get(key) ?? 0) + text.length)
    }
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])[0]
}

/** The usual line distance, in font sizes. */
export function medianPitch(lines: readonly Line[]): number {
  const pitches: number[] = []
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    if (!above || above.block !== line.block || above.page !== line.page || Math.abs(above.size - line.size) > 0.5) continue
    const pitch = (line.y - above.y) / line.size
    if (pitch > 0.8 && pitch < 3) pitches.push(pitch)
  }
  pitches.sort((a, b) => a - b)
  return pitches[Math.floor(pitches.length * 0.35)] ?? 1.3
}

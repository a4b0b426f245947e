import { linesOf } from '#tailor/tailor'
import { verbForm } from '#text/verb-forms'
import { readWords } from '#text/words'

const MIN_WORDS = 3
const MAX_LENGTH = 300
/** Beyond real descriptions, and small enough to be read for each letter. */
const MAX_DESCRIPTION = 20_000

/** The statements of a description, one sentence each: lines that were wrapped are joined, and those that were run together are split. */
export function achievementLines(description: string | null): string[] {
  const lines: string[] = []
  for (const line of linesOf((description ?? '').slice(0, MAX_DESCRIPTION))) {
    const last = lines.at(-1)
    if (last !== undefined && isContinued(last, line)) lines[lines.length - 1] = `${last} ${line}`
    else lines.push(line)
  }
  return lines.flatMap(sentencesOf).filter(isTellable)
}

const isContinued = (line: string, next: string) =>
  !/^[•*·–-]/.test(next) &&
  (/^[a-z(&]/.test(next) || /(?:[,&]|\b(?:and|or|of|for|the|with|to|in|by))$/.test(line)) &&
  !/[.!?;:]$/.test(line)

function sentencesOf(line: string): string[] {
  const { words } = readWords(line)
  const parts: string[] = []
  let from = 0
  words.forEach((word, index) => {
    const last = words[index - 1]
    if (!last || (last.sentence === word.sentence && !isRunTogether(word.raw, word.before, last.raw, words[index + 1]?.before)))
      return
    parts.push(line.slice(from, word.from))
    from = word.from
  })
  return [...parts, line.slice(from)].map((part) => part.trim())
}

/** "… of trainees Supervised the life cycle": a past tense with a capital after a small word starts another statement. */
const isRunTogether = (raw: string, before: string, last: string, after: string | undefined) =>
  /^[A-Z][a-z]{3,20}$/.test(raw) &&
  before === ' ' &&
  after === ' ' &&
  /^[a-z]/.test(last) &&
  verbForm(raw.toLowerCase())?.tense === 'past' &&
  raw.endsWith('ed')

/** Dates in a description belong to a heading, and a line that stops in the middle of a sentence cannot be told. */
const isTellable = (line: string) =>
  line.length <= MAX_LENGTH &&
  line.split(/\s+/).length >= MIN_WORDS &&
  !/(?:19|20)\d\d\s{0,3}[–/-]/.test(line) &&
  !/[,&(]$|\b(?:and|or|of|for|the|with|to|in|by)$/.test(line)

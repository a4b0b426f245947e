/**
 * Phrases over folded words: 'a/b' is one of several words, 'select*' a beginning, '.' up to one other word, '..' up to three, '...' up to eight. ' & '
 * joins two that occur in one sentence in any order.
 */
type Step = { words: ReadonlySet<string>; beginnings: readonly string[]; gap: number }
export type Phrase = { parts: readonly Step[][] }

const GAPS: Record<string, number> = { '.': 1, '..': 3, '...': 8 }
/** 'We have not yet selected' is not 'not selected'. */
const NEVER_IN_GAPS = new Set(['yet', 'only', 'noch', 'encore', 'aun', 'todavia', 'nog'])

function toSteps(text: string): Step[] {
  const steps: Step[] = []
  let gap = 0
  for (const word of text.split(' ')) {
    const wider = GAPS[word]
    if (wider !== undefined) {
      gap = wider
      continue
    }
    const all = word.split('/')
    const beginnings = all.filter((one) => one.endsWith('*')).map((one) => one.slice(0, -1))
    steps.push({ words: new Set(all.filter((one) => !one.endsWith('*'))), beginnings, gap })
    gap = 0
  }
  return steps
}

/** One phrase a line. */
export const phrases = (table: string): Phrase[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ parts: line.split(' & ').map(toSteps) }))

const fits = ({ words, beginnings }: Step, word: string) => words.has(word) || beginnings.some((one) => word.startsWith(one))

/** Where the rest of a phrase that begins at `at` ends; -1: it is not there. */
function endOf(steps: readonly Step[], step: number, words: readonly string[], at: number): number {
  const wanted = steps[step]
  if (!wanted) return at
  for (let place = at; place <= at + wanted.gap && place < words.length; place += 1) {
    const word = words[place] ?? ''
    const end = fits(wanted, word) ? endOf(steps, step + 1, words, place + 1) : -1
    if (end >= 0) return end
    if (NEVER_IN_GAPS.has(word)) return -1
  }
  return -1
}

/** The words that a phrase takes, from the first on and without the last. */
export type Span = { from: number; to: number }

function spanOf(steps: readonly Step[], words: readonly string[]): Span | undefined {
  const [first] = steps
  if (!first) return undefined
  for (const [from, word] of words.entries()) {
    const to = fits(first, word) ? endOf(steps, 1, words, from + 1) : -1
    if (to >= 0) return { from, to }
  }
  return undefined
}

/** Each of the phrases that occurs in a sentence, once. */
export const findPhrases = (all: readonly Phrase[], words: readonly string[]): Span[] =>
  all.flatMap(({ parts }) => {
    const spans = parts.flatMap((steps) => spanOf(steps, words) ?? [])
    return spans.length < parts.length
      ? []
      : { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) }
  })

export const hasPhrase = (all: readonly Phrase[], words: readonly string[]) => findPhrases(all, words).length > 0

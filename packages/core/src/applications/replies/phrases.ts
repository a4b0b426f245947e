import { fold } from '@jobapply/language/fold'

/**
 * Phrases over folded words: 'a/b' is one of several words, 'select*' a beginning, '*gesprach' an ending, '.' up to one other word, '..' up to
 * three, '...' up to eight.
 */
type Step = { words: ReadonlySet<string>; beginnings: readonly string[]; endings: readonly string[]; gap: number }
type Phrase<Name> = { name: Name; steps: readonly Step[] }
/** Phrases by their first word, so that a text is read once however many there are. */
export type PhraseTable<Name> = {
  words: Map<string, Phrase<Name>[]>
  /** By their first letters, and by their last ones. */
  beginnings: Map<string, Phrase<Name>[]>
  endings: Map<string, Phrase<Name>[]>
}
/** The words that a phrase takes, from the first on and without the last. */
export type Span = { from: number; to: number }
export type NamedSpan<Name> = Span & { name: Name }

const GAPS: Readonly<Record<string, number>> = { '.': 1, '..': 3, '...': 8 }
/** Beginnings and endings have at least this many letters. */
const LETTERS = 2

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
    const endings = all.filter((one) => one.startsWith('*')).map((one) => one.slice(1))
    const words = new Set(all.filter((one) => !one.endsWith('*') && !one.startsWith('*')))
    steps.push({ words, beginnings, endings, gap })
    gap = 0
  }
  return steps
}

/** A table from lists of phrases that are separated by commas. */
export function phraseTable<Name extends string>(lists: Readonly<Record<Name, string>>): PhraseTable<Name> {
  const table: PhraseTable<Name> = { words: new Map(), beginnings: new Map(), endings: new Map() }
  for (const [name, list] of Object.entries(lists) as [Name, string][])
    for (const text of list.split(',').map((one) => fold(one))) {
      const steps = toSteps(text)
      const [first] = steps
      if (!first || text === '') continue
      const phrase = { name, steps }
      for (const word of first.words) addTo(table.words, word, phrase)
      for (const letters of new Set(first.beginnings.map((one) => one.slice(0, LETTERS))))
        addTo(table.beginnings, letters, phrase)
      for (const letters of new Set(first.endings.map((one) => one.slice(-LETTERS)))) addTo(table.endings, letters, phrase)
    }
  return table
}

function addTo<Name>(map: Map<string, Phrase<Name>[]>, word: string, phrase: Phrase<Name>) {
  const known = map.get(word)
  if (known) known.push(phrase)
  else map.set(word, [phrase])
}

const fits = ({ words, beginnings, endings }: Step, word: string) =>
  words.has(word) || beginnings.some((one) => word.startsWith(one)) || endings.some((one) => word.endsWith(one))

/** Where the rest of a phrase that begins at `at` ends; -1: it is not there. */
function endOf(steps: readonly Step[], step: number, words: readonly string[], at: number): number {
  const wanted = steps[step]
  if (!wanted) return at
  for (let place = at; place <= at + wanted.gap && place < words.length; place += 1) {
    const end = fits(wanted, words[place] ?? '') ? endOf(steps, step + 1, words, place + 1) : -1
    if (end >= 0) return end
  }
  return -1
}

/** All phrases of a table in the words of a sentence. */
export function findPhrases<Name>(table: PhraseTable<Name>, words: readonly string[]): NamedSpan<Name>[] {
  const found: NamedSpan<Name>[] = []
  const take = (phrases: readonly Phrase<Name>[] | undefined, from: number, word: string, isWhole: boolean) => {
    for (const { name, steps } of phrases ?? []) {
      const [first] = steps
      const to = first && (isWhole || fits(first, word)) ? endOf(steps, 1, words, from + 1) : -1
      if (to >= 0) found.push({ name, from, to })
    }
  }
  for (const [from, word] of words.entries()) {
    take(table.words.get(word), from, word, true)
    take(table.beginnings.get(word.slice(0, LETTERS)), from, word, false)
    take(table.endings.get(word.slice(-LETTERS)), from, word, false)
  }
  return found
}

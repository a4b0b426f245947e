import type { Entry } from '#facts/facts'
import { NAME_FILLERS, NEUTRAL_WORDS } from '#tables/neutral-words'
import { readWords, type Word } from '#text/words'

export type NameHit = { from: number; to: number; entries: readonly Entry[]; isPosting: boolean }
type Name = { words: string[]; entries: Entry[]; isPosting: boolean }

/** Employers by their names, by the distinctive first part of a longer name, and by initials. */
export function nameFinder(entries: readonly Entry[], company: string): (words: readonly Word[]) => NameHit[] {
  const names: Name[] = []
  for (const entry of entries) if (/experience|project|volunteering/.test(entry.kind)) addName(names, entry.organization, entry)
  addName(names, company, null)
  const byFirst = new Map<string, Name[]>()
  const byInitials = new Map<string, Name>()
  for (const name of names) {
    const first = name.words[0] as string
    byFirst.set(first, [...(byFirst.get(first) ?? []), name])
    const initials = name.words.map((word) => word.charAt(0)).join('')
    if (initials.length >= 2) byInitials.set(initials, name)
  }
  return (words) => {
    const hits: NameHit[] = []
    for (let index = 0; index < words.length; index++) {
      const word = words[index] as Word
      const found = longest(byFirst.get(nameWord(word.text)) ?? [], words, index) ?? initialsAt(byInitials, word, index)
      if (!found) continue
      hits.push(found)
      index = found.to - 1
    }
    return hits
  }
}

function addName(names: Name[], text: string, entry: Entry | null) {
  const words = readWords(text.slice(0, 200)).words.map((word) => nameWord(word.text))
  const kept = words.filter((word, index) => index === 0 || !NAME_FILLERS.has(word))
  if (kept.length === 0) return
  addWords(names, kept, entry)
  // "De Kweepeer" for the restaurant of that name.
  if (kept.length > 1 && KINDS.has(kept[0] as string)) addWords(names, kept.slice(1), entry)
}

function addWords(names: Name[], kept: string[], entry: Entry | null) {
  const known = names.find((name) => name.words.join(' ') === kept.join(' ') && name.isPosting === (entry === null))
  if (known) {
    if (entry) known.entries.push(entry)
  } else names.push({ words: kept, entries: entry ? [entry] : [], isPosting: entry === null })
}

const KINDS = new Set('restaurant brasserie bistro cafe eetcafe hotel studio cabinet banque bank instituto institute'.split(' '))

const nameWord = (text: string) => (text.endsWith("'s") ? text.slice(0, -2) : text.endsWith("'") ? text.slice(0, -1) : text)

function longest(names: readonly Name[], words: readonly Word[], start: number): NameHit | undefined {
  let best: NameHit | undefined
  for (const name of names) {
    let to = start
    let matched = 0
    while (matched < name.words.length) {
      const text = nameWord(words[to]?.text ?? '')
      if (text === name.words[matched]) matched++
      else if (!(matched > 0 && NAME_FILLERS.has(text))) break
      to++
    }
    const first = words[start] as Word
    const isEnough =
      matched === name.words.length ||
      matched >= 2 ||
      (first.isCapital &&
        first.text.length > 3 &&
        !NEUTRAL_WORDS.has(nameWord(first.text)) &&
        !isGeneric(name.words[0] as string))
    if (matched > 0 && isEnough && (first.isCapital || matched > 1) && (!best || to > best.to))
      best = { from: start, to, entries: name.entries, isPosting: name.isPosting }
  }
  return best
}

/** First words that many employers share name none of them. */
const GENERIC = new Set(
  'city royal national university college school hospital hotel st saint general north south east west united international global first new the central county state british american european grand park high'.split(
    ' ',
  ),
)
const isGeneric = (word: string) => GENERIC.has(word)

function initialsAt(byInitials: ReadonlyMap<string, Name>, word: Word, index: number): NameHit | undefined {
  const isAcronym = word.raw.length >= 2 && word.raw === word.raw.toUpperCase() && /^\p{L}+$/u.test(word.raw)
  const name = isAcronym ? byInitials.get(word.text) : undefined
  return name && { from: index, to: index + 1, entries: name.entries, isPosting: name.isPosting }
}

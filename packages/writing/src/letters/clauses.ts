import type { Entry } from '#facts/facts'
import { VERB_BASES } from '#facts/segments'
import { FOREIGN_WORDS } from '#tables/foreign-words'
import { readWords } from '#text/words'

/** A line of a profile as a part of a sentence: "I planned routes", or something that the work covered. */
export type Clause = { form: 'deed' | 'work' | 'quote'; text: string }

const IRREGULAR_PAST = new Set(
  'led ran taught wrote built drove kept made held oversaw brought grew rose fell sold bought won ground found cut set read put dealt spent sent gave took began did went knew spoke drew'.split(
    ' ',
  ),
)

export function toClause(line: string, { current }: Pick<Entry, 'current'>): Clause {
  const text = line.replace(/^[\s•*·–-]{1,10}/, '').replace(/[.;,\s]{1,10}$/, '')
  const { words } = readWords(text)
  const [first, second] = words
  if (
    !first ||
    words.filter((word) => FOREIGN_WORDS.has(word.text)).length >= 2 ||
    words.some((word) => /[^ -~]/.test(word.text))
  )
    return { form: 'quote', text }
  if (first.text === 'i') return { form: 'deed', text: text.slice(second?.from ?? 0) }
  const lower =
    first.raw.length > 1 && first.raw === first.raw.toUpperCase() ? text : text.charAt(0).toLowerCase() + text.slice(1)
  if (first.text === 'responsible') return { form: 'deed', text: `${current ? 'am' : 'was'} ${lower}` }
  const isPast = IRREGULAR_PAST.has(first.text) || (first.text.endsWith('ed') && first.text.length > 3)
  const isPresent = current && VERB_BASES.has(first.base) && !/(?:ing|ed|s)$/.test(first.text)
  return isPast || isPresent ? { form: 'deed', text: lower } : { form: 'work', text: lower }
}

/** "a nurse", "an HGV driver", in the middle of a sentence. */
export function withArticle(title: string): string {
  const isAcronym = /^[A-Z]{2,}/.test(title)
  const startsWithVowel = isAcronym ? /^[AEFHILMNORSX]/.test(title) : /^[aeio]|^u(?!ni|se|k)/i.test(title)
  return `${startsWithVowel ? 'an' : 'a'} ${title}`
}

export function joinList(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

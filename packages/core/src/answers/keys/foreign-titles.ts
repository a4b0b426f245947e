import type { Topic } from '#answers/topics'
import { NETWORK_TOPICS } from '#profiles/links'
import { entryKindOf } from './entry-parts.ts'
import { isHistoryKey } from './entry-values.ts'
import type { FieldKey } from './field-keys.ts'
import { isOfAPerson } from './label-keys.ts'
import type { ScoredKey } from './score-keys.ts'
import { foreignWords, isForeignHistory } from './title-words.ts'

type Field = { sections: readonly string[]; label: string; isConcealed: boolean }
const WHO: readonly (FieldKey | null)[] = ['firstName', 'lastName', 'fullName', 'email']

/**
 * Which fields stand under a title that does not say whose they are: 'City' under 'Your bank', 'Website' under 'The product you are proudest
 * of'. A title over the whole form says what the form is for, and one over the person's own name and address is theirs, whatever it says.
 */
export function underForeignTitle(fields: readonly Field[], scored: readonly ScoredKey[]): boolean[] {
  const shown = fields.filter(({ isConcealed }) => !isConcealed)
  const titles = new Set(shown.flatMap(({ sections }) => sections))
  const partial = [...titles].filter((title) => !shown.every(({ sections }) => sections.includes(title)))
  const foreign = new Map(partial.map((title) => [title, foreignWords(title)] as const).filter(([, words]) => words.length > 0))
  for (const title of titlesOverThePerson(fields, scored, foreign)) foreign.delete(title)
  return fields.map(({ sections, label }, at) => {
    const one = scored[at]
    if (foreign.size === 0 || !one || YOURS.test(label.slice(0, 200))) return false
    if (one.key && isHistoryKey(one.key) && !sections.some(entryKindOf))
      return sections.some((title) => foreign.has(title) && isForeignHistory(title))
    if (!isPersonal(one)) return false
    const allowed = one.key && PAGES.includes(one.key) ? AMONG_PAGES : []
    return sections.some((title) => foreign.get(title)?.some(({ concept }) => !allowed.includes(concept)))
  })
}

/** Over the first name and the first email address; not where one of these was asked for before under a title that says more. */
function titlesOverThePerson(
  fields: readonly Field[],
  scored: readonly ScoredKey[],
  foreign: ReadonlyMap<string, unknown>,
): string[] {
  const asking = fields.flatMap(({ sections, isConcealed }, at) => {
    const key = scored[at]?.key ?? null
    return WHO.includes(key) && !isConcealed ? [{ key, sections, isKnown: !sections.some((title) => foreign.has(title)) }] : []
  })
  const isOfOthers = (title: string) =>
    asking.some(({ key, sections }) => sections.includes(title) && asking.some((one) => one.isKnown && one.key === key))
  return WHO.flatMap((key) => asking.find((one) => one.key === key)?.sections ?? []).filter((title) => !isOfOthers(title))
}

const isPersonal = ({ key, reading: { topic } }: ScoredKey) =>
  key ? !isHistoryKey(key) && isOfAPerson(key) : topic !== null && OF_A_PERSON.includes(topic)
const OF_A_PERSON: readonly Topic[] = ['school', 'study-field', 'graduation', 'current-title']

/** A label that says so itself needs no title: 'The country you live in'. */
const YOURS =
  /(?<!\p{L})(?:you|your|ihre?[mnrs]?|deine?[mnrs]?|votre|vos|vous|ton|tes|tus?|tuo|tua|uw|jouw|din|ditt?|twoj\p{L}*|twój)(?!\p{L})/iu
const PAGES: readonly FieldKey[] = NETWORK_TOPICS.filter((topic) => topic !== 'portfolio')
/** Where people are asked for their pages, too. */
const AMONG_PAGES = ['history', 'experience', 'work', 'skills', 'education', 'title']

import { conceptsOf, type Pattern, TOPICS } from '#answers/topics'
import type { Token } from '#answers/words/tokens'
import { type FieldKey, KEY_OF_TOPIC } from './field-keys.ts'
import { isHarmless, isReaching } from './harmless-words.ts'
import { LABEL_PATTERNS } from './label-keys.ts'

const NAMES: readonly FieldKey[] = ['firstName', 'middleName', 'lastName', 'fullName', 'preferredName']
/** Said of any field: 'Confirm email', 'Please add the number of your phone'. */
const OF_ANY_FIELD = ['confirm', 'number', 'needed', 'url']

const byKey = new Map<FieldKey, Set<string>>()
const explain = (key: FieldKey, concepts: Iterable<string>) => {
  const known = byKey.get(key) ?? new Set(OF_ANY_FIELD)
  for (const concept of concepts) if (concept !== 'word') known.add(concept)
  byKey.set(key, known)
}
for (const topic of TOPICS) {
  const key = KEY_OF_TOPIC[topic]
  if (key) explain(key, conceptsOf(topic))
}
const conceptsIn = ({ groups, allowed }: Pattern) => [...groups.flat(), ...allowed]
for (const [key, pattern] of LABEL_PATTERNS) explain(key, conceptsIn(pattern))
for (const key of NAMES) explain(key, ['name'])

/**
 * The words of a label that its key does not account for: 'referee' in 'Name of your referee', 'school' in 'Country of your school', and any
 * other. One of them is enough for the field to hold something else.
 */
export const unexplained = (key: FieldKey, tokens: readonly Token[]): Token[] =>
  tokens.filter((token, at) => {
    if (token.concept === 'word') return !isHarmless(token) || (key === 'currentCompany' && isReaching(token))
    // 'And your last name?' goes on from the question before.
    return !byKey.get(key)?.has(token.concept) && !(at === 0 && token.concept === 'and')
  })

import { conceptsOf, type Pattern, TOPICS } from '#answers/topics'
import type { Token } from '#answers/words/tokens'
import { type FieldKey, KEY_OF_TOPIC } from './field-keys.ts'
import { isHarmless, isReaching } from './harmless-words.ts'
import { LABEL_PATTERNS } from './label-keys.ts'

const NAMES: readonly FieldKey[] = ['firstName', 'middleName', 'lastName', 'fullName', 'preferredName']
/** Said of any field: 'Confirm email', 'Please add the number of your phone'. */
const OF_ANY_FIELD = ['confirm', 'number', 'needed', 'url']

const conceptsIn = ({ groups, allowed }: Pattern) => [...groups.flat(), ...allowed]
const KNOWN: readonly (readonly [FieldKey, readonly string[]])[] = [
  ...[...TOPICS].flatMap((topic) => {
    const key = KEY_OF_TOPIC[topic]
    return key ? [[key, [...conceptsOf(topic)]] as const] : []
  }),
  ...LABEL_PATTERNS.map(([key, pattern]) => [key, conceptsIn(pattern)] as const),
  ...NAMES.map((key) => [key, ['name']] as const),
]
const CONCEPTS_OF = new Map(
  [...Map.groupBy(KNOWN, ([key]) => key)].map(([key, all]) => [
    key,
    new Set([...OF_ANY_FIELD, ...all.flatMap(([, concepts]) => concepts)].filter((concept) => concept !== 'word')),
  ]),
)

/**
 * The words of a label that its key does not account for: 'referee' in 'Name of your referee', 'school' in 'Country of your school', and any
 * other. One of them is enough for the field to hold something else.
 */
export const unexplained = (key: FieldKey, tokens: readonly Token[]): Token[] =>
  tokens.filter((token, at) => {
    if (token.concept === 'word') return !isHarmless(token) || (key === 'currentCompany' && isReaching(token))
    // 'And your last name?' goes on from the question before.
    return !CONCEPTS_OF.get(key)?.has(token.concept) && !(at === 0 && token.concept === 'and')
  })

import { answerQuestion } from '#answers/answering/answer'
import { type Case, questionOf } from '#answers/case.testing'
import { decideFields, type ReadField } from '#answers/keys/decide-fields'
import { contextOf } from '#answers/people.testing'
import { ENGLISH_PHRASINGS } from './english.testing.ts'
import { FRESH_PHRASINGS } from './fresh.testing.ts'
import { FRENCH_PHRASINGS, GERMAN_PHRASINGS } from './german-french.testing.ts'
import { PORTUGUESE_PHRASINGS, SPANISH_PHRASINGS } from './spanish-portuguese.testing.ts'

type Tongue = 'en' | 'de' | 'fr' | 'es' | 'pt'
type Who = 'ann' | 'raj'
type Place = 'in' | 'out' | 'far'
const TABLES: Readonly<Record<Tongue, string>> = {
  en: ENGLISH_PHRASINGS,
  de: GERMAN_PHRASINGS,
  fr: FRENCH_PHRASINGS,
  es: SPANISH_PHRASINGS,
  pt: PORTUGUESE_PHRASINGS,
}
const PLACES: Readonly<Record<Tongue, Record<Who, Record<Place, string>>>> = {
  en: {
    ann: { in: 'in Germany', out: 'in the United States', far: 'in Japan' },
    raj: { in: 'in the United States', out: 'in Canada', far: 'in Japan' },
  },
  de: {
    ann: { in: 'in Deutschland', out: 'in den USA', far: 'in Japan' },
    raj: { in: 'in den USA', out: 'in Kanada', far: 'in Japan' },
  },
  fr: {
    ann: { in: 'en Allemagne', out: 'aux États-Unis', far: 'au Japon' },
    raj: { in: 'aux États-Unis', out: 'au Canada', far: 'au Japon' },
  },
  es: {
    ann: { in: 'en Alemania', out: 'en Estados Unidos', far: 'en Japón' },
    raj: { in: 'en Estados Unidos', out: 'en Canadá', far: 'en Japón' },
  },
  pt: {
    ann: { in: 'na Alemanha', out: 'nos Estados Unidos', far: 'no Japão' },
    raj: { in: 'nos Estados Unidos', out: 'no Canadá', far: 'no Japão' },
  },
}
const YES_NO: Readonly<Record<Tongue, readonly [string, string]>> = {
  en: ['Yes', 'No'],
  de: ['Ja', 'Nein'],
  fr: ['Oui', 'Non'],
  es: ['Sí', 'No'],
  pt: ['Sim', 'Não'],
}
/** In English under every language, as forms of international employers have them. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  rights: [
    'I am a citizen',
    'I am authorized to work on a visa and need sponsorship',
    'I am not authorized to work',
    'Prefer not to say',
  ],
  sponsor: ['I do not require sponsorship', 'I require sponsorship', 'Not sure'],
  residence: ['Yes, I live there', 'No, I do not live there', 'No, but I would move'],
  notice: ['Immediately', '2 weeks', '1 month', '3 months or more'],
  salary: ['Less than 60,000', '60,000 to 200,000', 'More than 200,000'],
  move: ['Yes, I am willing to relocate', 'No, I am not willing to relocate', 'Maybe'],
}

export type Phrasing = { tongue: Tongue; words: string; truths: Record<Who, string>; list: string; right: Record<Who, string> }

export type Part = 'first' | 'second' | 'fresh'

/** Every second line was kept back while the rules were mended; the fresh ones were written after. */
export function phrasings(part: Part): Phrasing[] {
  return Object.entries(part === 'fresh' ? FRESH_PHRASINGS : TABLES).flatMap(([tongue, table]) =>
    table
      .trim()
      .split('\n')
      .filter((_, at) => part === 'fresh' || (at % 2 === 0) === (part === 'first'))
      .map((line): Phrasing => {
        const [truth = '', listed = '', words = ''] = line.split(' | ')
        const [ann = '', raj = ''] = truth.split(' ')
        const [list = '', annRight = '', rajRight = ''] = listed.split(' ')
        return { tongue: tongue as Tongue, words, truths: { ann, raj }, list, right: { ann: annRight, raj: rajRight } }
      }),
  )
}

const labelOf = ({ tongue, words }: Phrasing, who: Who) =>
  words.replace(/\{(in|out|far)\}/g, (_, place: Place) => PLACES[tongue][who][place])

type Asked = { one: Case; isRight: (value: string) => boolean }
const UNTRUE = () => false

/** Yes and no, the other way round, a box, a line of text, the list and the list the other way round. */
function asked(phrasing: Phrasing, who: Who): Asked[] {
  const { tongue, truths, list, right } = phrasing
  const label = labelOf(phrasing, who)
  const [yes, no] = YES_NO[tongue]
  const truth = truths[who]
  const isRight = (value: string) => (truth === 'y' ? value === yes : truth === 'n' && value === no)
  const options = LISTS[list] ?? []
  const wanted = options[Number(right[who])]
  const one = (kind: Case[1], offered: readonly string[]): Case => [who, kind, label, offered.join(' ; '), '']
  return [
    { one: one('select', [yes, no]), isRight },
    { one: one('select', [no, yes]), isRight },
    { one: one('boolean', []), isRight: (value) => value === (truth === 'y' ? 'true' : truth === 'n' ? 'false' : '') },
    { one: one('text', []), isRight: truth === '*' ? (value) => value !== yes && value !== no : isRight },
    ...(options.length === 0
      ? []
      : [options, options.toReversed()].map((offered) => ({
          one: one('select', offered),
          isRight: right[who] === '-' || wanted === undefined ? UNTRUE : (value: string) => value === wanted,
        }))),
  ]
}

export type Verdict = { question: string; who: Who; options: string; kind: string; given: string; isWrong: boolean }

/** What is answered to every phrasing in every form: an answer that the profile does not bear out is wrong, a question never. */
export function verdictsOf(part: Part): Verdict[] {
  return phrasings(part).flatMap((phrasing) =>
    (['ann', 'raj'] as const).flatMap((who) =>
      asked(phrasing, who).map(({ one, isRight }): Verdict => {
        const found = answerQuestion(questionOf(one), contextOf(who))
        const given = found.status === 'answered' ? String(found.value) : ''
        return {
          ...{ question: one[2], who, options: one[3], kind: one[1], given },
          isWrong: found.status === 'answered' && !isRight(given),
        }
      }),
    ),
  )
}

/** What a form gets where the profile cannot say it: every phrasing as a box, a line and a text of its own. */
export function guessesOf(part: Part): string[] {
  return phrasings(part).flatMap((phrasing) =>
    (['ann', 'raj'] as const)
      .filter((who) => phrasing.truths[who] === '?')
      .flatMap((who) =>
        (['text', 'textarea', 'checkbox'] as const).flatMap((kind) => {
          const label = labelOf(phrasing, who)
          const context = { ...contextOf(who), documents: { resume: null, letter: null, letterText: 'Dear team' } }
          const [made] = decideFields([{ ...FIELD, kind, label }], context)
          return made?.value === undefined ? [] : `${label} ${kind} ${made.value}`
        }),
      ),
  )
}
const FIELD: ReadField = {
  ...{ id: '1', kind: 'text', name: 'answer', label: '', labelSource: 'label', autocomplete: '', placeholder: '' },
  ...{ description: '', sections: [], options: [], required: false, isConcealed: false, isHelper: false },
}

import { memo } from '#memo'
import { formFieldAt } from './field-index.ts'
import { COMPOUND_HEADS, TITLE_WORDS } from './title-words.ts'
import { formAt, indexForms } from './word-forms.ts'

const LINES = TITLE_WORDS.trim().split('\n')
const CONCEPTS = indexForms(LINES.map((line, id) => ({ id, written: line.slice(line.indexOf(':') + 1) })))
const HEADS = new Set(COMPOUND_HEADS.split(' '))
const HEAD_LENGTHS = [...new Set([...HEADS].map(({ length }) => length))].sort((a, b) => b - a)
const SHORTEST_START = 3

/** Words of a title that say nothing of the work: level, contract, hours, who may apply, filler. */
const STOP_WORDS = new Set(
  'senior lead principal junior associate sr jr entry level mid i ii iii iv v staff trainee intern internship apprentice graduate experienced m w d f h x div mfd mwd all genders gn class grade band of and the for in at to a an on by with from or as und der die das fur im am bei mit von zur zum de du des la le les et en au aux pour par l d s del los las el y o con para e di da do dos das com em het een van voor och med remote hybrid onsite full time part fulltime parttime contract temporary permanent freelance seasonal bank night day weekend shift shifts vollzeit teilzeit temps plein partiel cdi cdd jornada completa new role job position vacancy opportunity urgent immediate start required wanted needed team general'.split(
    ' ',
  ),
)

/** The parts of a title as numbers: its concepts, then fields of work, then (above both) words that no table knows. */
export function conceptsIn(words: readonly string[], keyOf: (word: string) => number): number[] {
  const found = new Set<number>()
  for (let place = 0; place < words.length; place++) {
    const form = formAt(CONCEPTS, words, place)
    const word = words[place] as string
    const compound = form && form.words.length > 1 ? null : compoundOf(word)
    if (compound) for (const part of compound) found.add(part)
    else if (form) found.add(form.id)
    else if (!STOP_WORDS.has(word) && !isNumber(word)) found.add(conceptOf(word) ?? keyOf(word))
    if (form && !compound) place += form.words.length - 1
  }
  return [...found]
}

const isNumber = (word: string) => word >= '0' && word < ':'

function conceptOf(word: string): number | undefined {
  const concept = formAt(CONCEPTS, [word], 0)?.id
  if (concept !== undefined) return concept
  const field = formFieldAt([word], 0)
  return field === undefined ? undefined : LINES.length + field
}

/** "Filialleiter" is a "Leiter" of a "Filiale", unless the table has a name that is longer than the first of these words. */
const compoundOf = memo((word): number[] | null => {
  const named = CONCEPTS(word).find(({ words }) => words.length === 1)?.words[0]?.text.length ?? 0
  for (const length of HEAD_LENGTHS) {
    const start = word.slice(0, -length)
    if (start.length < SHORTEST_START || start.length < named || !HEADS.has(word.slice(-length))) continue
    const first = conceptOf(start) ?? (start.endsWith('s') ? conceptOf(start.slice(0, -1)) : undefined)
    const head = conceptOf(word.slice(-length))
    if (first !== undefined && head !== undefined) return [first, head]
  }
  return null
})

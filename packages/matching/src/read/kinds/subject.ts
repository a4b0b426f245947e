import { POINT_MAX_LENGTH } from '@jobapply/core/jobs/constants'
import { HINT } from '#read/text/hints'
import type { Hits } from '#read/text/scan'
import { type WordInfo, wordInfo } from '#read/text/word-info'
import type { Spans } from '#spans'
import { fieldsIn } from '#tables/field-index'
import { isPlainWord } from '#tables/plain-words'
import { vocabulary } from '#tables/vocabulary'
import { stemKey } from '#terms'

/** What experience has to be about. Everything in it is asked for together, unless `isAny`. */
export type Subject = {
  isAny: boolean
  /** Work like that of the posting: "in a similar post". */
  isSimilar: boolean
  /** Leading people, not only working beside them. */
  leads: boolean
  /** After qualification: years as a trainee do not count. */
  isQualified: boolean
  isEnglish: boolean
  skills: number[]
  titles: number[]
  fields: number[]
  /** Stem keys of the words that no table knows. */
  words: number[]
}

const LEADING =
  /\b(?:managers?|management|head|director|supervis\w+|leiter\w*|leitung|führungs\w+|personalführung|directeur|directrice|responsable|encadrement|gerente|jefe|encargad\w+|responsabile|chefe|teamleider|leidinggeven\w*|kierownik\w*|line[- ]manag\w+|people[- ]manag\w+|manag\w+ (?:a )?(?:team|people|staff))\b/i
/** Managers of things, not of people. */
const NOT_LEADING =
  /\b(?:project|product|account|case|community|content|property|change|stakeholder|time|database|risk|waste|energy|pain|asset|wound|medication|ventilator|inventory|configuration|release|incident|data|knowledge|contract|category|programme|program|portfolio|event|relationship|customer relationship|supply chain|money|investment|cash|facilities|airway|stock)[- ]manag\w+\b/gi
export const isLeading = (text: string) => LEADING.test(text.replace(NOT_LEADING, ' '))
const QUALIFIED = /\bPQE\b|post[- ]qualifi\w+|post[- ]registration|after qualif\w+|nach (?:der )?Approbation/i
const ANY = /\b(?:or|oder|ou|lub|albo|eller|oppure|either|one of|any of|and\/or)\b|[^\d\s]\/[^\d\s]| [oó] /i
const DUTCH_ANY = /\b(?:ervaring|jaar|beheersing|rijbewijs)\b/i

/** What the words from one place of a sentence to another are about; undefined when they name nothing. */
export function readSubject(
  text: string,
  spans: Spans,
  hits: Hits,
  sentence: number,
  from: number,
  to: number,
): Subject | undefined {
  const start = spans.from[sentence] as number
  const stop = Math.min(spans.to[sentence] as number, start + POINT_MAX_LENGTH)
  const end = spans.firstWord[sentence + 1] as number
  let first = end
  let hintsAround = 0
  let hints = 0
  const infos: WordInfo[] = []
  for (let word = spans.firstWord[sentence] as number; word < end && (spans.ends[word] as number) <= stop; word++) {
    const info = wordInfo(text, spans, word)
    hintsAround |= info.hints
    if ((spans.starts[word] as number) < from || (spans.ends[word] as number) > to) continue
    if (infos.length === 0) first = word
    infos.push(info)
    hints |= info.hints
  }
  const last = first + infos.length
  covered.fill(0, 0, infos.length)
  const titles = titlesIn(hits, first, last)
  const skills = skillsIn(hits, first, last)
  const left: WordInfo[] = []
  let namesField = false
  for (let place = 0; place < infos.length; place++) {
    if (covered[place] === 1) continue
    const info = infos[place] as WordInfo
    left.push(info)
    namesField ||= info.startsField
  }
  const said = text.slice(from, to)
  const { fields, words: allWords } = namesField ? fieldsAmong(left) : { fields: [], words: otherKeys(left) }
  // "Installation of electrical systems": beside a field such a word says nothing more.
  const besideMatter = titles.length + skills.length + fields.length > 0 ? allWords.filter((key) => !GENERAL.has(key)) : allWords
  const mayBeSimilar = (hints & HINT.similar) !== 0
  // "A similar post, in a company or a firm": where one works is no matter of its own.
  const words = mayBeSimilar ? besideMatter.filter((key) => !SETTINGS.has(key)) : besideMatter
  const leads = (hints & HINT.leads) !== 0 && isLeading(said)
  const namesMatter = titles.length + skills.length + fields.length + words.length > 0
  // "Experiencia en el puesto": where nothing else is named, it is work like that of the posting.
  const isSimilar = mayBeSimilar || (!namesMatter && (hints & HINT.post) !== 0)
  if (!namesMatter && !isSimilar && !leads) return undefined
  const mayBeAny = (hints & HINT.any) !== 0 || said.includes('/')
  return {
    isAny: (mayBeAny && ANY.test(said)) || ((hints & HINT.dutchAny) !== 0 && DUTCH_ANY.test(said)),
    isSimilar,
    leads,
    isQualified: (hintsAround & HINT.qualified) !== 0 && QUALIFIED.test(text.slice(start, stop)),
    isEnglish: (hintsAround & HINT.english) !== 0,
    skills,
    titles,
    fields,
    words,
  }
}

const GENERAL = new Set(
  'installation install einrichtungen einrichtung anlagen anlage gerate systeme systems system equipment appliances devices facilities tasks aufgaben arbeiten'
    .split(' ')
    .map(stemKey),
)

const SETTINGS = new Set(
  'company firm agency practice office unternehmen betrieb firma kanzlei praxis entreprise cabinet agence societe empresa despacho gabinete escritorio agencia azienda studio bedrijf kantoor foretag'
    .split(' ')
    .map(stemKey),
)

/** By word of what is read: 1 when a title or a skill has it. Reused for the next. */
const covered = new Uint8Array(POINT_MAX_LENGTH)

/** The fields that words name, and the keys of those that name none. */
function fieldsAmong(left: readonly WordInfo[]): { fields: number[]; words: number[] } {
  const terms = left.flatMap((info) => info.terms)
  const { fields, named } = fieldsIn(terms)
  const words = terms.filter((word, place) => !named[place] && !isPlainWord(word)).map(stemKey)
  return { fields, words: words.length > 1 ? [...new Set(words)] : words }
}

/** The keys of the words that say what it is about. */
function otherKeys(left: readonly WordInfo[]): number[] {
  const keys: number[] = []
  for (const { isPlain, key } of left) if (!isPlain && !keys.includes(key)) keys.push(key)
  return keys
}

/** The longest titles among the words. */
function titlesIn(hits: Hits, first: number, last: number): number[] {
  const titles: number[] = []
  let reach = 0
  for (let hit = lowerBound(hits.variationFrom, hits.variations, first); hit < hits.variations; hit++) {
    const [from, to] = [hits.variationFrom[hit] as number, hits.variationTo[hit] as number]
    if (from >= last) break
    const isLongest = hit + 1 === hits.variations || hits.variationFrom[hit + 1] !== from
    if (!isLongest || to <= reach || to > last) continue
    reach = to
    titles.push(hits.variationIds[hit] as number)
    covered.fill(1, from - first, to - first)
  }
  return titles
}

/** "An analytical laboratory": beside a noun the word for the skill says of what kind it is. */
const ADJECTIVES = new Set(['Analytical skills', 'Organizational skills'])
const isOneWord = (hits: Hits, hit: number) => hits.skillEnds[hit] === (hits.skillWords[hit] as number) + 1

/** Licences and languages are asked for by their own readers. */
function skillsIn(hits: Hits, first: number, last: number): number[] {
  const { skills } = vocabulary()
  const found: number[] = []
  for (let hit = lowerBound(hits.skillWords, hits.skills, first); hit < hits.skills; hit++) {
    const [skill, from] = [hits.skillIds[hit] as number, hits.skillWords[hit] as number]
    if (from >= last) break
    const kind = skills[skill]?.kind
    const isWithinTitle = covered[from - first] === 1
    if (ADJECTIVES.has(vocabulary().skills[skill]?.name ?? '') && isOneWord(hits, hit) && from + 1 < last) {
      covered[from - first] = 1
      continue
    }
    if (kind === 'licence' || kind === 'language' || isWithinTitle) continue
    if (!found.includes(skill)) found.push(skill)
    covered.fill(1, from - first, (hits.skillEnds[hit] as number) - first)
  }
  return found
}

/** The first place of an ascending list whose value is not below. */
export function lowerBound(list: Int32Array, length: number, least: number): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] as number) < least) low = middle + 1
    else high = middle
  }
  return low
}

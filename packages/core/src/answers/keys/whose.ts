import { foldWords } from '@jobapply/language/fold'
import { has, isOnly } from '#answers/facts/fact'
import { meaningful, readText, type Token } from '#answers/words/tokens'

/** Whose data a field asks for: the person's own, somebody else's, or a signature under what was said. */
export type Whose = 'own' | 'other' | 'signature'

const LONGEST = 200
/** 'Company details' are the company's. */
const SAYS_NOTHING = /^(?:details?|info|informations?|data|daten|angaben|datos|informacion|dati|gegevens|dane|dados)$/
const tokensOf = (text: string) =>
  meaningful(readText(text.slice(0, LONGEST))).filter((token) => token.concept !== 'word' || !SAYS_NOTHING.test(token.text))
/** 'Current employer', 'Employer 1', 'Most recent company': its address and phone are not the person's. */
const OF_A_COMPANY = 'company now recent number before name worked history street phone location title work'.split(' ')
const isOfCompany = (tokens: readonly Token[]) => has(tokens, 'company') && isOnly(tokens, ...OF_A_COMPANY)
/** 'High school', 'College or university'. */
const isOfSchool = (tokens: readonly Token[]) =>
  has(tokens, 'school', 'edu') && isOnly(tokens, 'school', 'edu', 'education', 'name', 'number', 'or', 'street', 'location')

/** What stands beside a signature: neither is where the person lives. */
const PLACE_AND_DATE = new Set(
  [
    'ort datum',
    'ort und datum',
    'datum ort',
    'place date',
    'place and date',
    'city and date',
    'date and place',
    'lieu date',
    'lieu et date',
  ]
    .concat([
      'fait a',
      'fait a le',
      'lugar fecha',
      'lugar y fecha',
      'luogo data',
      'luogo e data',
      'plaats datum',
      'plaats en datum',
    ])
    .concat(['miejscowosc data', 'miejscowosc i data', 'miejsce i data', 'local data', 'local e data', 'ort och datum']),
)

/** Over a whole page a supervisor or a teacher is the job; these are somebody's part in an application. */
const PARTS =
  /refer|benefi|recommend|empf|aanbevol|rekommend|anbefal|polec|segnalat|indica|friend|emergenc|notfall|urgen|emergen|nood|nodf|nodsit|kin\b|angehor|anhorig|parorende|spouse|witness/
/** Whether a heading over all fields of a page only names the job: 'Sales Supervisor'. */
export const isTitleOfJob = (title: string) => {
  const others = tokensOf(title).filter(({ concept }) => concept === 'other-person')
  return others.length > 0 && !others.some(({ text }) => PARTS.test(text))
}

type Around = { label: string; sections: readonly string[]; description: string }
/** By the headings around a field and the text that explains it. */
export function whoseField({ label, sections, description }: Around): Whose {
  if (PLACE_AND_DATE.has(foldWords(label.slice(0, LONGEST)))) return 'signature'
  const around = sections.map(tokensOf)
  const innermost = around.at(-1) ?? []
  if (around.some((tokens) => has(tokens, 'other-person'))) return 'other'
  if (isOfCompany(innermost) || isOfSchool(innermost)) return 'other'
  if (has(innermost, 'signature')) return 'signature'
  const explained = tokensOf(description)
  if (has(explained, 'other-person', 'hear')) return 'other'
  return has(explained, 'signature') ? 'signature' : 'own'
}

/** Whether a title over several fields says that they are not about the person: plain texts are read for nothing else. */
export const isOfOthers = (title: string) => whoseField({ label: '', sections: [title], description: '' }) !== 'own'

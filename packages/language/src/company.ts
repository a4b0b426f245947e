import { LEGAL_FORMS as GERMAN } from './de/legal-forms.ts'
import { LEGAL_FORMS as ENGLISH } from './en/legal-forms.ts'
import { LEGAL_FORMS as SPANISH } from './es/legal-forms.ts'
import { foldName } from './fold.ts'
import { LEGAL_FORMS as FRENCH } from './fr/legal-forms.ts'
import { LEGAL_FORMS as ITALIAN } from './it/legal-forms.ts'
import { LEGAL_FORMS as DUTCH } from './nl/legal-forms.ts'
import { LEGAL_FORMS as PORTUGUESE } from './pt/legal-forms.ts'
import { LEGAL_FORMS as SWEDISH } from './sv/legal-forms.ts'

const ALL = [ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE, DUTCH, ITALIAN, SWEDISH]
const ANYWHERE = new Set(ALL.flatMap(({ anywhere }) => anywhere.split(' ')))
const LAST = new Set(ALL.flatMap(({ last }) => last.split(' ')))
const SPA = /(?<!\p{L})SpA(?!\p{L})/gu
const LONGEST_DOTTED = 4

/** 'Acme, Inc.', 'ACME GmbH & Co. KG' and 'Acme' are one company. A name keeps its first word, whatever that is. */
export function foldCompany(name: string): string {
  const [first = '', ...others] = foldName(name.replace(SPA, ' ')).split(' ')
  const words = others.filter((word) => !ANYWHERE.has(word))
  for (let count = 1; count > 0; ) {
    count = lastForm(words) || Number(words.length < others.length && words.at(-1) === 'and')
    words.length -= count
  }
  return [first, ...words].join(' ')
}

/** How many words at the end are a legal form: 'S.r.l.' is three. */
function lastForm(words: readonly string[]): number {
  if (LAST.has(words.at(-1) ?? '')) return 1
  for (let count = 2; count <= LONGEST_DOTTED; count++) {
    const letters = words.slice(-count)
    if (letters.length < count || letters.some(({ length }) => length > 1)) return 0
    const form = letters.join('')
    if (form === 'spa' || ANYWHERE.has(form) || LAST.has(form)) return count
  }
  return 0
}

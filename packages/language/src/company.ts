import { foldName } from './fold.ts'
import { FORMS_ANYWHERE, FORMS_AT_END, LEGAL_FORMS } from './legal-forms.ts'

const SPA = /(?<!\p{L})SpA(?!\p{L})/gu
const LONGEST_DOTTED = 4

/** 'Acme, Inc.', 'ACME GmbH & Co. KG' and 'Acme' are one company. A name keeps its first word, whatever that is. */
export function foldCompany(name: string): string {
  const [first = '', ...others] = foldName(name.replace(SPA, ' ')).split(' ')
  const words = others.filter((word) => !FORMS_ANYWHERE.has(word))
  for (let count = 1; count > 0; ) {
    count = lastForm(words) || Number(words.length < others.length && words.at(-1) === 'and')
    words.length -= count
  }
  return [first, ...words].join(' ')
}

/** How many words at the end are a legal form: 'S.r.l.' is three. */
function lastForm(words: readonly string[]): number {
  if (FORMS_AT_END.has(words.at(-1) ?? '')) return 1
  for (let count = 2; count <= LONGEST_DOTTED; count++) {
    const letters = words.slice(-count)
    if (letters.length < count || letters.some(({ length }) => length > 1)) return 0
    const form = letters.join('')
    if (form === 'spa' || LEGAL_FORMS.has(form)) return count
  }
  return 0
}

import { removeMarks } from '@jobapply/language/marks'

/** Our own English texts have none of the letters for which `fold` needs a table, which every public page would load. */
const fold = (text: string) => removeMarks(text).toLowerCase().replaceAll('’', "'")

/** Words that say nothing about what is asked. */
const SMALL = new Set(
  'a an and are be can do does for from get how i if in is it me my of on or the to what when where why with you your'.split(' '),
)
/** Words that people use for the same thing. Each group is searched as a whole. */
const SAME = [
  'cancel cancellation unsubscribe terminate',
  'subscription subscribe membership plan',
  'refund reimburse reimbursement moneyback',
  'invoice receipt bill billing',
  'pay payment card price cost',
  'password login log-in sign-in',
  'delete remove erase close',
  'account profile',
  'resume cv',
  'email mail',
  'job vacancy position posting',
  'extension plugin add-on addon',
].map((group) => group.split(' '))
const ENDING = /(?:ations?|ions?|ings?|ments?|ed|es|s|e)$/

/** What the forms of a word have in common: 'cancel' for cancelled, cancelling and cancellation. */
function stem(word: string) {
  const cut = word.length > 4 ? word.replace(ENDING, '') : word
  if (cut.length < 3) return word
  return cut.length > 4 && cut.at(-1) === cut.at(-2) ? cut.slice(0, -1) : cut
}

const wordsOf = (text: string) => fold(text).split(/\s+/).filter(Boolean)

/** What was typed, as groups of stems: a text has to hold one of each group. Words that say nothing are left out, unless there are no others. */
export function termsOf(typed: string): string[][] {
  const words = wordsOf(typed)
  const telling = words.filter((word) => !SMALL.has(word))
  return (telling.length > 0 ? telling : words).map((word) => {
    const own = stem(word)
    const group = SAME.find((same) => same.some((one) => stem(one) === own))
    return [...new Set([own, ...(group ?? []).map(stem)])]
  })
}

const startsWord = (folded: string, start: string) => {
  for (let at = folded.indexOf(start); at >= 0; at = folded.indexOf(start, at + 1))
    if (at === 0 || !/[a-z0-9]/.test(folded.charAt(at - 1))) return at
  return -1
}

/** Where the first of these stems begins a word of a folded text; -1: nowhere. */
export function placeOf(folded: string, stems: readonly string[]) {
  const places = stems.map((one) => startsWord(folded, one)).filter((at) => at >= 0)
  return places.length > 0 ? Math.min(...places) : -1
}

/** How many of the terms a text holds. */
export const countTerms = (text: string, terms: readonly (readonly string[])[]) => {
  const folded = fold(text)
  return terms.filter((stems) => placeOf(folded, stems) >= 0).length
}

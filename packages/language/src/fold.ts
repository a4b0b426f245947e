import { removeMarks } from './marks.ts'

/** Letters that Unicode doesn't take apart, and what people write in their place. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't', ə: 'e', ς: 'σ' },
}
const UNSPLIT = /[ßæœøłđðþħıŋŧəς]/giu
const OTHER_ALPHABETS = /[\u0080-\uffff]/

const plainLetter = (letter: string) => {
  const small = letter.toLowerCase()
  const plain = LETTERS[small] ?? letter
  return letter === small ? plain : plain.toUpperCase()
}

/** 'Łódź' is 'Lodz', 'Straße' is 'Strasse'; letter case, punctuation and spaces stay. */
export const stripAccents = (text: string) =>
  OTHER_ALPHABETS.test(text) ? removeMarks(text).replace(UNSPLIT, plainLetter) : text

/** How texts are compared: no letter case, no accents, one kind of apostrophe and hyphen, single spaces. */
export function fold(text: string): string {
  const lower = OTHER_ALPHABETS.test(text)
    ? removeMarks(text.replaceAll('´', "'"))
        .toLowerCase()
        .replace(UNSPLIT, plainLetter)
        .replace(/[‘’‛ʻʼ′]/g, "'")
        .replace(/[‐-―−]/g, '-')
    : text.toLowerCase()
  return lower
    .replaceAll('`', "'")
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()
}

const SIMPLE = /^[a-z0-9+#]+(?: [a-z0-9+#]+)*$/
/** A pattern of all letters that there are takes a browser long to prepare; most texts have plain ones only. */
const wordsIn = (folded: string) =>
  folded.replace(OTHER_ALPHABETS.test(folded) ? /[^\p{L}\p{N}+#]+/gu : /[^a-z\d+#]+/g, ' ').trim()

/** Most words of a document need no folding but of their capitals. */
const foldWith = (spell: (folded: string) => string) => (text: string) => {
  const lower = text.toLowerCase()
  return SIMPLE.test(lower) ? lower : wordsIn(spell(fold(lower)))
}

/** The words of a text with single spaces between them; `+` and `#` stay, because 'C', 'C++' and 'C#' differ. */
export const foldWords = foldWith((folded) => folded)

/** For names and titles: 'R&D' is 'R and D', "McDonald's" is 'McDonalds'. */
export const foldName = foldWith((folded) => folded.replaceAll('&', ' and ').replaceAll("'", ''))

/** Words of letters and digits alone. The database's `fold_words` gives the same. */
export const searchWords = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

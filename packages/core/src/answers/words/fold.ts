/** Letters that NFKD doesn't take apart. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th' }

/** Without case and accents; punctuation stays. */
export const foldCase = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łßøæœđðþ]/g, (letter) => LETTERS[letter] ?? letter)

/** Words without case, accents and punctuation; keeps C++ and C#. */
export const foldText = (text: string) =>
  foldCase(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

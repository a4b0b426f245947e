/**
 * Whether a text has letters of any alphabet. Nearly every text has plain ones, and a browser takes long to prepare a pattern of all letters
 * that there are: it is asked last.
 */
export const hasLetter = (text: string) => /[a-z]/i.test(text) || /\p{L}/u.test(text)
/** Two side by side. */
export const hasLetters = (text: string) => /[a-z]{2}/i.test(text) || /\p{L}{2}/u.test(text)
export const hasLetterOrDigit = (text: string) => /[a-z\d]/i.test(text) || /[\p{L}\p{N}]/u.test(text)

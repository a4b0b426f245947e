/**
 * Removes the characters that match `one` from both ends: `trimChars('/a/', /\//)` is 'a'.
 * Linear: a pattern such as /\/+$/ is tried again at every slash of a long run.
 */
export const trimChars = (text: string, one: RegExp) => trimEndChars(trimStartChars(text, one), one)

export function trimStartChars(text: string, one: RegExp): string {
  let start = 0
  while (start < text.length && one.test(text.charAt(start))) start++
  return text.slice(start)
}

export function trimEndChars(text: string, one: RegExp): string {
  let end = text.length
  while (end > 0 && one.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

const LIST_MARK = /^\s*(?:[•▪●◦‣·*]\s*|[-–—]\s+)/

/** A line that begins with the mark of a list. */
export const isMarked = (line: string) => LIST_MARK.test(line)

export const withoutMark = (line: string) => line.replace(LIST_MARK, '')

/** Several lines without any mark are a list too, unless blank lines make paragraphs of them. */
export function isPlainList(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.length > 1 && !lines.some(isMarked) && !/\n\s*\n/.test(text.trim())
}

const BASE = 'http://jobapply.invalid'

/**
 * The path asked for, when it is one of this site, else the other one (AUTH-007). A browser reads `/\e`, `//e` and a path with a tab in
 * it as another site, so the text is judged by the same parser and by its first characters.
 */
export function safePath(wanted: string | null | undefined, otherwise: string): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || hasControlCharacter(wanted)) return otherwise
  if (!URL.canParse(wanted, BASE)) return otherwise
  const url = new URL(wanted, BASE)
  if (url.origin !== BASE || url.pathname.startsWith('//')) return otherwise
  return url.pathname + url.search + url.hash
}

const hasControlCharacter = (text: string) => [...text].some((c) => c < ' ' || c === '\u007f')

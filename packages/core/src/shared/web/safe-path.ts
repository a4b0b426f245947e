const BASE = 'http://jobapply.invalid'

/**
 * The requested path if it belongs to this site, else the fallback (AUTH-007). Browsers treat `/\e`, `//e` and a path with a tab as another
 * site, so the text is checked with the URL parser and by its first characters.
 */
export function safePath(wanted: string | null | undefined, otherwise: string): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || hasControlCharacter(wanted)) return otherwise
  if (!URL.canParse(wanted, BASE)) return otherwise
  const url = new URL(wanted, BASE)
  if (url.origin !== BASE || url.pathname.startsWith('//')) return otherwise
  return url.pathname + url.search + url.hash
}

const hasControlCharacter = (text: string) => [...text].some((c) => c < ' ' || c === '\u007f')

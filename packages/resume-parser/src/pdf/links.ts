/** `rect` in the page's own units. */
export type PdfLink = { rect: number[]; url: string }
type Ref = { num: number; gen: number }

const REFS = /(\d{1,10}) (\d{1,5}) R/g
const RECT = /\/Rect\s*\[([-\d.\s]{1,200})\]/
const TARGET = /\/URI\s*\(((?:\\[\s\S]|[^\\()])*)\)/
/** Resumes have a few hundred objects and a few dozen links. */
const OBJECTS = /\n(\d{1,10}) (\d{1,5}) obj/g
const MAX_OBJECTS = 20_000
export const MAX_LINKS = 500
const MAX_BODY = 20_000
/** Found twice. */
const AMBIGUOUS = -1
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/**
 * Reads links directly when a file's objects are plain text, as browsers and word processors write them: ten times faster than pdf.js
 * annotations. `undefined` for a page means that pdf.js must read it.
 */
export function plainLinks(bytes: Uint8Array): (page: Ref | null) => PdfLink[] | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (text.includes('/ObjStm') || text.includes('/Encrypt')) return () => undefined
  const objects = indexOf(text)
  return (page) => (objects && page ? linksOf(objects, page) : undefined)
}

type Objects = (ref: Ref) => string | undefined

/** Finds all objects in one pass, so that a file with many references takes no longer. */
function indexOf(text: string): Objects | undefined {
  const places = new Map<string, number>()
  for (const match of text.matchAll(OBJECTS)) {
    const key = `${Number(match[1])} ${Number(match[2])}`
    places.set(key, places.has(key) ? AMBIGUOUS : match.index + match[0].length)
    if (places.size > MAX_OBJECTS) return undefined
  }
  // Only the cross-reference table, which pdf.js reads, tells which of two objects with one number is current.
  return ({ num, gen }) => {
    const at = places.get(`${num} ${gen}`) ?? AMBIGUOUS
    if (at === AMBIGUOUS) return undefined
    const body = text.slice(at, at + MAX_BODY)
    const end = body.indexOf('endobj')
    return end < 0 ? undefined : body.slice(0, end)
  }
}

function linksOf(objects: Objects, page: Ref): PdfLink[] | undefined {
  const own = objects(page)
  if (own === undefined) return undefined
  const at = own.indexOf('/Annots')
  if (at < 0) return []
  const list = listAt(objects, own.slice(at + '/Annots'.length).trimStart())
  if (list === undefined) return undefined
  const links: PdfLink[] = []
  for (const [, num, gen] of list.matchAll(REFS)) {
    const body = objects({ num: Number(num), gen: Number(gen) })
    const link = body === undefined ? undefined : linkIn(body)
    if (link === undefined) return undefined
    if (link && links.push(link) >= MAX_LINKS) break
  }
  return links
}

/** `[1 0 R 2 0 R]`, or the object that contains it; undefined for anything else. */
function listAt(objects: Objects, value: string): string | undefined {
  // Annotations written inside the list have lists of their own.
  if (value.startsWith('[')) return /^[^\]]*<</.test(value) ? undefined : value.slice(0, value.indexOf(']') + 1)
  const [, num, gen] = /^(\d+) (\d+) R/.exec(value) ?? []
  const body = num && gen ? objects({ num: Number(num), gen: Number(gen) })?.trim() : undefined
  return body?.startsWith('[') && !body.includes('<<') ? body : undefined
}

/** Null for other annotations; undefined for a form that this reader does not support. */
function linkIn(body: string): PdfLink | null | undefined {
  if (!/\/Subtype\s*\/Link\b/.test(body)) return body.includes('/Subtype') ? null : undefined
  if (/\/A\s+\d+ \d+ R/.test(body)) return undefined
  const rect = RECT.exec(body)?.[1]?.trim().split(/\s+/).map(Number)
  const target = TARGET.exec(body)?.[1]
  if (target === undefined) return body.includes('/URI') ? undefined : null
  return rect?.length === 4 && rect.every(Number.isFinite) ? { rect, url: decode(target) } : undefined
}

/** Resolves escapes; decodes as UTF-8 if valid. */
function decode(text: string): string {
  const plain = text.replace(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_, what: string) =>
    /^[0-7]/.test(what) ? String.fromCharCode(Number.parseInt(what, 8)) : /^[\r\n]/.test(what) ? '' : (ESCAPES[what] ?? what),
  )
  const utf8 = Buffer.from(plain, 'latin1').toString('utf8')
  return utf8.includes('\ufffd') ? plain : utf8
}

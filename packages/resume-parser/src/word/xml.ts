import { UnreadableResume } from '#document/unreadable'

export type Attributes = Record<string, string>
export type Handler = {
  open(name: string, attributes: Attributes): void
  close(name: string): void
  text(text: string): void
}

const MAX_DEPTH = 256
const ATTRIBUTE = /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const ENTITY = /&(#x[\da-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/gi
/** Texts with references, of one document: each reference is a step of its own, and a resume has few. */
const MAX_REFERRING = 2_000_000
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A streaming XML scanner. Only the five named entities are supported: a document cannot define its own. */
export function scanXml(xml: string, handler: Handler): void {
  const open: string[] = []
  let referring = 0
  const decode = (text: string) => {
    if (!text.includes('&')) return text
    referring += text.length
    if (referring > MAX_REFERRING) throw new UnreadableResume('too-large')
    return text.replace(ENTITY, (_, name: string) => (name[0] === '#' ? codePoint(name) : (NAMED[name.toLowerCase()] ?? '')))
  }
  let at = 0
  while (at < xml.length) {
    const tag = xml.indexOf('<', at)
    if (tag < 0) break
    if (tag > at && open.length > 0) handler.text(decode(xml.slice(at, tag)))
    if (xml.startsWith('<!--', tag)) at = after(xml, '-->', tag)
    else if (xml.startsWith('<![CDATA[', tag)) {
      const end = xml.indexOf(']]>', tag)
      if (end >= 0) handler.text(xml.slice(tag + 9, end))
      at = after(xml, ']]>', tag)
    } else if (xml[tag + 1] === '?') at = after(xml, '?>', tag)
    else if (xml[tag + 1] === '!') throw new UnreadableResume('damaged')
    else at = element(xml, tag, { open, handler, decode })
  }
}

type Scan = { open: string[]; handler: Handler; decode: (text: string) => string }

function element(xml: string, tag: number, { open, handler, decode }: Scan): number {
  const end = endOfTag(xml, tag)
  if (end < 0) return xml.length
  if (xml[tag + 1] === '/') {
    const name = xml.slice(tag + 2, end).trim()
    const depth = open.lastIndexOf(name)
    if (depth >= 0) while (open.length > depth) handler.close(open.pop() as string)
    return end + 1
  }
  const isEmpty = xml[end - 1] === '/'
  const body = xml.slice(tag + 1, isEmpty ? end - 1 : end)
  const blank = body.search(/\s/)
  const name = blank < 0 ? body : body.slice(0, blank)
  handler.open(name, blank < 0 ? {} : attributesOf(body.slice(blank), decode))
  if (isEmpty) handler.close(name)
  else if (open.push(name) > MAX_DEPTH) throw new UnreadableResume('damaged')
  return end + 1
}

/** The `>` of a tag, ignoring quoted ones. */
function endOfTag(xml: string, tag: number): number {
  for (let at = tag; at < xml.length; at++) {
    if (xml[at] === '>') return at
    if (xml[at] !== '"') continue
    at = xml.indexOf('"', at + 1)
    if (at < 0) return -1
  }
  return -1
}

function attributesOf(text: string, decode: Scan['decode']): Attributes {
  const found: Attributes = {}
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) found[name] = decode(double ?? single ?? '')
  return found
}

const after = (xml: string, mark: string, from: number) => {
  const end = xml.indexOf(mark, from)
  return end < 0 ? xml.length : end + mark.length
}

const codePoint = (name: string) => {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : ''
}

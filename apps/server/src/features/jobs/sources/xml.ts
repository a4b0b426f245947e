import { decodeEntities } from '@jobapply/core/jobs/fields/entities'

/** An element: its name without the prefix of its namespace, what stands in it, its text, and the address that a link of Atom leads to. */
export type XmlElement = { name: string; children: XmlElement[]; text: string; href?: string }

const MAX_DEPTH = 60
const MARK = /<!\[CDATA\[|<!--|<\?|<!|<\/?[A-Za-z_][\w.:-]*/g

/**
 * A small reader for feeds. It knows elements, text and CDATA; it expands no entity of a document and follows no address, so a document
 * cannot make it read anything else. Undefined: it is no well-formed XML.
 */
export function readXml(text: string): XmlElement | undefined {
  const root: XmlElement = { name: '', children: [], text: '' }
  const open = [root]
  let at = 0
  const write = (piece: string) => {
    const last = open.at(-1)
    if (last && piece) last.text += piece
  }
  for (;;) {
    MARK.lastIndex = at
    const mark = MARK.exec(text)
    write(decodeEntities(text.slice(at, mark?.index)))
    if (!mark) break
    const end = endOf(text, mark[0], mark.index)
    if (end === undefined) return undefined
    if (mark[0] === '<![CDATA[') write(text.slice(mark.index + 9, end - 3))
    else if (mark[0].startsWith('</')) {
      if (open.length < 2 || open.pop()?.name !== nameOf(mark[0].slice(2))) return undefined
    } else if (!/^<[!?]/.test(mark[0])) {
      const element: XmlElement = { name: nameOf(mark[0].slice(1)), children: [], text: '' }
      const href = /^<(?:\w+:)?link$/.test(mark[0]) ? hrefIn(text.slice(mark.index, end)) : undefined
      if (href) element.href = href
      open.at(-1)?.children.push(element)
      if (text[end - 2] !== '/') open.push(element)
      if (open.length > MAX_DEPTH) return undefined
    }
    at = end
  }
  return open.length === 1 && root.children.length === 1 ? root.children[0] : undefined
}

/** The text of the first such element inside, without blanks around it; undefined when it is missing or empty. */
export const textOf = (element: XmlElement | undefined, name: string) => childOf(element, name)?.text.trim() || undefined
export const childOf = (element: XmlElement | undefined, name: string) => element?.children.find((child) => child.name === name)
export const childrenOf = (element: XmlElement | undefined, name: string) =>
  element?.children.filter((child) => child.name === name) ?? []

const hrefIn = (tag: string) => decodeEntities(/\shref\s*=\s*["']([^"'<>]{1,2000})["']/.exec(tag)?.[1] ?? '') || undefined

const nameOf = (qualified: string) => qualified.slice(qualified.indexOf(':') + 1)

function endOf(text: string, mark: string, from: number): number | undefined {
  const closing = mark === '<![CDATA[' ? ']]>' : mark === '<!--' ? '-->' : mark === '<?' ? '?>' : '>'
  const end = text.indexOf(closing, from + mark.length)
  return end < 0 ? undefined : end + closing.length
}

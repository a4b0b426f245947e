/** Never shown as text. */
const UNREAD = new Set('script style noscript template svg iframe'.split(' '))
/** Elements that format a part of a line. */
const INLINE = new Set('b strong em i mark u wbr sup sub font'.split(' '))
const MAX_DEPTH = 200
const MAX_PIECES = 4_000
const TEXT_NODE = 3
const ELEMENT_NODE = 1

/** The texts of an element in reading order, one for each element that holds text of its own. */
export function piecesOf(root: Element, max = MAX_PIECES): string[] {
  const pieces: string[] = []
  let text = ''
  const end = () => {
    const piece = text.replace(/\s+/g, ' ').trim()
    if (piece) pieces.push(piece)
    text = ''
  }
  const walk = (node: Node, depth: number) => {
    for (let child = node.firstChild; child && pieces.length < max; child = child.nextSibling) {
      if (child.nodeType === TEXT_NODE) text += child.nodeValue ?? ''
      if (child.nodeType !== ELEMENT_NODE || depth >= MAX_DEPTH) continue
      const name = child.nodeName.toLowerCase()
      if (UNREAD.has(name)) continue
      const isInline = INLINE.has(name)
      if (!isInline) end()
      walk(child, depth + 1)
      if (!isInline) end()
    }
  }
  walk(root, 0)
  end()
  return pieces
}

/** The text of the first element that has any. */
export function textAt(root: Element, selectors: readonly string[], read = wholeText): string | undefined {
  for (const selector of selectors)
    for (const element of [...root.querySelectorAll(selector)].slice(0, MAX_ELEMENTS)) {
      const text = element.closest('noscript') ? '' : read(element)
      if (text) return text
    }
  return undefined
}
const MAX_ELEMENTS = 20

export const wholeText = (element: Element) => piecesOf(element, 60).join(' ')

/** Without what stands beside a name, such as a rating. */
export const firstText = (element: Element) => piecesOf(element, 1)[0] ?? ''

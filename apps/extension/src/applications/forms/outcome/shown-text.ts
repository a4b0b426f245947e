import { attr, nameOf, type OpenRoot } from '#applications/forms/page'
import { INLINE, tidy } from '#applications/forms/text'
import { isHiddenByMarkup, isTextInvisible, type Look } from './visible.ts'

/** What says nothing of its own, or what others say. */
const UNSAID = new Set(
  'script style noscript svg template select option textarea input button datalist iframe object canvas nav footer blockquote q head'.split(
    ' ',
  ),
)
const UNSAID_ROLES = new Set('listbox option menu menuitem menubar tooltip button navigation contentinfo tab tablist'.split(' '))
const DEEPEST = 600
const MOST_TEXT = 100_000
export const MOST_BLOCKS = 10_000
/** Nobody confirms an application in a longer sentence, nor in a shorter one. */
export const LENGTHS = { least: 3, most: 600 }
export const LONGEST_BLOCK = LENGTHS.most * 4

type Scope = Document | ShadowRoot | DocumentFragment

/** The texts that a person sees on a page, in its order; those of buttons, menus and quotations aside. */
export function shownBlocks(document: Document, look: Look | null, openRoot?: OpenRoot): string[] {
  const blocks: string[] = []
  let current = ''
  let length = 0
  const close = () => {
    const text = tidy(current, LONGEST_BLOCK)
    if (text.length >= LENGTHS.least) blocks.push(text)
    current = ''
  }
  const walk = (node: Node, depth: number) => {
    if (length > MOST_TEXT || depth > DEEPEST) return
    if (node.nodeType === 3) {
      const text = node.nodeValue ?? ''
      const around = node.parentElement
      if (around && isTextInvisible(around, look)) return
      current += text
      length += text.length
      return
    }
    if (node.nodeType !== 1) return
    const element = node as Element
    const name = nameOf(element)
    if (name === 'template' && attr(element, 'shadowrootmode')) return inside((element as HTMLTemplateElement).content, depth)
    if (UNSAID.has(name) || UNSAID_ROLES.has(attr(element, 'role')) || isHiddenByMarkup(element) || look?.isHidden(element))
      return
    const isBlock = !INLINE.has(name)
    if (isBlock) close()
    const root = openRoot?.(element) ?? element.shadowRoot ?? null
    if (root) inside(root, depth)
    inside(element, depth)
    if (isBlock) close()
  }
  const inside = (parent: Element | Scope, depth: number) => {
    const isClosed = 'localName' in parent && nameOf(parent) === 'details' && !parent.hasAttribute('open')
    for (let child = parent.firstChild; child; child = child.nextSibling)
      if (!isClosed || (child.nodeType === 1 && nameOf(child as Element) === 'summary')) walk(child, depth + 1)
  }
  if (document.body) walk(document.body, 0)
  close()
  return blocks.slice(0, MOST_BLOCKS)
}

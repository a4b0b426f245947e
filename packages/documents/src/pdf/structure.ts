import type { Block } from '@jobapply/core/documents/pages'

type Document = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

const TAGS = { h1: 'H1', h2: 'H2', h3: 'H3', p: 'P', lbl: 'Lbl', li: 'LBody' } as const satisfies Record<Block['tag'], string>
export const tagOf = ({ tag }: Block) => TAGS[tag]

/** The tree of structure elements. A block's element is made when its first run is painted, so that the tree has reading order. */
export function structureOf(document: Document, blocks: readonly Block[]) {
  const root = document.struct('Document')
  document.addStructure(root)
  const elements = new Map<number, Element>()
  let list: { element: Element; end: number } | undefined
  let item: Element | undefined

  const parentOf = (index: number, { tag }: Block): Element => {
    if (tag === 'lbl') {
      if (list?.end !== index) {
        list = { element: document.struct('L'), end: index }
        root.add(list.element)
      }
      list.end = index + 2
      item = document.struct('LI')
      list.element.add(item)
    }
    return (tag === 'lbl' || tag === 'li' ? item : undefined) ?? root
  }
  return {
    elementOf(index: number): Element | undefined {
      const block = blocks[index]
      const known = elements.get(index)
      if (known || !block) return known
      const element = document.struct(tagOf(block))
      parentOf(index, block).add(element)
      elements.set(index, element)
      return element
    },
    end: () => root.end(),
  }
}

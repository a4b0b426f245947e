/**
 * Where a text box is drawn, in points. `isOnPage`: measured from the page or its margin, not from the paragraph. `pushes`: text flows
 * above and below it, not beside it.
 */
export type Anchor = { x: number; y: number; isOnPage: boolean; pushes?: boolean }
export type Box<Block> = { blocks: Block[]; anchor: Anchor | undefined }

const POINTS_PER_EMU = 1 / 12_700
/** A box this near the top of the first page is read before the text, whatever paragraph it is anchored to. */
const TOP = 150
/** Boxes that start this close to each other are one column. */
const COLUMN = 60
const PAGE = /^(?:page|margin|topMargin|leftMargin|rightMargin)$/
const SHAPE = /margin-(left|top):\s*(-?[\d.]+)pt/g

/** Collects the position of the drawing that is open. */
export class Anchors {
  #open: Anchor[] = []
  #axis: 'x' | 'y' | undefined
  #isOffset = false

  get current(): Anchor | undefined {
    return this.#open.at(-1)
  }

  start(name: string, attributes: Readonly<Record<string, string | undefined>>): void {
    const { current } = this
    if (name === 'wp:anchor') this.#open.push({ x: 0, y: 0, isOnPage: false })
    else if (name === 'v:shape' && attributes.style?.includes('absolute')) this.#open.push(shapeOf(attributes.style))
    else if (name === 'wp:positionH') this.#axis = 'x'
    else if (name === 'wp:positionV' && current) {
      this.#axis = 'y'
      current.isOnPage = PAGE.test(attributes.relativeFrom ?? '')
    } else if (name === 'wp:wrapTopAndBottom' && current) current.pushes = true
    else if (name === 'wp:posOffset') this.#isOffset = true
  }

  text(text: string): void {
    const { current } = this
    const offset = Number(text)
    if (this.#isOffset && this.#axis && current && Number.isFinite(offset)) current[this.#axis] = offset * POINTS_PER_EMU
  }

  end(name: string): void {
    if (name === 'wp:posOffset') this.#isOffset = false
    else if (name === 'wp:positionH' || name === 'wp:positionV') this.#axis = undefined
    else if (name === 'wp:anchor' || (name === 'v:shape' && this.#open.length > 0)) this.#open.pop()
  }
}

function shapeOf(style: string): Anchor {
  const anchor: Anchor = { x: 0, y: 0, isOnPage: style.includes('mso-position-vertical-relative:page') }
  for (const [, side, points] of style.matchAll(SHAPE)) anchor[side === 'left' ? 'x' : 'y'] = Number(points)
  return anchor
}

/** Text of the paragraph that anchors such a box comes after it. */
const FIRST_LINE = 6
export const isAbove = ({ anchor }: Box<unknown>) =>
  anchor !== undefined && !anchor.isOnPage && (anchor.pushes === true ? anchor.y < FIRST_LINE : anchor.y < 0)

export const isAtTop = ({ anchor }: Box<unknown>) => anchor?.isOnPage === true && anchor.y < TOP

/** Boxes of one paragraph column by column, each downwards; those without a position stay in their order. */
export function inReadingOrder<Block>(boxes: readonly Box<Block>[]): Box<Block>[] {
  if (boxes.length < 2 || boxes.some(({ anchor }) => anchor === undefined)) return [...boxes]
  const column = (box: Box<Block>) => Math.round((box.anchor?.x ?? 0) / COLUMN)
  return boxes.toSorted((a, b) => column(a) - column(b) || (a.anchor?.y ?? 0) - (b.anchor?.y ?? 0))
}

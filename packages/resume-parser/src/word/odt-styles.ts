import { isHeadingName, type ParagraphFormat, type RunFormat } from './docx-styles.ts'
import { type Attributes, scanXml } from './xml.ts'

type Style = { base: string; format: RunFormat; scale: number; paragraph: ParagraphFormat }
export type OdtFormat = { format: RunFormat; paragraph: ParagraphFormat }

const MAX_BASES = 12
const STYLE_TAGS = new Set(['style:style', 'style:default-style'])
const POINTS: Record<string, number> = { pt: 1, pc: 12, in: 72, cm: 28.35, mm: 2.835, px: 0.75 }
const LENGTH = /^(-?[\d.]{1,12})(pt|pc|in|cm|mm|px)$/
/** Names of styles are written with "_20_" for a space. */
const shownName = (name: string) => name.replaceAll('_20_', ' ')
const keyOf = (family: string, name: string) => `${family}|${name}`

function points(text: string | undefined): number | undefined {
  const [, number, unit = ''] = LENGTH.exec(text ?? '') ?? []
  return number === undefined ? undefined : Number(number) * (POINTS[unit] ?? 1)
}

/** The styles of an OpenDocument text: common ones of styles.xml, automatic ones of both parts. */
export class OdtStyles {
  readonly #styles = new Map<string, Style>()
  readonly #resolved = new Map<string, OdtFormat>()

  constructor(...parts: readonly string[]) {
    for (const xml of parts) this.#read(xml)
  }

  /** The format of a paragraph style with the styles it is based on. */
  paragraph(name: string): OdtFormat {
    return this.#of('paragraph', name, { size: 12 })
  }

  /** What a text style changes. */
  text(name: string): RunFormat {
    return this.#of('text', name, {}).format
  }

  #of(family: string, name: string, start: RunFormat): OdtFormat {
    const key = keyOf(family, name)
    const known = this.#resolved.get(key)
    if (known) return known
    const resolved = this.#resolve(family, name, start)
    // Only styles that exist are kept: a document can name any number of others.
    if (this.#styles.has(key)) this.#resolved.set(key, resolved)
    return resolved
  }

  #resolve(family: string, name: string, start: RunFormat): OdtFormat {
    const chain: Style[] = []
    for (let next = name; next && chain.length < MAX_BASES; next = chain[0]?.base ?? '') {
      const style = this.#styles.get(keyOf(family, next))
      if (!style) break
      chain.unshift(style)
    }
    const usual = family === 'paragraph' ? this.#styles.get(keyOf(family, '')) : undefined
    const resolved: OdtFormat = { format: { ...start }, paragraph: {} }
    for (const { format, scale, paragraph } of usual ? [usual, ...chain] : chain) {
      const size = scale === 1 ? undefined : (resolved.format.size ?? 12) * scale
      Object.assign(resolved.format, format, size === undefined ? {} : { size })
      Object.assign(resolved.paragraph, paragraph)
    }
    return resolved
  }

  #read(xml: string): void {
    let style: Style | undefined
    let key = ''
    scanXml(xml, {
      open: (tag, attributes) => {
        if (STYLE_TAGS.has(tag)) {
          style = { base: attributes['style:parent-style-name'] ?? '', format: {}, scale: 1, paragraph: {} }
          key = keyOf(attributes['style:family'] ?? '', attributes['style:name'] ?? '')
          const level = attributes['style:default-outline-level'] ?? ''
          if (level || isHeadingName(shownName(attributes['style:display-name'] ?? attributes['style:name'] ?? '')))
            style.paragraph.isHeading = true
        } else if (style && tag === 'style:text-properties') readText(style, attributes)
        else if (style && tag === 'style:paragraph-properties') readParagraph(style.paragraph, attributes)
      },
      close: (tag) => {
        if (!style || !STYLE_TAGS.has(tag)) return
        this.#styles.set(key, style)
        style = undefined
      },
      text: () => undefined,
    })
  }
}

function readText(style: Style, attributes: Attributes): void {
  const { format } = style
  const weight = attributes['fo:font-weight']
  if (weight !== undefined) format.bold = weight === 'bold' || Number(weight) >= 600
  const slant = attributes['fo:font-style']
  if (slant !== undefined) format.italic = slant !== 'normal'
  if (attributes['fo:text-transform'] !== undefined) format.caps = attributes['fo:text-transform'] === 'uppercase'
  if (attributes['text:display'] !== undefined) format.hidden = attributes['text:display'] === 'none'
  const font = attributes['style:font-name'] ?? attributes['fo:font-family']
  if (font !== undefined) format.font = font
  const size = attributes['fo:font-size'] ?? ''
  if (size.endsWith('%')) style.scale = Number(size.slice(0, -1)) / 100 || 1
  const exact = points(size)
  if (exact !== undefined) format.size = exact
}

function readParagraph(format: ParagraphFormat, attributes: Attributes): void {
  const [indent, before, after] = ['fo:margin-left', 'fo:margin-top', 'fo:margin-bottom'].map((name) => points(attributes[name]))
  if (indent !== undefined) format.indent = indent
  if (before !== undefined) format.before = before
  if (after !== undefined) format.after = after
}

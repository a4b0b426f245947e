import { type Attributes, scanXml } from './xml.ts'

export type RunFormat = { bold?: boolean; italic?: boolean; size?: number; caps?: boolean; font?: string; hidden?: boolean }
export type ParagraphFormat = { indent?: number; before?: number; after?: number; isListed?: boolean; isHeading?: boolean }
type Style = { name: string; base: string | undefined; format: RunFormat; paragraph: ParagraphFormat }

export const on = (attributes: Attributes) => !/^(?:0|false|off|none)$/i.test(attributes['w:val'] ?? 'true')
const number = (text: string | undefined) => (text === undefined || Number.isNaN(Number(text)) ? undefined : Number(text))

export function readRunFormat(format: RunFormat, name: string, attributes: Attributes): void {
  if (name === 'w:b') format.bold = on(attributes)
  else if (name === 'w:i') format.italic = on(attributes)
  else if (name === 'w:caps') format.caps = on(attributes)
  else if (name === 'w:vanish') format.hidden = on(attributes)
  else if (name === 'w:sz') format.size = (number(attributes['w:val']) ?? 22) / 2
  else if (name === 'w:rFonts') format.font = attributes['w:ascii'] ?? attributes['w:asciiTheme'] ?? format.font ?? ''
}

export function readParagraphFormat(format: ParagraphFormat, name: string, attributes: Attributes): void {
  if (name === 'w:ind') format.indent = (number(attributes['w:left'] ?? attributes['w:start']) ?? (format.indent ?? 0) * 20) / 20
  else if (name === 'w:spacing') {
    const [before, after] = [number(attributes['w:before']), number(attributes['w:after'])]
    if (before !== undefined) format.before = before / 20
    if (after !== undefined) format.after = after / 20
  } else if (name === 'w:numId') format.isListed = attributes['w:val'] !== '0'
  else if (name === 'w:listPr') format.isListed = true
  else if (name === 'w:outlineLvl') format.isHeading = Number(attributes['w:val'] ?? 9) < 9
}

/** Word processors name their styles for headings in their own language. */
export const isHeadingName = (name: string) => /^(?:heading|überschrift|titre|título|titolo|kop|title)\b/i.test(name)

export class Styles {
  readonly #styles = new Map<string, Style>()
  readonly #defaults: RunFormat = { size: 11 }
  readonly #resolved = new Map<string, { format: RunFormat; paragraph: ParagraphFormat }>()
  #usual = ''

  constructor(xml: string | undefined) {
    if (!xml) return
    let style: Style | undefined
    let isDefault = false
    let id = ''
    scanXml(xml, {
      open: (name, attributes) => {
        if (name === 'w:style') {
          id = attributes['w:styleId'] ?? ''
          style = { name: id, base: undefined, format: {}, paragraph: {} }
          if (attributes['w:type'] === 'paragraph' && /^(?:1|on|true)$/.test(attributes['w:default'] ?? '')) this.#usual = id
        } else if (name === 'w:rPrDefault') isDefault = true
        else if (style && name === 'w:name') style.name = attributes['w:val'] ?? id
        else if (style && name === 'w:basedOn') style.base = attributes['w:val']
        else if (style) {
          readRunFormat(style.format, name, attributes)
          readParagraphFormat(style.paragraph, name, attributes)
        } else if (isDefault) readRunFormat(this.#defaults, name, attributes)
      },
      close: (name) => {
        if (name === 'w:style' && style) {
          if (isHeadingName(style.name)) style.paragraph.isHeading = true
          this.#styles.set(id, style)
          style = undefined
        } else if (name === 'w:rPrDefault') isDefault = false
      },
      text: () => undefined,
    })
  }

  /** The format of a style, including the styles it is based on. */
  of(id: string | undefined): { format: RunFormat; paragraph: ParagraphFormat } {
    const wanted = id || this.#usual
    const known = this.#resolved.get(wanted)
    if (known) return known
    const resolved = this.#resolve(wanted)
    // Only styles that exist are kept: a document can name any number of others.
    if (this.#styles.has(wanted)) this.#resolved.set(wanted, resolved)
    return resolved
  }

  #resolve(id: string): { format: RunFormat; paragraph: ParagraphFormat } {
    const chain: Style[] = []
    let next = id
    while (next && chain.length < 12) {
      const style = this.#styles.get(next)
      if (!style) break
      chain.unshift(style)
      next = style.base ?? ''
    }
    return {
      format: Object.assign({}, this.#defaults, ...chain.map(({ format }) => format)),
      paragraph: Object.assign({}, ...chain.map(({ paragraph }) => paragraph)),
    }
  }

  runFormatOf(id: string): RunFormat {
    return this.#styles.get(id)?.format ?? {}
  }
}

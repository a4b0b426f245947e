import { type Attributes, scanXml } from './xml.ts'

/** What a style says about the look of its text. */
export type Look = { bold?: boolean; italic?: boolean; size?: number; caps?: boolean; font?: string; hidden?: boolean }
export type ParagraphLook = { indent?: number; before?: number; after?: number; isListed?: boolean; isHeading?: boolean }
type Style = { name: string; base: string | undefined; look: Look; paragraph: ParagraphLook }

export const on = (attributes: Attributes) => !/^(?:0|false|off|none)$/i.test(attributes['w:val'] ?? 'true')
const number = (text: string | undefined) => (text === undefined || Number.isNaN(Number(text)) ? undefined : Number(text))

/** One property of a run's look. */
export function readLook(look: Look, name: string, attributes: Attributes): void {
  if (name === 'w:b') look.bold = on(attributes)
  else if (name === 'w:i') look.italic = on(attributes)
  else if (name === 'w:caps') look.caps = on(attributes)
  else if (name === 'w:vanish') look.hidden = on(attributes)
  else if (name === 'w:sz') look.size = (number(attributes['w:val']) ?? 22) / 2
  else if (name === 'w:rFonts') look.font = attributes['w:ascii'] ?? attributes['w:asciiTheme'] ?? look.font ?? ''
}

/** One property of a paragraph's look. */
export function readParagraphLook(look: ParagraphLook, name: string, attributes: Attributes): void {
  if (name === 'w:ind') look.indent = (number(attributes['w:left'] ?? attributes['w:start']) ?? (look.indent ?? 0) * 20) / 20
  else if (name === 'w:spacing') {
    const [before, after] = [number(attributes['w:before']), number(attributes['w:after'])]
    if (before !== undefined) look.before = before / 20
    if (after !== undefined) look.after = after / 20
  } else if (name === 'w:numId') look.isListed = attributes['w:val'] !== '0'
  else if (name === 'w:outlineLvl') look.isHeading = Number(attributes['w:val'] ?? 9) < 9
}

export class Styles {
  readonly #styles = new Map<string, Style>()
  readonly #defaults: Look = { size: 11 }
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
          style = { name: id, base: undefined, look: {}, paragraph: {} }
          if (attributes['w:type'] === 'paragraph' && attributes['w:default'] === '1') this.#usual = id
        } else if (name === 'w:rPrDefault') isDefault = true
        else if (style && name === 'w:name') style.name = attributes['w:val'] ?? id
        else if (style && name === 'w:basedOn') style.base = attributes['w:val']
        else if (style) {
          readLook(style.look, name, attributes)
          readParagraphLook(style.paragraph, name, attributes)
        } else if (isDefault) readLook(this.#defaults, name, attributes)
      },
      close: (name) => {
        if (name === 'w:style' && style) {
          if (/^(?:heading|überschrift|titre|título|titolo|kop|title)\b/i.test(style.name)) style.paragraph.isHeading = true
          this.#styles.set(id, style)
          style = undefined
        } else if (name === 'w:rPrDefault') isDefault = false
      },
      text: () => undefined,
    })
  }

  /** The look that a style gives, with all that it is based on. */
  of(id: string | undefined): { look: Look; paragraph: ParagraphLook } {
    const chain: Style[] = []
    let next = id || this.#usual
    while (next && chain.length < 12) {
      const style = this.#styles.get(next)
      if (!style) break
      chain.unshift(style)
      next = style.base ?? ''
    }
    return {
      look: Object.assign({}, this.#defaults, ...chain.map(({ look }) => look)),
      paragraph: Object.assign({}, ...chain.map(({ paragraph }) => paragraph)),
    }
  }

  lookOf(id: string): Look {
    return this.#styles.get(id)?.look ?? {}
  }
}

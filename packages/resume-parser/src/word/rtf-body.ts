import type { Block, Paragraph, TextRun } from './docx-body.ts'
import type { RunFormat } from './docx-styles.ts'
import { Fields } from './fields.ts'

type State = { bold: boolean; italic: boolean; size: number; hidden: boolean; inTable: boolean; isListed: boolean; level: number }

const PLAIN = { bold: false, italic: false, size: 12, hidden: false }
const PARAGRAPH_ENDS = new Set(['par', 'sect', 'page', '\n', '\r'])
const NEW_PARAGRAPH = { inTable: false, isListed: false, level: 9 }

/** Builds paragraphs and tables from the words and texts of an RTF file. */
export class RtfBody {
  readonly fields = new Fields()
  hasImages = false
  readonly #count: () => void
  readonly #blocks: Block[] = []
  readonly #saved: State[] = []
  #state: State = { ...PLAIN, ...NEW_PARAGRAPH }
  #lines: TextRun[][] = [[]]
  #afterGap = false
  #isListed = false
  #rows: Block[][][] = []
  #row: Block[][] = []
  #cell: Block[] = []
  #decoder = new TextDecoder('windows-1252')

  constructor(count: () => void) {
    this.#count = count
  }

  save(): void {
    this.#saved.push({ ...this.#state })
  }

  restore(): void {
    this.#state = this.#saved.pop() ?? this.#state
  }

  markListed(): void {
    this.#isListed = true
  }

  text(text: string, isByte: boolean): void {
    if (this.fields.isCode) this.fields.add(text)
    else if (isByte) this.character(this.#decoder.decode(Buffer.from(text, 'latin1')))
    else this.character(text)
  }

  character(text: string): void {
    if (this.#state.hidden) return
    const { bold, italic, size } = this.#state
    const format: RunFormat = { bold, italic, size }
    const { link } = this.fields
    const last = this.#lines.at(-1)?.at(-1)
    const isSame = last && !this.#afterGap && last.link === link && last.format.bold === bold
    if (isSame && last.format.size === size && last.format.italic === italic) last.text += text
    else {
      this.#count()
      this.#lines.at(-1)?.push({ text, format, link, afterGap: this.#afterGap })
    }
    this.#afterGap = false
  }

  /** A control word; unknown ones change nothing. */
  word(word: string, value: number | undefined): void {
    const state = this.#state
    const isOn = value !== 0
    if (PARAGRAPH_ENDS.has(word)) this.#endParagraph()
    else if (word === 'line') this.#breakLine()
    else if (word === 'tab') this.#afterGap = true
    else if (word === 'cell' || word === 'nestcell') this.#endCell()
    else if (word === 'row' || word === 'nestrow') this.#endRow()
    else if (word === 'b') state.bold = isOn
    else if (word === 'i') state.italic = isOn
    else if (word === 'v') state.hidden = isOn
    else if (word === 'fs') state.size = (value ?? 24) / 2
    else if (word === 'plain') Object.assign(state, PLAIN)
    else if (word === 'pard') Object.assign(state, NEW_PARAGRAPH)
    else if (word === 'intbl') state.inTable = true
    else if (word === 'ls' || word === 'pnlvlblt') state.isListed = true
    else if (word === 'outlinelevel') state.level = value ?? 9
    else if (word === 'ansicpg' && value) this.#decoder = decoderFor(value)
  }

  /** All blocks, when the file is over. */
  blocks(): Block[] {
    this.#endParagraph()
    this.#endTable()
    return this.#blocks
  }

  #breakLine(): void {
    this.#count()
    this.#lines.push([])
    this.#afterGap = false
  }

  #takeParagraph(): Paragraph {
    this.#count()
    const { isListed, level } = this.#state
    const format = { isListed: isListed || this.#isListed, isHeading: level < 9 }
    const paragraph: Paragraph = { kind: 'paragraph', lines: this.#lines, format, style: '', boxes: [] }
    this.#lines = [[]]
    this.#afterGap = false
    this.#isListed = false
    return paragraph
  }

  #endParagraph(): void {
    const paragraph = this.#takeParagraph()
    if (this.#state.inTable) this.#cell.push(paragraph)
    else {
      this.#endTable()
      this.#blocks.push(paragraph)
    }
  }

  #endCell(): void {
    this.#cell.push(this.#takeParagraph())
    this.#row.push(this.#cell)
    this.#cell = []
  }

  #endRow(): void {
    if (this.#row.length > 0) this.#rows.push(this.#row)
    this.#row = []
  }

  #endTable(): void {
    if (this.#cell.length > 0) this.#row.push(this.#cell)
    this.#cell = []
    this.#endRow()
    if (this.#rows.length > 0) this.#blocks.push({ kind: 'table', rows: this.#rows })
    this.#rows = []
  }
}

/** One byte a character: files in other code pages also write every sign as Unicode. */
function decoderFor(codePage: number): TextDecoder {
  const isKnown = codePage === 874 || (codePage >= 1250 && codePage <= 1258)
  return new TextDecoder(isKnown ? `windows-${codePage}` : codePage === 10000 ? 'macintosh' : 'windows-1252')
}

import { UnreadableResume } from '#document/unreadable'

const HYPERLINK = /HYPERLINK\s+"([^"]+)"/i
/** Word itself nests a handful. */
const MAX_DEPTH = 64
const MAX_CODE = 4000

type Field = { code: string; isCode: boolean; link: string | undefined }

/** The open fields of a Word text: an instruction such as HYPERLINK, then what it shows. */
export class Fields {
  readonly #open: Field[] = []

  /** The text at this place is an instruction. */
  get isCode(): boolean {
    return this.#open.at(-1)?.isCode ?? false
  }

  /** The target of the innermost hyperlink. */
  get link(): string | undefined {
    return this.#open.findLast(({ link }) => link !== undefined)?.link
  }

  begin(): void {
    if (this.#open.length >= MAX_DEPTH) throw new UnreadableResume('damaged')
    this.#open.push({ code: '', isCode: true, link: undefined })
  }

  add(code: string): void {
    const field = this.#open.at(-1)
    if (field && field.code.length < MAX_CODE) field.code += code.slice(0, MAX_CODE)
  }

  separate(): void {
    const field = this.#open.at(-1)
    if (!field) return
    field.isCode = false
    field.link = HYPERLINK.exec(field.code)?.[1]
  }

  end(): void {
    this.#open.pop()
  }
}

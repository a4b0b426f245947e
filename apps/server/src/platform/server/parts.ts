/** One part of a form: its header with the empty line after it, and where its content begins and ends. */
export type Part = { header: Buffer; start: number; end: number }

/** An upload has a file and the fields around it. */
const MAX_PARTS = 20
const LONGEST_HEADER = 8 * 1024
const BREAK = Buffer.from('\r\n')
const END = Buffer.from('--')
const EMPTY_LINE = Buffer.from('\r\n\r\n')

/** Finds every place of the mark in a body that comes in chunks. `add` returns false when there are more than our forms have. */
export function watchMarks(mark: Buffer) {
  const marks: number[] = []
  let rest = Buffer.alloc(0)
  let restAt = 0
  return {
    marks,
    add(chunk: Buffer): boolean {
      const all = Buffer.concat([rest, chunk])
      let from = 0
      for (let found = all.indexOf(mark); found >= 0; found = all.indexOf(mark, from)) {
        from = found + mark.length
        marks.push(restAt + found)
        // One more than parts: the last mark ends the form.
        if (marks.length > MAX_PARTS + 1) return false
      }
      // A mark may be cut in two by the network.
      const keep = Math.max(from, all.length - mark.length + 1)
      rest = all.subarray(keep)
      restAt += keep
      return true
    },
  }
}

/** The parts between the marks that are delimiters: at the start of a line, followed by its end. Undefined: this is not a form. */
export async function splitParts(
  read: (from: number, to: number) => Promise<Buffer>,
  marks: readonly number[],
  mark: Buffer,
): Promise<Part[] | undefined> {
  const parts: Part[] = []
  let open: { header: Buffer; start: number } | undefined
  for (const at of marks) {
    const after = at + mark.length
    const [before, behind] = [await read(Math.max(0, at - BREAK.length), at), await read(after, after + BREAK.length)]
    const isEnd = behind.equals(END)
    if ((at > 0 && !before.equals(BREAK)) || !(isEnd || behind.equals(BREAK))) continue
    // The line break before a delimiter belongs to it.
    if (open && at - BREAK.length < open.start) return undefined
    if (open) parts.push({ ...open, end: at - BREAK.length })
    if (isEnd) return parts
    const from = after + BREAK.length
    const window = await read(from, from + LONGEST_HEADER)
    const length = window.indexOf(EMPTY_LINE)
    if (length < 0) return undefined
    const start = from + length + EMPTY_LINE.length
    open = { header: window.subarray(0, length + EMPTY_LINE.length), start }
  }
  return undefined
}

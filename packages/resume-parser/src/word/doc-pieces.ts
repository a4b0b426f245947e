import { UnreadableResume } from '#unreadable'

/** The text of an old Word file, with the stream offset of each character. */
export type DocText = { text: string; offsets: Int32Array }

/** Positions in the file information block. */
const FLAGS = 0x0a
const TEXT_LENGTHS = 0x4c
const CLX = 0x01a2
const ENCRYPTED = 0x0100
const TABLE_ONE = 0x0200
const COMPRESSED = 0x40000000
const MAX_TEXT = 2_000_000
const CODE_PAGE = new TextDecoder('windows-1252')

export const tableName = (document: Buffer) => ((document.readUInt16LE(FLAGS) & TABLE_ONE) === 0 ? '0Table' : '1Table')
export const isEncrypted = (document: Buffer) => (document.readUInt16LE(FLAGS) & ENCRYPTED) !== 0

/** Joins the pieces: the main text, then headers and text boxes. */
export function piecesOf(document: Buffer, table: Buffer): { main: DocText; more: DocText } {
  const at = document.readUInt32LE(CLX)
  const clx = table.subarray(at, at + document.readUInt32LE(CLX + 4))
  const pieces = pieceTable(clx)
  const count = Math.floor((pieces.length - 4) / 12)
  const parts: string[] = []
  const offsets: number[] = []
  for (let index = 0; index < count; index += 1) {
    const length = pieces.readUInt32LE(4 * index + 4) - pieces.readUInt32LE(4 * index)
    if (length <= 0 || length > MAX_TEXT || offsets.length + length > MAX_TEXT) continue
    const raw = pieces.readUInt32LE(4 * (count + 1) + 8 * index + 2)
    const isCompressed = (raw & COMPRESSED) !== 0
    const start = isCompressed ? (raw & ~COMPRESSED) >>> 1 : raw
    const bytes = document.subarray(start, start + length * (isCompressed ? 1 : 2))
    const text = isCompressed ? CODE_PAGE.decode(bytes) : bytes.toString('utf16le')
    parts.push(text)
    for (let place = 0; place < text.length; place += 1) offsets.push(start + place * (isCompressed ? 1 : 2))
  }
  const text = parts.join('')
  const main = Math.min(text.length, document.readUInt32LE(TEXT_LENGTHS))
  const all = Int32Array.from(offsets)
  return {
    main: { text: text.slice(0, main), offsets: all.subarray(0, main) },
    more: { text: text.slice(main), offsets: all.subarray(main) },
  }
}

/** The piece table (2) follows any property groups (1). */
function pieceTable(clx: Buffer): Buffer {
  let at = 0
  while (at + 5 <= clx.length) {
    if (clx[at] === 1) at += 3 + clx.readUInt16LE(at + 1)
    else if (clx[at] === 2) return clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1))
    else break
  }
  throw new UnreadableResume('damaged')
}

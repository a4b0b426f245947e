import { UnreadableResume } from '#document/unreadable'
import { codePageOf } from './doc-languages.ts'

/** The text of an old Word file, with the stream offset of each character. */
export type DocText = { text: string; offsets: Int32Array }

/** Positions in the file information block. */
const VERSION = 0x02
const LANGUAGE = 0x06
const FLAGS = 0x0a
const OLD_TEXT = 0x18
const OLD_TEXT_LENGTHS = 0x34
const OLD_CLX = 0x160
const TEXT_LENGTHS = 0x4c
const CLX = 0x01a2
const WORD_2 = 0xa5db
/** Word 95 wrote 0x68; Word 97 writes 0xc1, in some languages 0xc0, and its previews less. */
const FIRST_NEW_VERSION = 0x69
const FAST_SAVED = 0x0004
const ENCRYPTED = 0x0100
const TABLE_ONE = 0x0200
const COMPRESSED = 0x40000000
const MAX_TEXT = 2_000_000

export const tableName = (document: Buffer) => ((document.readUInt16LE(FLAGS) & TABLE_ONE) === 0 ? '0Table' : '1Table')
export const isEncrypted = (document: Buffer) => (document.readUInt16LE(FLAGS) & ENCRYPTED) !== 0

/** Word 2 has no container, and Word 6 and 95 keep everything in one stream of one byte a character. */
export const isOld = (document: Buffer) => document.readUInt16LE(VERSION) < FIRST_NEW_VERSION

type Piece = { start: number; length: number; isWide: boolean }
export type Pieces = { main: DocText; more: DocText }

/** Joins the pieces: the main text, then headers and text boxes. */
export function piecesOf(document: Buffer, table: Buffer): Pieces {
  const at = document.readUInt32LE(CLX)
  const pieces = piecesIn(table.subarray(at, at + document.readUInt32LE(CLX + 4)), (raw) =>
    (raw & COMPRESSED) === 0 ? { start: raw, isWide: true } : { start: (raw & ~COMPRESSED) >>> 1, isWide: false },
  )
  return join(document, pieces, document.readUInt32LE(TEXT_LENGTHS), 'windows-1252')
}

/** The same for Word 2, 6 and 95; without the mark of a fast save the text stands in one place. */
export function oldPiecesOf(document: Buffer): Pieces {
  const isFastSaved = (document.readUInt16LE(FLAGS) & FAST_SAVED) !== 0
  // Word 2 keeps its pieces elsewhere, in a form of its own.
  if (isFastSaved && document.readUInt16LE(0) === WORD_2) throw new UnreadableResume('damaged')
  const start = document.readUInt32LE(OLD_TEXT)
  const whole = [{ start, length: document.readUInt32LE(OLD_TEXT + 4) - start, isWide: false }]
  const at = document.readUInt32LE(OLD_CLX)
  const clx = document.subarray(at, at + document.readUInt32LE(OLD_CLX + 4))
  const pieces = isFastSaved ? piecesIn(clx, (raw) => ({ start: raw, isWide: false })) : whole
  return join(document, pieces, document.readUInt32LE(OLD_TEXT_LENGTHS), codePageOf(document.readUInt16LE(LANGUAGE)))
}

function piecesIn(clx: Buffer, place: (raw: number) => Omit<Piece, 'length'>): Piece[] {
  const pieces = pieceTable(clx)
  const count = Math.floor((pieces.length - 4) / 12)
  return Array.from({ length: count }, (_, index) => ({
    length: pieces.readUInt32LE(4 * index + 4) - pieces.readUInt32LE(4 * index),
    ...place(pieces.readUInt32LE(4 * (count + 1) + 8 * index + 2)),
  }))
}

function join(document: Buffer, pieces: readonly Piece[], mainLength: number, codePage: string): Pieces {
  const decoder = new TextDecoder(codePage)
  const parts: string[] = []
  const offsets: number[] = []
  for (const { start, length, isWide } of pieces) {
    if (length <= 0 || length > MAX_TEXT || offsets.length + length > MAX_TEXT) continue
    const bytes = document.subarray(start, start + length * (isWide ? 2 : 1))
    const text = isWide ? bytes.toString('utf16le') : decoder.decode(bytes)
    parts.push(text)
    for (let place = 0; place < text.length; place += 1) offsets.push(start + place * (isWide ? 2 : 1))
  }
  const text = parts.join('')
  const main = Math.min(text.length, mainLength)
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

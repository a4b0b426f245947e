import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipEntry = { name: string; content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array> }
type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number }

const DEFLATED = 8
/** Sizes follow the content (bit 3), and names are UTF-8 (bit 11). */
const FLAGS = 0x0808
/** Version 2.0; more entries or bytes than these need the newer format, which no account comes near. */
const VERSION = 20
const MAX_ENTRIES = 0xffff
const MAX_BYTES = 0xffff_ffff

/** A zip archive in pieces: nothing but the piece at hand is in memory. `at` dates the entries. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for await (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset }
    for await (const piece of writeEntry(entry, content, at)) {
      offset += piece.length
      yield piece
    }
    written.push(entry)
    if (written.length > MAX_ENTRIES || offset > MAX_BYTES) throw new Error('This is too much for one zip file')
  }
  const directory = Buffer.concat(written.map((entry) => directoryEntry(entry, at)))
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(written.length, 8)
  end.writeUInt16LE(written.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  yield Buffer.concat([directory, end])
}

async function* writeEntry(entry: Written, content: ZipEntry['content'], at: Date): AsyncGenerator<Buffer> {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  writeFacts(head, 4, entry, at)
  yield Buffer.concat([head, entry.name])
  const deflate = createDeflateRaw()
  // The error of either end comes out of the loop below.
  pipeline(Readable.from(measured(entry, content)), deflate, () => {})
  for await (const piece of deflate as AsyncIterable<Buffer>) {
    entry.packed += piece.length
    yield piece
  }
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(0x08074b50, 0)
  tail.writeUInt32LE(entry.crc, 4)
  tail.writeUInt32LE(entry.packed, 8)
  tail.writeUInt32LE(entry.size, 12)
  yield tail
}

async function* measured(entry: Written, content: ZipEntry['content']): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    const bytes = Buffer.from(piece)
    entry.crc = crc32(bytes, entry.crc)
    entry.size += bytes.length
    yield bytes
  }
}

function directoryEntry(entry: Written, at: Date): Buffer {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(VERSION, 4)
  writeFacts(head, 6, entry, at)
  head.writeUInt32LE(entry.offset, 42)
  return Buffer.concat([head, entry.name])
}

/** What the head of an entry and the directory have in common, in the same order. */
function writeFacts(head: Buffer, from: number, { name, crc, packed, size }: Written, at: Date) {
  head.writeUInt16LE(VERSION, from)
  head.writeUInt16LE(FLAGS, from + 2)
  head.writeUInt16LE(DEFLATED, from + 4)
  head.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), from + 6)
  head.writeUInt16LE(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), from + 8)
  head.writeUInt32LE(crc, from + 10)
  head.writeUInt32LE(packed, from + 14)
  head.writeUInt32LE(size, from + 18)
  head.writeUInt16LE(name.length, from + 22)
}

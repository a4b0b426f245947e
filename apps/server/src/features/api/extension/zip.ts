import { crc32, deflateRawSync } from 'node:zlib'

type Entry = { name: string; bytes: Uint8Array }

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const DEFLATED = 8
/** UTF-8 names. */
const FLAGS = 0x0800
const VERSION = 20
/** 1 January 1980: the same files make the same archive. */
const DATE = 0x0021

/** A ZIP archive of small files (APPNOTE 6.3.10, without ZIP64). */
export function makeZip(entries: readonly Entry[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const path = Buffer.from(name)
    const packed = deflateRawSync(bytes, { level: 9 })
    const facts = numbers(
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, 0],
      [2, DATE],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, bytes.length],
    )
    const local = Buffer.concat([numbers([4, LOCAL]), facts, numbers([2, path.length], [2, 0]), path, packed])
    const place = numbers([2, path.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, offset])
    directory.push(Buffer.concat([numbers([4, CENTRAL], [2, VERSION]), facts, place, path]))
    bodies.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const count = entries.length
  const end = numbers([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, list.length], [4, offset], [2, 0])
  return Buffer.concat([...bodies, list, end])
}

/** Little-endian numbers, each with its size in bytes. */
function numbers(...fields: [size: 2 | 4, value: number][]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of fields) at = bytes.writeUIntLE(value, at, size)
  return bytes
}

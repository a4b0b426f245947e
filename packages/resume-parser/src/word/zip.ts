import { inflateRawSync } from 'node:zlib'
import { UnreadableResume } from '#document/unreadable'

/** A file's entry in the ZIP directory. */
type Part = { offset: number; packed: number; size: number; method: number }

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const MAX_COMMENT = 65_557
const MAX_PARTS = 4000
/** Limits for all parts together (most of it pictures, never unpacked), for one part, and for all parts that are read. */
const MAX_TOTAL = 80 * 1024 * 1024
const MAX_PART = 8 * 1024 * 1024
const MAX_READ = 16 * 1024 * 1024

/** Checks sizes in the directory first and unpacks parts on demand, against ZIP bombs. */
export class Zip {
  readonly #parts = new Map<string, Part>()
  readonly #bytes: Buffer
  #read = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#readDirectory()
  }

  get names(): string[] {
    return [...this.#parts.keys()]
  }

  has(name: string): boolean {
    return this.#parts.has(name)
  }

  text(name: string): string | undefined {
    const part = this.#parts.get(name)
    if (!part) return undefined
    if (part.size > MAX_PART) throw new UnreadableResume('too-large')
    const { offset, packed, method, size } = part
    if (offset + 30 > this.#bytes.length || this.#bytes.readUInt32LE(offset) !== LOCAL) throw new UnreadableResume('damaged')
    const start = offset + 30 + this.#bytes.readUInt16LE(offset + 26) + this.#bytes.readUInt16LE(offset + 28)
    const raw = this.#bytes.subarray(start, start + packed)
    const bytes = method === 0 ? raw : inflate(raw, method, Math.max(64, Math.min(MAX_PART, size + 64)))
    this.#read += bytes.length
    if (bytes.length > MAX_PART || this.#read > MAX_READ) throw new UnreadableResume('too-large')
    return bytes.toString('utf8')
  }

  #readDirectory() {
    const bytes = this.#bytes
    const end = this.#findEnd()
    const count = Math.min(bytes.readUInt16LE(end + 10), MAX_PARTS)
    let at = bytes.readUInt32LE(end + 16)
    let total = 0
    for (let index = 0; index < count; index += 1) {
      if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new UnreadableResume('damaged')
      const isLocked = (bytes.readUInt16LE(at + 8) & 1) === 1
      if (isLocked) throw new UnreadableResume('encrypted')
      const [name, extra, comment] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32)]
      const size = bytes.readUInt32LE(at + 24)
      total += size
      if (total > MAX_TOTAL) throw new UnreadableResume('too-large')
      this.#parts.set(bytes.toString('utf8', at + 46, at + 46 + name), {
        offset: bytes.readUInt32LE(at + 42),
        packed: bytes.readUInt32LE(at + 20),
        size,
        method: bytes.readUInt16LE(at + 10),
      })
      at += 46 + name + extra + comment
    }
  }

  #findEnd(): number {
    const bytes = this.#bytes
    for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - MAX_COMMENT); at -= 1)
      if (bytes.readUInt32LE(at) === END) return at
    throw new UnreadableResume('damaged')
  }
}

function inflate(raw: Buffer, method: number, maxOutputLength: number): Buffer {
  if (method !== 8) throw new UnreadableResume('damaged')
  try {
    return inflateRawSync(raw, { maxOutputLength })
  } catch (error) {
    throw new UnreadableResume((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'damaged')
  }
}

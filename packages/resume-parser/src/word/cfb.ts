import { UnreadableResume } from '#document/unreadable'

/** Compound File Binary, the container of old Office files ([MS-CFB]). */
const SIGNATURE = 0xe11ab1a1e011cfd0n
const END_OF_CHAIN = 0xfffffffe
const MAX_SECTORS = 60_000
const MAX_ENTRIES = 4000

type Entry = { name: string; start: number; size: number; type: number }

export const isCompound = (bytes: Uint8Array) =>
  bytes.length > 512 && Buffer.from(bytes.buffer, bytes.byteOffset, 8).readBigUInt64LE(0) === SIGNATURE

export class Compound {
  readonly #bytes: Buffer
  readonly #sector: number
  readonly #fat: number[] = []
  readonly #miniFat: number[]
  readonly #mini: Buffer
  readonly #miniCutoff: number
  readonly #entries = new Map<string, Entry>()

  constructor(bytes: Uint8Array) {
    if (!isCompound(bytes)) throw new UnreadableResume('not-that-kind')
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const power = this.#bytes.readUInt16LE(30)
    if (power !== 9 && power !== 12) throw new UnreadableResume('damaged')
    this.#sector = 1 << power
    this.#miniCutoff = this.#bytes.readUInt32LE(56)
    this.#readFat()
    const directory = this.#chain(this.#bytes.readUInt32LE(48))
    let root: Entry | undefined
    for (let at = 0; at + 128 <= directory.length && at < 128 * MAX_ENTRIES; at += 128) {
      const length = Math.min(64, directory.readUInt16LE(at + 64))
      const entry = {
        name: directory.toString('utf16le', at, at + Math.max(0, length - 2)),
        type: directory[at + 66] ?? 0,
        start: directory.readUInt32LE(at + 116),
        size: directory.readUInt32LE(at + 120),
      }
      if (entry.type === 5) root = entry
      if (entry.type === 2 && !this.#entries.has(entry.name)) this.#entries.set(entry.name, entry)
    }
    const fat = this.#chain(this.#bytes.readUInt32LE(60))
    this.#miniFat = Array.from({ length: fat.length / 4 }, (_, index) => fat.readUInt32LE(index * 4))
    this.#mini = root ? this.#chain(root.start) : Buffer.alloc(0)
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  stream(name: string): Buffer | undefined {
    const entry = this.#entries.get(name)
    if (!entry) return undefined
    const bytes = entry.size < this.#miniCutoff ? this.#miniChain(entry.start) : this.#chain(entry.start)
    return bytes.subarray(0, entry.size)
  }

  #readFat() {
    const bytes = this.#bytes
    const sectors: number[] = []
    for (let at = 76; at < 512; at += 4) sectors.push(bytes.readUInt32LE(at))
    let next = bytes.readUInt32LE(68)
    const perSector = this.#sector / 4 - 1
    for (let count = 0; next < END_OF_CHAIN - 4 && count < 200; count += 1) {
      const at = (next + 1) * this.#sector
      if (at + this.#sector > bytes.length) break
      for (let index = 0; index < perSector; index += 1) sectors.push(bytes.readUInt32LE(at + index * 4))
      next = bytes.readUInt32LE(at + perSector * 4)
    }
    for (const sector of sectors) {
      const at = (sector + 1) * this.#sector
      if (sector >= END_OF_CHAIN - 4 || at + this.#sector > bytes.length) continue
      if (this.#fat.length > MAX_SECTORS) throw new UnreadableResume('too-large')
      for (let index = 0; index < this.#sector / 4; index += 1) this.#fat.push(bytes.readUInt32LE(at + index * 4))
    }
  }

  #chain(start: number): Buffer {
    const parts: Buffer[] = []
    const seen = new Set<number>()
    for (
      let sector = start;
      sector < END_OF_CHAIN - 4 && !seen.has(sector) && seen.size < MAX_SECTORS;
      sector = this.#fat[sector] ?? END_OF_CHAIN
    ) {
      seen.add(sector)
      const at = (sector + 1) * this.#sector
      if (at >= this.#bytes.length) break
      parts.push(this.#bytes.subarray(at, at + this.#sector))
    }
    return Buffer.concat(parts)
  }

  #miniChain(start: number): Buffer {
    const parts: Buffer[] = []
    const seen = new Set<number>()
    for (let sector = start; sector < END_OF_CHAIN - 4 && !seen.has(sector); sector = this.#miniFat[sector] ?? END_OF_CHAIN) {
      seen.add(sector)
      const at = sector * 64
      if (at >= this.#mini.length) break
      parts.push(this.#mini.subarray(at, at + 64))
    }
    return Buffer.concat(parts)
  }
}

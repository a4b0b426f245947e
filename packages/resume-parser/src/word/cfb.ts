import { UnreadableResume } from '#document/unreadable'

/** Compound File Binary, the container of old Office files ([MS-CFB]). */
const SIGNATURE = 0xe11ab1a1e011cfd0n
const END_OF_CHAIN = 0xfffffffe
const MAX_SECTORS = 60_000
const MAX_ENTRIES = 4000
const SMALL_SECTOR = 512
const LARGE_SECTOR = 4096
/** A smaller stream is in the mini stream: the format allows no other size, and some headers say one all the same. */
const MINI_BELOW = 4096
const FREE = 0xffffffff
const STREAM = 2
const ROOT = 5
const ROOT_NAME = Buffer.from('Root Entry', 'utf16le')

type Entry = { name: string; type: number; siblings: readonly [number, number]; child: number; start: number; size: number }

export const isCompound = (bytes: Uint8Array) =>
  bytes.length > 512 && Buffer.from(bytes.buffer, bytes.byteOffset, 8).readBigUInt64LE(0) === SIGNATURE

export class Compound {
  readonly #bytes: Buffer
  readonly #sector: number
  readonly #fat: number[] = []
  readonly #miniFat: number[]
  readonly #mini: Buffer
  readonly #entries = new Map<string, Entry>()

  constructor(bytes: Uint8Array) {
    if (!isCompound(bytes)) throw new UnreadableResume('not-that-kind')
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#sector = this.#sectorSize()
    this.#readFat()
    const directory = this.#chain(this.#bytes.readUInt32LE(48))
    const all = entriesIn(directory)
    // The first entry is the root, also where its type was written wrong.
    const root = all.find(({ type }) => type === ROOT) ?? all[0]
    // A document inside the document has streams of the same names: those of the root go first.
    for (const { name, ...entry } of [...childrenOf(all, root), ...all])
      if (entry.type === STREAM && !this.#entries.has(name)) this.#entries.set(name, { name, ...entry })
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
    const bytes = entry.size < MINI_BELOW ? this.#miniChain(entry.start) : this.#chain(entry.start)
    return bytes.subarray(0, entry.size)
  }

  /** Some headers state a wrong size, so it is looked for where the directory is. */
  #sectorSize(): number {
    const directory = this.#bytes.readUInt32LE(48)
    const hasRootAt = (at: number) => this.#bytes.subarray(at, at + ROOT_NAME.length).equals(ROOT_NAME)
    const found = [SMALL_SECTOR, LARGE_SECTOR].find((size) => hasRootAt((directory + 1) * size))
    return found ?? (1 << this.#bytes.readUInt16LE(30) === LARGE_SECTOR ? LARGE_SECTOR : SMALL_SECTOR)
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
      if (sector >= END_OF_CHAIN - 4) continue
      // Every sector of the file has its place already: what follows was listed by mistake.
      if (this.#fat.length * this.#sector >= bytes.length) break
      if (this.#fat.length > MAX_SECTORS) throw new UnreadableResume('too-large')
      // The last sector of a file is not always written to its end.
      for (let place = at; place < at + this.#sector; place += 4)
        this.#fat.push(place + 4 <= bytes.length ? bytes.readUInt32LE(place) : FREE)
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

function entriesIn(directory: Buffer): Entry[] {
  const count = Math.min(MAX_ENTRIES, Math.floor(directory.length / 128))
  return Array.from({ length: count }, (_, index) => {
    const at = index * 128
    const length = Math.min(64, directory.readUInt16LE(at + 64))
    return {
      name: directory.toString('utf16le', at, at + Math.max(0, length - 2)).split('\0', 1)[0] ?? '',
      type: directory[at + 66] ?? 0,
      siblings: [directory.readUInt32LE(at + 68), directory.readUInt32LE(at + 72)],
      child: directory.readUInt32LE(at + 76),
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    }
  })
}

/** What stands directly in a folder: its child and everything beside that. */
function childrenOf(all: readonly Entry[], folder: Entry | undefined): Entry[] {
  const found = new Set<Entry>()
  const waiting = folder ? [folder.child] : []
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    const entry = all[number]
    if (!entry || found.has(entry)) continue
    found.add(entry)
    waiting.push(...entry.siblings)
  }
  return [...found]
}

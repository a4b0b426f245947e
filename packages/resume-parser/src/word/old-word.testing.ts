const SECTOR = 512
const END_OF_CHAIN = 0xfffffffe
const FREE = 0xffffffff

/** A compound file with one stream, long enough not to be a "mini" one; `inner` is a stream of the same name in an embedded object, which is listed first. */
export function compoundOf(name: string, content: Buffer, inner?: Buffer): Uint8Array {
  const bodies = [content, ...(inner ? [inner] : [])].map((one) => {
    const body = Buffer.alloc(Math.max(4096, Math.ceil(one.length / SECTOR) * SECTOR))
    one.copy(body)
    return body
  })
  // Sector 0 is the table of sectors, 1 the directory, the streams begin at 2.
  const fat = Buffer.alloc(SECTOR, 0xff)
  fat.writeUInt32LE(0xfffffffd, 0)
  fat.writeUInt32LE(END_OF_CHAIN, 4)
  const starts: number[] = []
  let sector = 2
  for (const body of bodies) {
    starts.push(sector)
    const end = sector + body.length / SECTOR
    for (; sector < end; sector += 1) fat.writeUInt32LE(sector === end - 1 ? END_OF_CHAIN : sector + 1, 4 * sector)
  }
  const [own = 0, embedded = 0] = starts
  const size = (place: number) => bodies[place]?.length ?? 0
  const directory = inner
    ? [
        entryOf('Root Entry', 5, END_OF_CHAIN, 0, 3),
        entryOf('ObjectPool', 1, 0, 0, 2),
        entryOf(name, 2, embedded, size(1), FREE),
        entryOf(name, 2, own, size(0), FREE, 1),
      ]
    : [entryOf('Root Entry', 5, END_OF_CHAIN, 0, 1), entryOf(name, 2, own, size(0), FREE), Buffer.alloc(256)]
  return new Uint8Array(Buffer.concat([headerOf(), fat, ...directory, ...bodies]))
}

/** Where the directory is in the files below: the second sector. */
export const DIRECTORY_AT = 2 * SECTOR

function headerOf(): Buffer {
  const header = Buffer.alloc(SECTOR, 0xff)
  header.fill(0, 0, 76)
  header.writeBigUInt64LE(0xe11ab1a1e011cfd0n, 0)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(END_OF_CHAIN, 60)
  header.writeUInt32LE(END_OF_CHAIN, 68)
  header.writeUInt32LE(0, 76)
  return header
}

/** The same with a stream that is short enough to be a "mini" one, in pieces of 64 bytes. */
export function smallCompoundOf(name: string, content: Buffer): Uint8Array {
  const pieces = Math.ceil(content.length / 64)
  const mini = Buffer.alloc(Math.ceil(content.length / SECTOR) * SECTOR)
  content.copy(mini)
  const header = headerOf()
  header.writeUInt32LE(2, 60)
  header.writeUInt32LE(1, 64)
  // Sector 0 is the table of sectors, 1 the directory, 2 the table of pieces; the pieces begin at 3.
  const fat = Buffer.alloc(SECTOR, 0xff)
  const sectors = [0xfffffffd, END_OF_CHAIN, END_OF_CHAIN]
  for (let sector = 3; sector < 2 + mini.length / SECTOR; sector += 1) sectors.push(sector + 1)
  for (const [sector, next] of [...sectors, END_OF_CHAIN].entries()) fat.writeUInt32LE(next, 4 * sector)
  const miniFat = Buffer.alloc(SECTOR, 0xff)
  for (let piece = 0; piece < pieces; piece += 1)
    miniFat.writeUInt32LE(piece === pieces - 1 ? END_OF_CHAIN : piece + 1, 4 * piece)
  const directory = [entryOf('Root Entry', 5, 3, mini.length, 1), entryOf(name, 2, 0, content.length, FREE), Buffer.alloc(256)]
  return new Uint8Array(Buffer.concat([header, fat, ...directory, miniFat, mini]))
}

function entryOf(name: string, type: number, start: number, size: number, child: number, left = FREE): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 0, 'utf16le')
  entry.writeUInt16LE(2 * (name.length + 1), 64)
  entry[66] = type
  entry[67] = 1
  entry.writeUInt32LE(left, 68)
  entry.writeUInt32LE(FREE, 72)
  entry.writeUInt32LE(child, 76)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}

const TEXT_AT = 0x300
type OldWord = { language?: number; isEncrypted?: boolean; pieces?: readonly Buffer[] }

/** The stream of Word 2 (`0xa5db`), or 6 and 95 (`0xa5dc`); `pieces` in the order in which they are read, stored the other way round. */
export function oldWordOf(ident: number, text: Buffer, { language = 0x409, isEncrypted = false, pieces }: OldWord = {}): Buffer {
  const body = pieces ? Buffer.concat(pieces.toReversed()) : text
  const fib = Buffer.alloc(TEXT_AT)
  fib.writeUInt16LE(ident, 0)
  fib.writeUInt16LE(ident === 0xa5db ? 0x2d : 0x68, 2)
  fib.writeUInt16LE(language, 6)
  fib.writeUInt16LE((pieces ? 0x0004 : 0) | (isEncrypted ? 0x0100 : 0), 10)
  fib.writeUInt32LE(TEXT_AT, 0x18)
  fib.writeUInt32LE(TEXT_AT + body.length, 0x1c)
  fib.writeUInt32LE(body.length, 0x34)
  if (!pieces) return Buffer.concat([fib, body])
  const positions = Buffer.alloc(4 * (pieces.length + 1))
  const descriptors = Buffer.alloc(8 * pieces.length)
  let position = 0
  let offset = TEXT_AT + body.length
  pieces.forEach((piece, index) => {
    offset -= piece.length
    position += piece.length
    positions.writeUInt32LE(position, 4 * (index + 1))
    descriptors.writeUInt32LE(offset, 8 * index + 2)
  })
  const clx = Buffer.concat([Buffer.from([2]), Buffer.alloc(4), positions, descriptors])
  clx.writeUInt32LE(positions.length + descriptors.length, 1)
  fib.writeUInt32LE(TEXT_AT + body.length, 0x160)
  fib.writeUInt32LE(clx.length, 0x164)
  return Buffer.concat([fib, body, clx])
}

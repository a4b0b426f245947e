import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

type Content = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>
export type ZipEntry = { name: string; content: Content }

const DEFLATED = 8
/** More entries or bytes than these need the newer format, which no account comes near. */
const MAX_ENTRIES = 0xffff
const MAX_BYTES = 0xffff_ffff

/**
 * A zip archive in pieces: nothing but the piece at hand is in memory. fflate writes the format; Node compresses, because it does so
 * outside of the main thread. `at` dates the entries.
 */
export async function* writeZip(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let [count, size] = [0, 0]
  const zip = new Zip((error, piece) => {
    if (error) throw error
    size += piece.length
    if (piece.length > 0) ready.push(piece)
  })
  for await (const { name, content } of entries) {
    const file: ZipInputFile = { filename: name, compression: DEFLATED, crc: 0, size: 0, mtime: inUtc(at) }
    zip.add(file)
    const deflate = createDeflateRaw()
    // The error of either end comes out of the loop below.
    pipeline(Readable.from(measured(file, content)), deflate, () => {})
    for await (const piece of deflate as AsyncIterable<Buffer<ArrayBuffer>>) {
      file.ondata?.(null, piece, false)
      yield* ready.splice(0)
    }
    file.ondata?.(null, new Uint8Array(), true)
    yield* ready.splice(0)
    count += 1
    if (count > MAX_ENTRIES || size > MAX_BYTES) throw new Error('This is too much for one zip file')
  }
  zip.end()
  yield* ready
}

async function* measured(file: ZipInputFile, content: Content): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    const bytes = Buffer.from(piece)
    file.crc = crc32(bytes, file.crc)
    file.size += bytes.length
    yield bytes
  }
}

/** fflate writes local time, which says nothing about where the person is. */
const inUtc = (at: Date) => new Date(at.getTime() + at.getTimezoneOffset() * 60_000)

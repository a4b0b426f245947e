import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** A tar file, so that an operator can look into it with any tool. */
export type Entry = { name: string; bytes: Buffer }

const BLOCK = 512
/** No entry is larger: tables are cut into parts, and an upload has its own limit. */
const MAX_ENTRY = 256 * 1024 * 1024
/** Files of people are sealed and do not shrink; the rest shrinks at once. */
const FAST = { level: 1 }

/** Under its good name only when it is whole and on the disk. */
export async function writeArchive(path: string, entries: AsyncIterable<Entry>): Promise<void> {
  const draft = `${path}.unfinished`
  try {
    await pipeline(toTar(entries), createGzip(FAST), createWriteStream(draft, { mode: 0o600, flush: true }))
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function* toTar(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of entries) {
    yield headerOf(name, bytes.length)
    yield bytes
    yield Buffer.alloc(paddingOf(bytes.length))
  }
  yield Buffer.alloc(2 * BLOCK)
}

const paddingOf = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK

/** As POSIX describes it: name, mode, owner, size, time, checksum, kind. */
function headerOf(name: string, size: number): Buffer {
  if (name.length > 100) throw new Error('The name of an entry is too long')
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`
  header.write(name, 0)
  header.write(octal(0o600, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12) + octal(0, 12), 100)
  header.write('        0', 148)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** The file is cut off, or is none of ours. */
export class BrokenArchiveError extends Error {
  constructor(cause?: unknown) {
    super('The backup cannot be read to its end', { cause })
    this.name = 'BrokenArchiveError'
  }
}

export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const take = takeFrom(unzipped(path))
  for (;;) {
    const header = await take(BLOCK)
    const name = textIn(header, 0, 100)
    if (name === '') return
    const size = Number.parseInt(textIn(header, 124, 12), 8)
    if (!(size >= 0 && size <= MAX_ENTRY)) throw new BrokenArchiveError()
    const bytes = await take(size)
    await take(paddingOf(size))
    yield { name, bytes }
  }
}

const textIn = (header: Buffer, from: number, length: number) => {
  const field = header.subarray(from, from + length)
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end < 0 ? length : end)
}

async function* unzipped(path: string): AsyncGenerator<Buffer> {
  const source = createReadStream(path)
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error))
  try {
    yield* source.pipe(gunzip)
  } catch (error) {
    throw new BrokenArchiveError(error)
  } finally {
    source.destroy()
  }
}

/** The next bytes of a stream, exactly as many as are asked for. */
function takeFrom(stream: AsyncGenerator<Buffer>): (size: number) => Promise<Buffer> {
  let waiting: Buffer[] = []
  let ready = 0
  return async (size) => {
    while (ready < size) {
      const { value, done } = await stream.next()
      if (done) throw new BrokenArchiveError()
      waiting.push(value)
      ready += value.length
    }
    const all = Buffer.concat(waiting)
    waiting = [all.subarray(size)]
    ready = all.length - size
    return all.subarray(0, size)
  }
}

import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { BAD_INPUT, FILE_TOO_LARGE, TOO_LARGE } from '@jobapply/core/shared/faults'
import { ORPCError } from '@orpc/server'
import { explainFileError } from '#platform/start-error'
import { type Part, splitParts, watchMarks } from './parts.ts'
import { StoredFile } from './stored-file.ts'

/** A form whose files stay on disk until it is closed. */
export type Upload = { form: FormData; close(): Promise<void> }
export type Uploads = { receive(body: Readable, type: string, largest: number): Promise<Upload> }

const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700
/** A part of this size stays in memory. */
const SMALL = 64 * 1024

/** Receives uploads through a folder in the data folder, so that many large uploads don't fill the memory. */
export function openUploads(dataDir: string): Uploads {
  const folder = join(dataDir, 'uploads')
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER })
    // Left by a crash in the moment between making a file and removing its name. Nothing else needs a name in this folder.
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true })
  } catch (error) {
    throw explainFileError(error, folder)
  }

  return {
    async receive(body, type, largest) {
      const file = await openNameless(folder)
      try {
        const parts = await receiveParts(file, body, boundaryOf(type), largest)
        return { form: await readForm(file, parts, type), close: () => file.close() }
      } catch (error) {
        await file.close()
        throw error
      }
    },
  }
}

const badInput = (cause?: unknown) => new ORPCError('BAD_INPUT', { ...BAD_INPUT, cause })

/** A file without a name is gone as soon as it is closed, also by a crash. */
async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', PRIVATE_FILE)
  await rm(path, { force: true })
  return file
}

function boundaryOf(type: string): Buffer {
  const [, quoted, plain] = /boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (!boundary) throw badInput()
  return Buffer.from(`--${boundary}`)
}

/** Writes the body as it comes, and stops at a size or a number of parts that no upload of ours has. */
async function receiveParts(file: FileHandle, body: Readable, mark: Buffer, largest: number): Promise<Part[]> {
  const watch = watchMarks(mark)
  let size = 0
  // The connection stays open, so that the sender can read why nothing more is taken.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largest) throw new ORPCError('FILE_TOO_LARGE', FILE_TOO_LARGE)
    if (!watch.add(chunk)) throw badInput()
    await file.appendFile(chunk)
  }
  const read = async (from: number, to: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(0, to - from)), 0, Math.max(0, to - from), from)
    return buffer.subarray(0, bytesRead)
  }
  const parts = await splitParts(read, watch.marks, mark)
  if (!parts) throw badInput()
  return parts
}

/** The platform's own parser reads the form with large parts left out, then each gets its bytes on the disk as content. */
async function readForm(file: FileHandle, parts: readonly Part[], type: string): Promise<FormData> {
  const mark = boundaryOf(type)
  const pieces: Buffer[] = []
  const isLeftOut = (part: Part) => part.end - part.start > SMALL
  for (const part of parts) {
    const content = Buffer.alloc(isLeftOut(part) ? 0 : part.end - part.start)
    if (content.length > 0) await file.read(content, 0, content.length, part.start)
    pieces.push(mark, Buffer.from('\r\n'), part.header, content, Buffer.from('\r\n'))
  }
  const text = Buffer.concat([...pieces, mark, Buffer.from('--\r\n')])
  const small = await new Response(text, { headers: { 'content-type': type } }).formData().catch((error) => {
    throw badInput(error)
  })
  const entries = [...small]
  if (entries.length !== parts.length) throw badInput()
  const form = new FormData()
  for (const [place, part] of parts.entries()) {
    const [name, value] = entries[place] ?? ['', '']
    if (!isLeftOut(part)) form.append(name, value)
    else if (typeof value === 'string') throw new ORPCError('TOO_LARGE', TOO_LARGE)
    else form.append(name, new StoredFile(file, part, value))
  }
  return form
}

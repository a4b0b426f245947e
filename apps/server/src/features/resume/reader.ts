import { availableParallelism } from 'node:os'
import { type ResumeKind, UNREADABLE } from '@jobapply/core/resume/constants'
import { resumeParseResult } from '@jobapply/core/resume/schema'
import { z } from 'zod'
import { createPool, type Limits } from '#platform/sandbox/pool'

export type ReaderQuestion = { bytes: Uint8Array; kind: ResumeKind; filename: string }
const readerAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('success'), reading: resumeParseResult }),
  z.object({ status: z.literal('unreadable'), reason: z.enum(UNREADABLE) }),
])
export type ReaderAnswer = z.infer<typeof readerAnswer>
/** A file to read; its bytes are loaded when its turn comes, so that those who wait hold no memory. */
export type ReaderFile = { file: Pick<Blob, 'bytes'> & { name?: string }; kind: ResumeKind }
/** Fails with a BusyError when too many wait. */
export type Reader = { read(file: ReaderFile, signal?: AbortSignal): Promise<ReaderAnswer>; stop(): void }

const PROGRAM = { name: 'reader', source: 'features/resume/reader-process', packages: ['unpdf'] }
/** A bomb ends within 2 s and 300 MB: the start of a helper and the time until it is ended come on top. Resumes need 0.3 s and 50 MB. */
const LIMITS: Limits = {
  milliseconds: 1_500,
  patience: 30_000,
  heapMegabytes: 112,
  megabytes: 115,
  restedMegabytes: 160,
  questions: 200,
  idleMilliseconds: 60_000,
  queue: 40,
  // The server and its database keep a core.
  helpers: Math.max(1, availableParallelism() - 1),
}

/** Reads resumes in helper processes; a file that takes too long or too much memory is refused with the reason. */
export function createReader(limits: Partial<Limits> = {}): Reader {
  const pool = createPool(PROGRAM, { ...LIMITS, ...limits })
  return {
    read: async ({ file, kind }, signal) => {
      const question = async (): Promise<ReaderQuestion> => ({ bytes: await file.bytes(), kind, filename: file.name ?? '' })
      const result = await pool.ask(question, readerAnswer, signal)
      if ('answer' in result) return result.answer
      return { status: 'unreadable', reason: result.ended === 'crashed' ? 'damaged' : result.ended }
    },
    stop: pool.stop,
  }
}

let shared: Reader | undefined
/** The one of this process, made when the first file comes. */
export const resumeReader = (): Reader => (shared ??= createReader())

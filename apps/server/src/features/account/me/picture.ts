import { z } from 'zod'
import { createPool, type Limits, type Pool } from '#platform/sandbox/pool'

export type PictureQuestion = { bytes: Uint8Array }
const pictureAnswer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('done'),
    ext: z.enum(['jpg', 'png']),
    bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  }),
  z.object({ status: z.literal('refused'), reason: z.enum(['not-an-image', 'too-many-pixels', 'damaged']) }),
])
export type PictureAnswer = z.infer<typeof pictureAnswer>

const PROGRAM = { name: 'picture', source: 'features/account/me/picture-process', packages: ['@silvia-odwyer/photon-node'] }
const LIMITS: Limits = {
  milliseconds: 5_000,
  patience: 30_000,
  heapMegabytes: 64,
  megabytes: 540,
  restedMegabytes: 100,
  // A decoder that failed leaves its memory as it is, and nobody's picture meets another person's.
  questions: 1,
  idleMilliseconds: 1_000,
  queue: 20,
  helpers: 1,
}

/** Makes the square that is stored from an uploaded file, in a helper process. Fails with a BusyError. */
export async function makeAvatar(file: Pick<Blob, 'bytes'>, signal?: AbortSignal): Promise<PictureAnswer> {
  const result = await pictures().ask(
    async (): Promise<PictureQuestion> => ({ bytes: await file.bytes() }),
    pictureAnswer,
    signal,
  )
  return 'answer' in result ? result.answer : { status: 'refused', reason: 'damaged' }
}

let pool: Pool | undefined
/** The one of this process, made when the first picture comes. */
const pictures = (): Pool => (pool ??= createPool(PROGRAM, LIMITS))

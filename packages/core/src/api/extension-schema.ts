import { z } from 'zod'

export const EXTENSION_PATH = '/api/v1/extension'

export const pairInput = z.object({ code: z.string().min(20).max(100) })
/** The only answer that holds the key. */
export const paired = z.object({ key: z.string(), device: z.object({ id: z.guid(), name: z.string() }) })

export const unpaired = z.object({ isPaired: z.literal(false) })

import { ai } from './ai.ts'
import { health } from './health.ts'
import { limits } from './limits.ts'
import { mail } from './mail.ts'
import { storage } from './storage.ts'
import { usage } from './usage.ts'

/** The platform's own parts; they plug in like features. */
export const PARTS = [health, limits, mail, storage, ai, usage] as const

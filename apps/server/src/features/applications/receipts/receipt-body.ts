import type { z } from 'zod'

/** Whatever somebody has made of the stored text, the page must open and say that it was changed. */
export function readBody<Body>(schema: z.ZodType<Body>, text: string | null): Body | null {
  try {
    return text === null ? null : schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

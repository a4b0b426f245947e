import { z } from 'zod'

/** The account profile (spec 3 §3, table `profiles`), with its documented names. */
export const accountProfile = z.object({
  user_id: z.uuid(),
  username: z.string().nullable(),
  display_name: z.string().nullable(),
})
export type AccountProfile = z.infer<typeof accountProfile>

import { z } from 'zod'

/** A moment that somebody sends. The database knows no year 0. */
export const sentMoment = z.iso.datetime().refine((text) => !text.startsWith('0000'))

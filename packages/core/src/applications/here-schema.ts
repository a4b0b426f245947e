import { z } from 'zod'
import { lineOrEmpty, requiredLine, webUrl } from '#shared/fields'
import { confirmInput, queue } from './extension-schema.ts'

const ADDRESS = 'This is not the address of a job'

/** The job of a form that the person has opened in the browser, as its page names it or as the person typed it. */
export const hereInput = z.object({
  job_title: requiredLine('Job title', 300),
  company: requiredLine('Company', 300),
  location: lineOrEmpty('Location', 300).default(''),
  address: webUrl(ADDRESS, 2_000).pipe(z.string(ADDRESS)),
  profileId: z.guid(),
})
export type HereInput = z.output<typeof hereInput>

/** `isApproved`: it is already in the queue, and continues like any approved application. */
export const hereAnswer = z.object({ job: queue.shape.rows.element, isApproved: z.boolean() })

export const formProfiles = z.object({
  profiles: z.array(z.object({ id: z.guid(), name: z.string(), isPrimary: z.boolean() })),
})
export type FormProfiles = z.output<typeof formProfiles>

/** The page's own words; null: only the person says that it was sent. */
export const keepInput = confirmInput.extend({ quote: confirmInput.shape.quote.nullable() })

import { oc } from '@orpc/contract'
import { z } from 'zod'
import { pageOf } from '#shared/page'
import { MAX_SAVED_AT_ONCE } from './constants.ts'
import { TOO_MANY_SAVED_JOBS } from './faults.ts'
import { application, keptJob, savedRequest } from './schema.ts'

const jobId = z.string().max(400)

export const applicationsContract = {
  saved: {
    /** The newest first; with a text those whose title, company or place has it. */
    list: oc.input(savedRequest).output(pageOf(application)),
    /** The ids of all saved jobs, MAX_SAVED_JOBS at most: what marks jobs in a list needs no more. */
    ids: oc.output(z.array(jobId)),
    /** Saving one twice is saving it once; answers those that were not kept before. */
    add: oc
      .input(z.object({ profileId: z.guid().nullable(), jobs: z.array(keptJob).min(1).max(MAX_SAVED_AT_ONCE) }))
      .output(z.object({ added: z.array(application) }))
      .errors({ TOO_MANY_SAVED_JOBS }),
    /** Only what is saved and nothing more goes; answers whether it was there. */
    remove: oc.input(z.object({ jobId })).output(z.object({ removed: z.boolean() })),
  },
}

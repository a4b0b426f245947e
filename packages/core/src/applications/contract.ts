import { oc } from '@orpc/contract'
import { z } from 'zod'
import { TOO_MANY_SAVED_JOBS } from './faults.ts'
import { application, keptJob } from './schema.ts'

export const applicationsContract = {
  saved: {
    /** The newest first. */
    list: oc.output(z.array(application)),
    /** Saving one twice is saving it once; answers those that are saved then. */
    add: oc
      .input(z.object({ profile_id: z.guid().nullable(), jobs: z.array(keptJob).min(1).max(200) }))
      .output(z.array(application))
      .errors({ TOO_MANY_SAVED_JOBS }),
    /** Only what is saved and nothing more goes; answers those that remain. */
    remove: oc.input(z.object({ job_id: z.string().max(400) })).output(z.array(application)),
  },
}

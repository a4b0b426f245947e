import { addJobs, posting } from '@jobapply/server/testing/jobs'
import { onTestFinished } from 'vitest'
import type { Product } from './browser.ts'

/** These jobs are in the index until the test is over: the next one, or a second try, finds it as it was. */
export async function offerJobs({ server }: Product, ...postings: Parameters<typeof posting>[0][]) {
  await addJobs(server, postings.map(posting))
  onTestFinished(async () => {
    await server.platform.database.systemPool.query(`delete from job_listings where source = 'greenhouse'`)
  })
}

import type { Client } from '#platform/api.ts'
import { showToast } from '#platform/toasts.ts'

/** Lets the server read the page at an address and shows the result in a toast. Answers the job's id if the page is one job. */
export async function readAddress(client: Client, address: string): Promise<string | undefined> {
  const found = await client.jobs.paste({ address })
  const [title, description] =
    found.kind === 'job'
      ? [found.isNew ? 'Job added' : 'Job already known', `${found.job.title}, ${found.job.company}`]
      : ['Board added', `${found.name}: ${found.jobs} open jobs, read again from now on.`]
  showToast({ title, description, kind: 'good' })
  return found.kind === 'job' ? found.job.id : undefined
}

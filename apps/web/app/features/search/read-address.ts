import { describePasted, type Pasted } from '#features/jobs/careers-result.tsx'
import type { Client } from '#platform/api.ts'
import { showToast } from '#platform/toasts.ts'

/** Lets the server read the page at an address and shows the result in a toast. Answers the job's id if the page is one job. */
export const readAddress = async (client: Client, address: string) => tellRead(await client.jobs.paste({ address }))

export function tellRead(found: Pasted): string | undefined {
  const [title, description] =
    found.kind === 'job'
      ? [found.isNew ? 'Job added' : 'Job already known', `${found.job.title}, ${found.job.company}`]
      : [found.kind === 'off' ? 'Not read here' : 'Jobs added', describePasted(found)]
  showToast({ title, description, kind: found.kind === 'off' ? 'bad' : 'good' })
  return found.kind === 'job' ? found.job.id : undefined
}

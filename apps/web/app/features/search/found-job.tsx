import { htmlToText } from '@jobapply/core/jobs/fields/html-text'
import { NOT_READ_HERE } from '@jobapply/core/search/constants'
import { useMutate } from '#platform/mutate.ts'
import { Button } from '#ui/button.tsx'
import type { JobActions } from './actions/job-actions.ts'
import { PaneActions } from './actions/pane-actions.tsx'
import { JobHead, JobText } from './job-head.tsx'
import { readAddress } from './read-address.ts'
import type { ExtensionJob } from './session/search-state.ts'

type Props = { found: ExtensionJob; actions: JobActions; onRead: (jobId: string) => void }

/** A job that only the extension has seen: its text, and a button that lets the server read the posting. */
export default function FoundJob({ found: { job, text }, actions, onRead }: Props) {
  const { mutate, isPending } = useMutate()
  const description = htmlToText(text)

  const read = () =>
    mutate(async (client) => {
      const id = await readAddress(client, job.url)
      if (id) onRead(id)
    })

  return (
    <section aria-label={`${job.title}, ${job.company}`} className="grid gap-4">
      <JobHead job={job}>
        <div className="mt-3 grid justify-items-start gap-2.5 rounded-card bg-sunk p-3 text-13">
          <p>{NOT_READ_HERE}</p>
          <Button size="small" busy={isPending} disabled={isPending} onClick={() => void read()}>
            Read the posting
          </Button>
        </div>
      </JobHead>
      <PaneActions job={job} actions={actions} isCompanyHidden={false} />
      {description && <JobText>{description}</JobText>}
    </section>
  )
}

import { htmlToText } from '@jobapply/core/jobs/html-text'
import { NOT_READ_HERE } from '@jobapply/core/search/constants'
import { useState } from 'react'
import { toastFault } from '#platform/toast-fault.ts'
import { Button } from '#ui/button.tsx'
import { JobHead, JobText } from './job-head.tsx'
import { readAddress } from './read-address.ts'
import type { ExtensionJob } from './search-state.ts'

/** A job that only the extension has seen: its text, and a button that lets the server read the posting. */
export default function FoundJob({ found: { job, text }, onRead }: { found: ExtensionJob; onRead: (jobId: string) => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const description = htmlToText(text)

  async function read() {
    setIsBusy(true)
    try {
      const id = await readAddress(job.url)
      if (id) onRead(id)
    } catch (error) {
      toastFault(error)
    }
    setIsBusy(false)
  }

  return (
    <article aria-label={`${job.title}, ${job.company}`} className="grid gap-4">
      <JobHead job={job}>
        <div className="mt-3 grid justify-items-start gap-2.5 rounded-card bg-sunk p-3 text-13">
          <p>{NOT_READ_HERE}</p>
          <Button size="small" busy={isBusy} disabled={isBusy} onClick={() => void read()}>
            Read the posting
          </Button>
        </div>
      </JobHead>
      {description && <JobText>{description}</JobText>}
    </article>
  )
}

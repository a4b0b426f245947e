import { MAX_TAILORED_JOBS } from '@jobapply/core/documents/constants'
import { jobName } from '@jobapply/core/documents/tailoring'
import { SEARCH_LIMITS } from '@jobapply/core/search/limits'
import { useEffect, useState } from 'react'
import { useMutate } from '#platform/mutate.ts'
import { describeFault } from '#platform/toast-fault.ts'
import { Button } from '#ui/button.tsx'
import { WideDialog } from '#ui/dialogs/wide-dialog.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { isPasted, NOTHING_PASTED, PastedPosting } from './pasted-posting.tsx'
import { type SavedJob, SavedJobList } from './saved-job-list.tsx'
import type { Proposals } from './use-review.ts'

const PAUSE_MS = 250

type Props = { documentId: string; onProposed: (proposals: Proposals) => void; onClose: () => void }

/** What the resume is to be tailored to: saved jobs, or a posting that is pasted. */
export default function ChooseJobsDialog({ documentId, onProposed, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly SavedJob[]>([])
  const [pasted, setPasted] = useState(NOTHING_PASTED)
  const isChosen = (jobId: string) => chosen.some((job) => job.jobId === jobId)
  const toggle = (job: SavedJob) =>
    setChosen(isChosen(job.jobId) ? chosen.filter(({ jobId }) => jobId !== job.jobId) : [...chosen, job])

  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  const { mutate, isPending, problem, setProblem } = useMutate()
  const ask = () =>
    mutate(
      async (client) => {
        const jobs = await client.documents.resumes.tailor({
          id: documentId,
          jobIds: chosen.map(({ jobId }) => jobId),
          ...(isPasted(pasted) && { posting: pasted }),
        })
        const gone = chosen.filter(({ jobId }) => !jobs.some((job) => job.jobId === jobId)).map(nameOf)
        onClose()
        onProposed({ jobs, gone })
      },
      { failed: (error) => setProblem(describeFault(error)) },
    )

  return (
    <WideDialog
      title="Tailor to a job"
      hint={`Choose up to ${MAX_TAILORED_JOBS} of your saved jobs, or paste a posting. You see what would change before anything does.`}
      onClose={onClose}
      footer={
        (chosen.length > 0 || isPasted(pasted)) && (
          <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
            {problem && (
              <p role="alert" className="w-full text-bad">
                {problem}
              </p>
            )}
            <p role="status" className="mr-auto line-clamp-2 min-w-0 flex-1 basis-40 text-13 wrap-anywhere text-ink-2">
              {`Chosen: ${[...chosen.map(nameOf), ...(isPasted(pasted) ? [pasted.title] : [])].join('; ')}`}
            </p>
            <Button look="primary" busy={isPending} disabled={isPending} onClick={() => void ask()}>
              {problem ? 'Try again' : 'See what would change'}
            </Button>
          </div>
        )
      }
    >
      <div className="grid gap-4">
        <Input
          type="search"
          aria-label="Search your saved jobs"
          placeholder="Title, company or place"
          maxLength={SEARCH_LIMITS.text}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div>
          <SavedJobList text={text} isChosen={isChosen} isFull={chosen.length >= MAX_TAILORED_JOBS} onToggle={toggle} />
        </div>
        <PastedPosting value={pasted} onChange={setPasted} />
      </div>
    </WideDialog>
  )
}

const nameOf = ({ job_title, company }: SavedJob) => jobName({ title: job_title, company })

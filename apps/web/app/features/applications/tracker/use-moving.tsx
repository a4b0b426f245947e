import type { Status } from '@jobapply/core/applications/constants'
import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { api } from '#platform/api.ts'
import { moveKind, moveRows, reread } from './moves.ts'

const SubmittedDialog = lazy(() => import('./submitted-dialog.tsx'))
const ReviewSheet = lazy(() => import('#features/applications/review/review-sheet.tsx'))

type Asked = { kind: 'submit' | 'review'; row: TrackedApplication }

/** Moves one application; where the move is the person's word or an approval, it is asked for first. */
export function useMoving(): { move: (row: TrackedApplication, to: Status) => void; questions: ReactNode } {
  const [asked, setAsked] = useState<Asked>()
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const profiles = useQuery({ ...api.profiles.list.queryOptions(), enabled: asked?.kind === 'review' })
  const profileId = asked?.row.profileId ?? profiles.data?.[0]?.id
  function move(row: TrackedApplication, to: Status) {
    const kind = moveKind(row, to)
    if (kind === 'submit' || kind === 'review') setAsked({ kind, row })
    else void moveRows([row], to)
  }
  function close() {
    if (asked?.kind === 'review') void reread(asked.row.id)
    setAsked(undefined)
  }
  const questions = (
    <Suspense>
      {asked?.kind === 'submit' && <SubmittedDialog row={asked.row} onClose={close} />}
      {asked?.kind === 'review' && profileId && (
        <ReviewSheet profileId={profileId} jobs={[toJob(asked.row)]} unticked={unticked} onUntick={setUnticked} onClose={close} />
      )}
    </Suspense>
  )
  return { move, questions }
}

const toJob = ({ jobId, job_title, company, location, job_url, application_url, source }: TrackedApplication) => ({
  ...{ jobId, job_title, company, location },
  ...{ job_url, application_url, source },
})

import { STATUSES, type Status } from '@jobapply/core/applications/constants'
import { NEEDS_YOU } from '@jobapply/core/applications/rules'
import { isTypedIn } from '@jobapply/core/applications/tracker-constants'
import type { TrackedApplication, TrackedDetails } from '@jobapply/core/applications/tracker-schema'
import { ChevronDown, ChevronUp, GraduationCap, Pencil, Send, Trash2, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { moveKind } from '#features/applications/tracker/moves.ts'
import { PATHS } from '#paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Select } from '#ui/inputs/select.tsx'

const ApplicationDialog = lazy(() => import('#features/applications/tracker/application-dialog.tsx'))
const RemoveDialog = lazy(() => import('./remove-dialog.tsx'))

type Props = {
  details: TrackedDetails
  onMove: (row: TrackedApplication, to: Status) => void
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

export function DetailsHead({ details, onMove, onStep, onClose }: Props) {
  const [asked, setAsked] = useState<'edit' | 'remove'>()
  const { job_title, company, location, job_url, source, score, status, progress, postingNews } = details
  const possible = Object.entries(STATUSES).filter(([to]) => to === status || moveKind(details, to as Status) !== null)
  return (
    <div className="grid gap-3 pb-4">
      <div className="flex items-center gap-1">
        <Select
          aria-label="Status"
          options={Object.fromEntries(possible) as Record<Status, string>}
          value={status}
          empty={null}
          onChange={(to) => to && to !== status && onMove(details, to)}
          className="w-40 font-semibold"
        />
        <span className="ml-auto flex max-lg:hidden">
          <Button look="quiet" size="icon" aria-label="Previous application" onClick={() => onStep(-1)}>
            <ChevronUp aria-hidden className="size-4" />
          </Button>
          <Button look="quiet" size="icon" aria-label="Next application" onClick={() => onStep(1)}>
            <ChevronDown aria-hidden className="size-4" />
          </Button>
          <Button look="quiet" size="icon" aria-label="Close details" onClick={onClose}>
            <X aria-hidden className="size-4" />
          </Button>
        </span>
      </div>
      <div>
        <h2 className="font-serif text-20 wrap-anywhere">{job_title}</h2>
        <p className="text-ink-2 wrap-anywhere">{[company, location].filter(Boolean).join(' · ')}</p>
        <p className="text-13 text-ink-3 wrap-anywhere">
          {[source, score === null ? '' : `match ${score}`].filter(Boolean).join(' · ')}
          {job_url && (
            <>
              {' · '}
              <a href={job_url} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-2">
                Open original<span className="sr-only"> (opens in a new tab)</span>
              </a>
            </>
          )}
        </p>
      </div>
      {postingNews && <Alert kind={details.isPostingClosed ? 'warn' : 'calm'}>{postingNews}</Alert>}
      <div className="-ml-2.5 flex flex-wrap gap-1">
        {status === 'queued' && (
          <Link
            to={`${PATHS.autoApply}?tab=${progress && NEEDS_YOU.includes(progress) ? 'needs-you' : 'queue'}`}
            className={buttonClass({ look: 'quiet', size: 'small' })}
          >
            <Send aria-hidden className="size-3.5" />
            Show in Auto Apply
          </Link>
        )}
        <Link to={`${PATHS.applications}/${details.id}/interview`} className={buttonClass({ look: 'quiet', size: 'small' })}>
          <GraduationCap aria-hidden className="size-3.5" />
          Interview pack
        </Link>
        {isTypedIn(details) && (
          <Button look="quiet" size="small" onClick={() => setAsked('edit')}>
            <Pencil aria-hidden className="size-3.5" />
            Edit
          </Button>
        )}
        <Button look="quiet" size="small" onClick={() => setAsked('remove')}>
          <Trash2 aria-hidden className="size-3.5" />
          Remove
        </Button>
      </div>
      <Suspense>
        {asked === 'edit' && <ApplicationDialog edited={details} onClose={() => setAsked(undefined)} />}
        {asked === 'remove' && <RemoveDialog details={details} onCancel={() => setAsked(undefined)} onRemoved={onClose} />}
      </Suspense>
    </div>
  )
}

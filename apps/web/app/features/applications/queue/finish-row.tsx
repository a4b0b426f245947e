import type { Application } from '@jobapply/core/applications/schema'
import { shortDay, timeText } from '@jobapply/core/shared/time/show-dates'
import { ArrowUpRight, ClipboardList } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { takeStep } from '#features/applications/stop/steps.ts'
import { usePending } from '#platform/pending.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { skipped } from './queue-row.tsx'
import { RowHead } from './row-head.tsx'

const ToCopy = lazy(() => import('./to-copy.tsx'))

type Props = {
  application: Application
  isChosen: boolean
  /** Undefined: there is only one. */
  onChoose: (() => void) | undefined
  sending: 'now' | 'next' | undefined
  isBusy: boolean
  onSubmit: () => void
}

/** An application whose form the person has opened, or whose outcome is unknown: only the person knows whether it was sent. */
export function FinishRow({ application, isChosen, onChoose, sending, isBusy, onSubmit }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { run, isPending } = usePending()
  const { job_title, company } = application
  const name = [job_title, company].filter(Boolean).join(', ')
  const isOff = isBusy || isPending
  return (
    <li className="px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {onChoose && (
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={isChosen}
            disabled={isBusy}
            onChange={onChoose}
            className="tick"
          />
        )}
        <RowHead application={application}>{outcomeOf(application, new Date())}</RowHead>
        {sending ? (
          <p role="status" className="flex items-center gap-2 text-13 text-ink-2">
            {sending === 'now' && <Spinner />}
            {sending === 'now' ? 'Marking it as submitted' : 'Next'}
          </p>
        ) : (
          <div className="flex flex-wrap items-center gap-2">
            <Button size="small" disabled={isOff} aria-label={`I submitted it: ${name}`} onClick={onSubmit}>
              I submitted it
            </Button>
            <Button
              size="small"
              disabled={isOff}
              aria-label={`Not yet: ${name}`}
              onClick={() => void run(() => takeStep('notYet', application, kept(name)))}
            >
              Not yet
            </Button>
            <Button
              look="quiet"
              size="small"
              disabled={isOff}
              aria-label={`Skip ${name}`}
              onClick={() => void run(() => takeStep('skip', application, skipped(application)))}
            >
              Skip
            </Button>
          </div>
        )}
      </div>
      <div className={`mt-1 flex flex-wrap gap-1 ${onChoose ? 'sm:ml-6 max-sm:-ml-2.5' : '-ml-2.5'}`}>
        <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <ClipboardList aria-hidden className="size-4" />
          What to copy
        </Button>
        <a
          href={application.application_url ?? application.job_url ?? undefined}
          target="_blank"
          rel="noreferrer"
          onClick={() => void takeStep('open', application)}
          className={buttonClass({ look: 'quiet', size: 'small' })}
        >
          Open the form
          <span className="sr-only"> of {name} (opens in a new tab)</span>
          <ArrowUpRight aria-hidden className="size-4" />
        </a>
      </div>
      {isOpen && (
        <Suspense>
          <ToCopy id={application.id} />
        </Suspense>
      )}
    </li>
  )
}

const kept = (name: string) => ({
  title: 'Kept for later',
  description: `${name} stays under 'Needs you' and counts against your limit.`,
})

/** 'today at 09:12', 'yesterday at 16:20', 'on 3 November' */
function momentText(moment: string, now: Date) {
  const at = new Date(moment)
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (at.toDateString() === now.toDateString()) return `today at ${timeText(at)}`
  return at.toDateString() === yesterday.toDateString() ? `yesterday at ${timeText(at)}` : `on ${shortDay(at)}`
}

/** An unknown outcome is never called sent or failed. */
function outcomeOf({ progress, openedAt, updated_at }: Application, now: Date) {
  if (progress === 'unconfirmed')
    return `The form was being sent ${momentText(updated_at, now)}, but no confirmation came. Check your inbox first.`
  return openedAt ? `Opened ${momentText(openedAt, now)}. Did you send it?` : 'Their form has a check that only you can complete.'
}

import { CANCEL_IN_SETTINGS, CONFIRM_DONE, GRACE_DAYS } from '@jobapply/core/account/deletion-constants'
import { momentText, shortDay, shortMoment } from '@jobapply/core/shared/time/show-dates'
import { Download } from 'lucide-react'
import { useNavigate } from 'react-router'
import { PATHS } from '#paths.ts'
import { showToast } from '#platform/toasts.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { useExport } from './use-export.ts'

const DAY = 86_400_000
const DOTS = { done: 'bg-accent', open: 'border-2 border-accent bg-surface', end: 'bg-bad' }

/** DELETE-011: the date, and what happens until then. */
export function ConfirmedView({ at }: { at: Date }) {
  const navigate = useNavigate()
  const exporting = useExport()
  const confirmed = new Date(at.getTime() - GRACE_DAYS * DAY)
  const confirmedDay = shortDay(confirmed) === shortDay(new Date()) ? 'Today' : shortDay(confirmed)
  const steps = [
    { when: confirmedDay, dot: DOTS.done, title: 'Your subscription is cancelled', text: 'No further payment is taken.' },
    {
      when: `Until ${shortDay(at)}`,
      dot: DOTS.open,
      title: 'You can still sign in',
      text: 'Read, export, or cancel the deletion under Settings, Privacy.',
    },
    {
      when: shortMoment(at),
      dot: DOTS.end,
      title: 'Everything is deleted for good',
      text: 'After that nobody can restore it, not even us.',
    },
  ]

  /** spec 3 §4: this button makes no call. */
  function explainCancelling() {
    showToast({ title: 'Cancel Deletion', description: CANCEL_IN_SETTINGS, kind: 'good' })
    void navigate(PATHS.settings)
  }

  return (
    <div className="grid gap-6">
      <div>
        <p className="font-semibold text-accent">{CONFIRM_DONE.title}</p>
        <h1 className="font-serif text-[2.5rem]/12">You have until {shortDay(at)}</h1>
        <p className="mt-3 text-16 text-ink-2">{CONFIRM_DONE.message}</p>
      </div>
      <section aria-label="What happens next" className="torn rounded-t-[3px] bg-line p-px">
        <div className="torn rounded-t-[2px] bg-surface px-5 pt-6 pb-8 sm:px-6.5">
          <p className="flex flex-wrap justify-between gap-x-4 border-b border-dashed border-line-strong pb-3 text-12 text-ink-3">
            <span>What happens next</span>
            <span>Confirmed {momentText(confirmed)}</span>
          </p>
          <ol className="mt-5 grid gap-5">
            {steps.map(({ when, dot, title, text }) => (
              <li key={title} className="grid grid-cols-[auto_1fr] gap-x-3 sm:grid-cols-[8rem_auto_1fr]">
                <p className="text-13 text-ink-3 max-sm:col-span-2">{when}</p>
                <span aria-hidden className={`mt-1.5 size-2.5 rounded-full ${dot}`} />
                <div>
                  <p className="font-semibold">{title}</p>
                  <p className="text-13 text-ink-3">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div className="flex flex-wrap items-center gap-3 max-sm:grid">
        <Button look="primary" onClick={explainCancelling}>
          Cancel Deletion
        </Button>
        <a href={PATHS.landing} className={buttonClass()}>
          Go Home
        </a>
        <Button
          look="quiet"
          className="sm:ml-auto"
          busy={exporting.isPending}
          disabled={exporting.isPending}
          onClick={() => void exporting.start(false)}
        >
          <Download aria-hidden className="size-4" />
          Export My Data
        </Button>
      </div>
    </div>
  )
}

import { ACTORS, PROGRESSES, STATUSES } from '@jobapply/core/applications/constants'
import type { TrackedDetails } from '@jobapply/core/applications/tracker-schema'
import { labelOf } from '@jobapply/core/shared/options'
import { momentText, nearDay } from '@jobapply/core/shared/time/show-dates'
import { Section } from '#features/applications/tracker/section.tsx'

type Change = TrackedDetails['history'][number]

/** Every change of status and progress, the newest first. */
export function HistorySection({ history }: Pick<TrackedDetails, 'history'>) {
  const now = new Date()
  return (
    <Section id="details-history" title="History">
      {history.length === 0 && <p className="text-13 text-ink-3">Nothing has changed since you saved it.</p>}
      <ol className="grid gap-2">
        {history.toReversed().map((change, place) => (
          <li key={`${change.at} ${change.column}`} className="flex items-baseline gap-2.5">
            <span
              aria-hidden
              className={`size-2 shrink-0 rounded-full border ${place === 0 ? 'border-accent bg-accent' : 'border-line-strong'}`}
            />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {change.column === 'status' ? <strong className="font-semibold">{textOf(change)}</strong> : textOf(change)}
              <span className="text-ink-2">, {change.note ?? ACTORS[change.by]}</span>
            </span>
            <time dateTime={change.at} title={momentText(change.at)} className="shrink-0 text-12 text-ink-3">
              {nearDay(new Date(change.at), now)}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const textOf = ({ column, to }: Change) =>
  column === 'status' ? labelOf(STATUSES, to) : (labelOf(PROGRESSES, to) ?? 'Nothing is being sent')

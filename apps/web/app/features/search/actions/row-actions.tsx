import type { ScoredJob } from '@jobapply/core/search/schema'
import { usePending } from '#platform/pending.ts'
import { actionsFor, type JobActions } from './job-actions.ts'

/**
 * The same actions in a row, for the pointer: they appear over its last line, and are drawn for that row alone. The keyboard has their letters and touch the details, so they
 * are no stops of the Tab key, which would need six presses a job.
 */
export function RowActions({ job, actions }: { job: ScoredJob; actions: JobActions }) {
  const { run, isPending } = usePending()
  return (
    <fieldset
      aria-label={`Actions for ${job.title}, ${job.company}`}
      className="absolute right-3 bottom-1.5 z-2 flex gap-0.5 rounded-control border border-line bg-surface p-0.5 shadow-sheet pointer-coarse:hidden"
    >
      {actionsFor(job, actions).map(({ key, label, Icon, isPressed, isOff, run: act }) => (
        <button
          key={key}
          type="button"
          tabIndex={-1}
          aria-label={label}
          aria-pressed={isPressed}
          data-tooltip={`${label} (${key.toUpperCase()})`}
          disabled={isPending || isOff}
          onClick={() => void run(async () => act())}
          className="grid size-7 place-items-center rounded-[4px] text-ink-2 hover:bg-sunk hover:text-ink disabled:opacity-40"
        >
          <Icon aria-hidden className={`size-4 ${isPressed ? 'text-accent' : ''}`} />
        </button>
      ))}
    </fieldset>
  )
}

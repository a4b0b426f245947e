import type { ScoredJob } from '@jobapply/core/search/schema'
import { usePending } from '#platform/pending.ts'
import { Button } from '#ui/button.tsx'
import { actionsFor, type JobAction, type JobActions } from './job-actions.ts'

type Props = { job: ScoredJob; actions: JobActions; isCompanyHidden: boolean }

/**
 * In one row, each with its icon above one word. Beside the list it is under the job's name; where the job fills the screen it is at the
 * lower edge, the main one at the right.
 */
export function PaneActions({ job, actions, isCompanyHidden }: Props) {
  const { run, isPending } = usePending()
  const [apply, tailor, letter, save, unwanted, hide] = actionsFor(job, actions)
  const button = (action: JobAction | undefined, look: 'primary' | 'secondary' | 'quiet') =>
    action && (
      <Button
        look={look}
        size="cell"
        aria-pressed={action.isPressed}
        aria-keyshortcuts={action.key}
        disabled={isPending || action.isOff}
        onClick={() => void run(async () => action.run())}
        className="max-wide:border-transparent"
      >
        <span className="flex h-5 items-center gap-1.5">
          <action.Icon aria-hidden className={`size-4 ${action.isPressed ? 'text-accent' : ''}`} />
          {!action.isOff && (
            <kbd
              aria-hidden
              className="rounded-[4px] border border-current/30 px-1 font-sans text-12/4 font-medium pointer-coarse:hidden max-wide:hidden"
            >
              {action.key.toUpperCase()}
            </kbd>
          )}
        </span>
        <span className="sr-only">{action.label}</span>
        <span aria-hidden>{action.short}</span>
      </Button>
    )
  return (
    <fieldset
      data-phone-edge
      aria-label="Actions"
      className="flex gap-1 wide:gap-1.5 max-wide:sticky max-wide:-bottom-5 max-wide:z-2 max-wide:order-last max-wide:-mx-4 max-wide:-mb-5 max-wide:border-t max-wide:border-line max-wide:bg-surface max-wide:px-3 max-wide:py-2"
    >
      <div className="flex flex-[1.4] max-wide:order-last">{button(apply, 'primary')}</div>
      {button(tailor, 'secondary')}
      {button(letter, 'secondary')}
      {button(save, 'quiet')}
      {button(unwanted, 'quiet')}
      {button(hide && isCompanyHidden ? { ...hide, label: 'Company hidden', short: 'Hidden', isOff: true } : hide, 'quiet')}
    </fieldset>
  )
}

import type { ScoredJob } from '@jobapply/core/search/schema'
import { usePending } from '#platform/pending.ts'
import { Button } from '#ui/button.tsx'
import { Key } from '#ui/key.tsx'
import { actionsFor, type JobAction, type JobActions } from './job-actions.ts'

/** At the lower edge each has its icon above one word. */
const NARROW =
  'max-wide:h-auto max-wide:min-w-0 max-wide:flex-1 max-wide:flex-col max-wide:gap-0.5 max-wide:border-transparent max-wide:px-1 max-wide:py-1.5 max-wide:text-12 max-wide:font-medium'

type Props = { job: ScoredJob; actions: JobActions; isCompanyHidden: boolean }

/** Beside the list under the job's name; where the job fills the screen at its lower edge, the main one at the right. */
export function PaneActions({ job, actions, isCompanyHidden }: Props) {
  const { run, isPending } = usePending()
  const [apply, tailor, letter, save, unwanted, hide] = actionsFor(job, actions)
  const button = (action: JobAction | undefined, look: 'primary' | 'secondary' | 'quiet') =>
    action && (
      <Button
        look={look}
        size={look === 'quiet' ? 'small' : 'normal'}
        aria-pressed={action.isPressed}
        aria-keyshortcuts={action.key}
        disabled={isPending || action.isOff}
        onClick={() => void run(async () => action.run())}
        // Three beside each other in the narrowest pane.
        className={`wide:gap-1.5 ${look === 'quiet' ? 'wide:px-1.5' : 'wide:px-2.5'} ${NARROW}`}
      >
        <action.Icon
          aria-hidden
          className={`size-4 ${action.isPressed ? 'text-accent' : ''} ${look === 'secondary' ? 'wide:hidden' : ''}`}
        />
        <span className="max-wide:sr-only">{action.label}</span>
        <span aria-hidden className="wide:hidden">
          {action.short}
        </span>
        {!action.isOff && (
          <span aria-hidden className="pointer-coarse:hidden max-wide:hidden">
            <Key>{action.key.toUpperCase()}</Key>
          </span>
        )}
      </Button>
    )
  return (
    <fieldset
      data-phone-edge
      aria-label="Actions"
      className="flex flex-wrap items-center gap-2 max-wide:sticky max-wide:-bottom-5 max-wide:z-2 max-wide:order-last max-wide:-mx-4 max-wide:-mb-5 max-wide:flex-nowrap max-wide:gap-1 max-wide:border-t max-wide:border-line max-wide:bg-surface max-wide:px-3 max-wide:py-2"
    >
      <div className="contents max-wide:order-last max-wide:flex max-wide:flex-[1.4]">{button(apply, 'primary')}</div>
      {button(tailor, 'secondary')}
      {button(letter, 'secondary')}
      {/* Beside the list in a row of their own, in line with the buttons above. */}
      <div className="contents wide:-ml-1.5 wide:flex wide:w-full wide:flex-wrap wide:gap-x-2">
        {button(save, 'quiet')}
        {button(unwanted, 'quiet')}
        {button(hide && isCompanyHidden ? { ...hide, label: 'Company hidden', isOff: true } : hide, 'quiet')}
      </div>
    </fieldset>
  )
}

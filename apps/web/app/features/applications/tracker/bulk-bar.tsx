import { STATUSES, type Status } from '@jobapply/core/applications/constants'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/inputs/select.tsx'

const { queued: _q, ...TARGETS } = STATUSES
type Target = Exclude<Status, 'queued'>

type Props = { count: number; onMove: (to: Status) => void; onRemove: () => void; onClear: () => void }

/** What can be done with the selected applications; both can be taken back for ten seconds. */
export function BulkBar({ count, onMove, onRemove, onClear }: Props) {
  if (count === 0) return null
  return (
    <section
      aria-label="Selected applications"
      data-lower-edge
      className="sticky bottom-3 z-20 max-md:bottom-20 mx-auto mt-3 flex w-fit max-w-full flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-4 py-2.5 shadow-sheet"
    >
      <p role="status" className="font-medium">
        {count.toLocaleString('en-US')} selected
      </p>
      <Select<Target>
        aria-label="Move to"
        options={TARGETS}
        value={null}
        empty="Move to…"
        onChange={(to) => to && onMove(to)}
        className="w-40"
      />
      <Button onClick={onRemove}>Remove</Button>
      <Button look="quiet" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}

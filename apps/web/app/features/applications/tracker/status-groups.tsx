import { STATUSES, type Status } from '@jobapply/core/applications/constants'
import type { TrackerCounts } from '@jobapply/core/applications/tracker-schema'
import { ColumnCards } from './board-column.tsx'
import type { TrackerAddress } from './tracker-address.ts'

/** What needs the person first. */
const ORDER: readonly Status[] = ['interview', 'offer', 'queued', 'under-review', 'applied', 'saved', 'rejected', 'withdrawn']

type Props = { address: TrackerAddress; counts: TrackerCounts; onOpen: (id: string) => void }

/** The board of a small screen: one group below the other, without the empty ones. */
export default function StatusGroups({ address, counts, onOpen }: Props) {
  const isAsked = (status: Status) => address.statuses.length === 0 || address.statuses.includes(status)
  return (
    <div className="grid gap-6">
      {ORDER.filter((status) => counts[status] > 0 && isAsked(status)).map((status) => (
        <section key={status} aria-label={STATUSES[status]}>
          <h2 className="flex justify-between pb-2 font-semibold">
            {STATUSES[status]}
            <span className="font-normal text-ink-2">{counts[status].toLocaleString('en-US')}</span>
          </h2>
          <ColumnCards status={status} count={counts[status]} address={address} onOpen={onOpen} />
        </section>
      ))}
    </div>
  )
}

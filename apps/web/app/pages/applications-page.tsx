import { STATUSES } from '@jobapply/core/applications/constants'
import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { PRODUCT } from '@jobapply/core/auth/constants'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { TrackerTools } from '#features/applications/csv/tracker-tools.tsx'
import { BoardSkeleton } from '#features/applications/tracker/board-skeleton.tsx'
import { EmptyTracker, NothingFound } from '#features/applications/tracker/empty-tracker.tsx'
import { countFilters } from '#features/applications/tracker/tracker-address.ts'
import { TrackerHead } from '#features/applications/tracker/tracker-head.tsx'
import { countsOf } from '#features/applications/tracker/tracker-pages.ts'
import { useMoving } from '#features/applications/tracker/use-moving.tsx'
import { useTrackerAddress } from '#features/applications/tracker/use-tracker-address.ts'
import { DetailsPane } from '#features/search/details-pane.tsx'
import { api } from '#platform/api.ts'
import { Loading } from '#ui/feedback/loading.tsx'
import { LoadingSkeleton } from '#ui/feedback/loading-skeleton.tsx'
import { useMinWidth } from '#ui/media.ts'
import { stepThrough, useTrackerKeys } from './use-tracker-keys.ts'

const Board = lazy(() => import('#features/applications/tracker/board.tsx'))
const StatusGroups = lazy(() => import('#features/applications/tracker/status-groups.tsx'))
const ListView = lazy(() => import('#features/applications/tracker/list-view.tsx'))
const DetailsPanel = lazy(() => import('#features/applications/tracker/details/details-panel.tsx'))
const ApplicationDialog = lazy(() => import('#features/applications/tracker/application-dialog.tsx'))

export const meta = () => [{ title: `Applications · ${PRODUCT}` }]

/** The tracker: one list of everything that was saved, queued or sent, as a board or as a table. */
export default function ApplicationsPage() {
  const { address, change } = useTrackerAddress()
  const isWide = useMinWidth(1024)
  const isSmall = !useMinWidth(768)
  const counts = useQuery(countsOf(address))
  const [isAdding, setIsAdding] = useState(false)
  const { openId } = address
  const { move, questions } = useMoving()
  const open = (id: string) => change({ openId: id })
  const close = () => change({ openId: undefined })
  const details = useQuery({
    ...api.applications.tracker.get.queryOptions({ input: { id: openId ?? '' } }),
    enabled: openId !== undefined,
  })
  useTrackerKeys({ openId, onOpen: open, onClose: close, onMove: move })

  const total = counts.data && Object.values(counts.data).reduce((sum, number) => sum + number, 0)
  const isFiltered = address.text !== '' || countFilters(address) > 0
  const shown =
    counts.data && address.statuses.length > 0 ? address.statuses.reduce((sum, one) => sum + (counts.data?.[one] ?? 0), 0) : total
  const content = () => {
    if (!counts.data) return counts.isError ? <Loading query={counts} /> : <BoardSkeleton />
    if (shown === 0)
      return isFiltered ? <NothingFound onClear={() => change({ text: '', statuses: [], isDated: false })} /> : <EmptyTracker />
    if (address.view === 'list') return <ListView address={address} total={shown ?? 0} onOpen={open} onClose={close} />
    const View = isSmall ? StatusGroups : Board
    return (
      <View
        address={address}
        counts={counts.data}
        openStatus={isWide ? details.data?.status : undefined}
        onOpen={open}
        onMove={move}
      />
    )
  }

  return (
    <div className="max-md:pb-16">
      <div className={openId && isWide ? 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]' : ''}>
        <div className="min-w-0">
          <TrackerHead
            total={total}
            address={address}
            onChange={change}
            onAdd={() => setIsAdding(true)}
            tools={<TrackerTools onOpen={open} />}
          />
          <Suspense fallback={<BoardSkeleton />}>{content()}</Suspense>
        </div>
        {openId && (
          <DetailsPane jobId={openId} isWide={isWide} onClose={close}>
            <Suspense fallback={<LoadingSkeleton />}>
              <DetailsPanel id={openId} onMove={move} onStep={(by) => stepThrough(openId, by, open)} onClose={close} />
            </Suspense>
          </DetailsPane>
        )}
      </div>
      <p role="status" className="sr-only">
        {details.data && openId ? `${details.data.job_title}: ${STATUSES[details.data.status]}` : ''}
      </p>
      <Suspense>
        {isAdding && <ApplicationDialog onAdded={(row: TrackedApplication) => open(row.id)} onClose={() => setIsAdding(false)} />}
      </Suspense>
      {questions}
    </div>
  )
}

import { FIRST_ROWS, LIMITED_ACCESS, LISTS_NOT_LOADED, TIERS, type Tier } from '@jobapply/core/admin/subscriptions-constants'
import type { EnrolledUser } from '@jobapply/core/admin/subscriptions-schema'
import { dayText } from '@jobapply/core/shared/time/show-dates'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { BlockFailure } from '#features/admin/table/block-failure.tsx'
import { RowSkeleton } from '#features/admin/table/row-skeleton.tsx'
import { MoreButton } from '#features/applications/queue/more-button.tsx'
import { api } from '#platform/api.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Input } from '#ui/inputs/input.tsx'

const ALL_ROWS = 100
type Days = { from: string; to: string }
const NO_DAYS: Days = { from: '', to: '' }

/** The subscribers of one tier, the newest first. */
export function EnrolledCard({ tier, price }: { tier: Tier; price: string | null }) {
  const id = useId()
  const [days, setDays] = useState(NO_DAYS)
  const [showsAll, setShowsAll] = useState(false)
  const isFiltered = days.from !== '' || days.to !== ''
  const list = useInfiniteQuery({
    queryKey: [...api.admin.subscriptions.enrolled.key({ type: 'infinite' }), tier, days, showsAll],
    queryFn: ({ pageParam, signal }) =>
      api.admin.subscriptions.enrolled.call(
        {
          ...{ tier, cursor: pageParam, limit: showsAll ? ALL_ROWS : FIRST_ROWS },
          ...{ from: days.from || undefined, to: days.to || undefined },
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
  const { total = 0, matching = 0 } = list.data?.pages[0] ?? {}
  const isLimited = list.error instanceof ORPCError && list.error.status === 403

  useEffect(() => {
    if (list.isError) showToast({ kind: 'bad', title: LISTS_NOT_LOADED, description: `${TIERS[tier]} subscribers` })
  }, [list.isError, tier])

  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-5 py-3">
        <div>
          <h2 id={id} className="text-16 font-semibold">
            {TIERS[tier]}
          </h2>
          <p role="status" className="text-13 text-ink-3">
            {list.data ? (isFiltered ? `${matching} of ${total} subscribers` : subscribersText(total)) : 'Subscribers'}
          </p>
        </div>
        {price && <p className="text-13 text-ink-3">{price}</p>}
      </header>
      <DayFilter label={TIERS[tier]} days={days} onChange={setDays} />
      {list.isError ? (
        <BlockFailure sentence={isLimited ? LIMITED_ACCESS : LISTS_NOT_LOADED} query={list} />
      ) : !list.data ? (
        <RowSkeleton label={`Loading ${TIERS[tier]} subscribers`} rows={FIRST_ROWS} />
      ) : matching === 0 ? (
        <p className="border-t border-line px-5 py-8 text-center text-ink-2">
          {isFiltered ? 'Nobody joined in this period' : `Nobody has the ${TIERS[tier]} plan yet`}
        </p>
      ) : (
        <>
          <ul aria-label={`${TIERS[tier]} subscribers`} className="divide-y divide-line border-t border-line">
            {list.data.pages.flatMap(({ rows }) => rows.map((row) => <EnrolledRow key={row.user_id} row={row} />))}
          </ul>
          {!showsAll && matching > FIRST_ROWS && (
            <div className="border-t border-line px-5 py-2.5">
              <button
                type="button"
                onClick={() => setShowsAll(true)}
                className="text-14 font-medium text-accent underline underline-offset-3"
              >
                Show all {matching}
              </button>
            </div>
          )}
          {showsAll && <MoreButton pages={list} />}
        </>
      )}
    </section>
  )
}

const subscribersText = (count: number) => (count === 1 ? '1 subscriber' : `${count} subscribers`)

const EnrolledRow = ({ row: { email, created_at } }: { row: EnrolledUser }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-2.5 text-14">
    <span className="min-w-0 font-medium wrap-anywhere">{email}</span>
    <span className="text-13 text-ink-3">since {dayText(created_at)}</span>
  </li>
)

function DayFilter({ label, days, onChange }: { label: string; days: Days; onChange: (days: Days) => void }) {
  const id = useId()
  return (
    <fieldset className="grid grid-cols-2 items-end gap-3 px-5 py-4 sm:grid-cols-[1fr_1fr_auto]">
      <legend className="sr-only">{label} subscribers who joined</legend>
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className="grid min-w-0 gap-1.5">
          <label htmlFor={`${id}-${end}`} className="text-13 text-ink-2">
            {end === 'from' ? 'From' : 'To'}
          </label>
          <Input
            id={`${id}-${end}`}
            type="date"
            value={days[end]}
            min="1900-01-01"
            max="9999-12-31"
            className="min-w-0 px-2!"
            onChange={({ target }) => onChange({ ...days, [end]: target.value })}
          />
        </div>
      ))}
      <Button disabled={days.from === '' && days.to === ''} onClick={() => onChange(NO_DAYS)} className="h-10 max-sm:col-span-2">
        Clear
      </Button>
    </fieldset>
  )
}

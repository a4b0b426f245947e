import type { SourceState } from '@jobapply/core/jobs/contract'
import { readAge } from '@jobapply/core/search/rules'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleDashed, CirclePause } from 'lucide-react'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

const GOOD = ['ok', 'empty', 'incomplete']

/** How many jobs there are and how fresh they are; on request each source, and for admins why others are off. */
export function SourceStates() {
  const { user } = useAuth()
  const sources = useQuery(api.jobs.sources.queryOptions({ refetchInterval: 60_000 }))
  if (!sources.data) return <Skeleton className="my-1 h-5 w-48" />
  // Systems of which nobody knows a board yet have nothing to say.
  const on = sources.data.filter(
    ({ isOn, boards, jobs, kind }) => isOn && (boards > 0 || jobs > 0 || !/^(?:board|feed)$/.test(kind)),
  )
  // Sources that are switched off, grouped by the reason.
  const off = Map.groupBy(
    sources.data.filter(({ isOn }) => !isOn),
    ({ sentence }) => sentence,
  )
  const failing = on.filter(isFailing)
  const jobs = on.reduce((sum, source) => sum + source.jobs, 0)
  return (
    <details className="group open:w-full">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-2 rounded-control py-1 marker:hidden hover:text-ink">
        {failing.length > 0 ? (
          <CircleAlert aria-hidden className="size-4 text-warn" />
        ) : (
          <CircleCheck aria-hidden className="size-4 text-ink-3" />
        )}
        <span>
          {jobs.toLocaleString('en')} jobs{freshness(on, new Date())}
        </span>
        <span className="text-accent underline underline-offset-2 group-open:hidden">Show</span>
        <span className="hidden text-accent underline underline-offset-2 group-open:inline">Hide</span>
      </summary>
      <div className="mt-2 grid gap-4 rounded-card border border-line bg-surface p-4">
        <ul aria-label="Read" className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2 lg:grid-cols-3">
          {on.map((source) => (
            <Source key={source.source} source={source} />
          ))}
        </ul>
        {user?.is_admin &&
          [...off].map(([sentence, some]) => (
            <p key={sentence} className="flex gap-2 border-t border-line pt-3">
              <CirclePause aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
              <span>
                {sentence} <span className="text-ink-3">{some.map(({ name }) => name).join(', ')}</span>
              </span>
            </p>
          ))}
      </div>
    </details>
  )
}

const isFailing = ({ outcome }: SourceState) => outcome !== null && !GOOD.includes(outcome)

/** A visit that failed has updated nothing. Demo jobs and pasted pages do not say whether the sources can be reached. */
function freshness(on: readonly SourceState[], now: Date) {
  const visited = on.filter(({ kind, lastReadAt }) => (kind === 'board' || kind === 'feed') && lastReadAt !== null)
  const failing = visited.filter(isFailing)
  if (visited.length > 0 && failing.length === visited.length) return '. None of our sources can be reached right now.'
  const good = on.filter((source) => !isFailing(source))
  const readAt = good.reduce<string | null>((last, { lastReadAt: at }) => (at && (!last || at > last) ? at : last), null)
  const down = failing.length === 1 ? ', 1 source is down' : failing.length > 1 ? `, ${failing.length} sources are down` : ''
  return `${readAt ? `, updated ${readAge(readAt, now)}` : ''}${down}`
}

function Source({ source }: { source: SourceState }) {
  const isDown = isFailing(source)
  const Icon = source.outcome === null ? CircleDashed : isDown ? CircleAlert : CircleCheck
  return (
    <li className="flex gap-2">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isDown ? 'text-warn' : 'text-ink-3'}`} />
      <div className="min-w-0">
        <p className="font-medium text-ink">
          {source.name} <span className="font-normal text-ink-3 tabular-nums">{source.jobs}</span>
        </p>
        <p className="text-ink-3">{source.sentence}</p>
      </div>
    </li>
  )
}

import { tightestLimit } from '@jobapply/core/applications/review-rules'
import type { Usage } from '@jobapply/core/billing/schema'

/** More than these are drawn in proportion. */
const MOST_TICKS = 20

type Props = { usage: Pick<Usage, 'kind' | 'limits' | 'current'>; chosen: number }

/** The limit that ends first: used, chosen now, and free. The words stand beside it. */
export function LimitMeter({ usage, chosen }: Props) {
  const limit = tightestLimit(usage)
  if (!limit) return <p className="text-13 text-ink-2">Unlimited</p>
  const now = Math.min(chosen, limit.left)
  const ticks = Math.min(limit.limit, MOST_TICKS)
  const share = (units: number) => Math.round((units * ticks) / Math.max(1, limit.limit))
  const [used, taken] = [share(limit.used), share(limit.used + now)]
  return (
    <div className="flex items-center justify-between gap-x-4 gap-y-1.5 sm:flex-col sm:items-end">
      <p className="text-13 whitespace-nowrap">
        <strong className="font-semibold">
          {limit.left} of {limit.limit}
        </strong>{' '}
        left {limit.words}
      </p>
      <div aria-hidden className="flex w-42 gap-0.75 sm:w-52">
        {Array.from({ length: ticks }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the ticks are their places
            key={index}
            className={`h-1.5 flex-1 rounded-full ${index < used ? 'bg-ink-3' : index < taken ? 'bg-accent' : 'bg-line'}`}
          />
        ))}
      </div>
      <p className="text-12 text-ink-3 max-sm:hidden">
        {chosen > 0 && `${limit.left - now} left after ${chosen > now ? 'the first' : 'these'} ${now}`}
      </p>
    </div>
  )
}

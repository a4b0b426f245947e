import type { Usage } from '@jobapply/core/billing/schema'
import type { Dashboard } from '@jobapply/core/insights/schema'
import { shortDay, shortMoment } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { FigureStrip } from '#ui/chart/figure-strip.tsx'

/** DASH-010 and DASH-011. */
export function StatCards({ figures }: { figures: Dashboard }) {
  const usage = useQuery(api.billing.usage.queryOptions())
  const { applied, sentToday, pending, saved, firstAppliedAt, timeZone } = figures
  const since = firstAppliedAt && shortDay(firstAppliedAt, timeZone)
  return (
    <FigureStrip
      label="Your applications"
      figures={[
        { label: 'Applied', value: applied, note: since && `since ${since}` },
        { label: 'Today', value: sentToday, note: usage.data && leftText(usage.data) },
        { label: 'Pending', value: pending, note: 'queued, applied or under review' },
        { label: 'Saved', value: saved, note: saved === 1 ? 'job kept for later' : 'jobs kept for later' },
      ]}
    />
  )
}

function leftText({ left, resets, timeZone }: Usage) {
  if (left === null) return 'no limit'
  if (left > 0) return `${left} more possible now`
  const next = new Date(Math.min(...Object.values(resets).map((at) => Date.parse(at))))
  return `limit reached, resets ${shortMoment(next, timeZone)}`
}

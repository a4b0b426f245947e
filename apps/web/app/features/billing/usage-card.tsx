import type { Usage } from '@jobapply/core/billing/schema'
import { shortMoment } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { Card } from '#ui/card.tsx'
import { Progress } from '#ui/progress.tsx'
import { CardLoading } from './card-loading.tsx'

/** What the person may do now, by the rule that the server applies before every application. */
export function UsageCard() {
  const usage = useQuery(api.billing.usage.queryOptions())
  return (
    <Card title="Applications" hint={usage.data && leftText(usage.data)}>
      {usage.data ? <UsageOf usage={usage.data} /> : <CardLoading query={usage} label="Loading usage" rows={3} />}
    </Card>
  )
}

function UsageOf({ usage }: { usage: Usage }) {
  const { limits, current, resets, details, timeZone } = usage
  if (!limits) return <p className="text-ink-2">As an administrator you can send as many applications as you like.</p>
  const isTrial = usage.kind === 'trial'
  const rows = [
    { key: 'daily', label: 'Today' },
    { key: 'weekly', label: 'This week' },
    { key: 'monthly', label: isTrial ? 'In the trial' : 'In this cycle of 31 days' },
  ] as const
  return (
    <>
      <ul className="grid gap-4">
        {rows.map(({ key, label }) => {
          const limit = limits[key]
          // A trial has no weeks: its weekly figure covers all of it.
          if (limit === null || (isTrial && key === 'weekly')) return null
          return (
            <li key={key}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium">{label}</span>
                <span className={details[key] ? 'font-semibold text-bad' : 'text-ink-2'}>
                  {current[key]} of {limit} used
                </span>
              </p>
              <div className="my-1.5">
                <Progress label={`${label}: used applications`} value={percent(current[key], limit)} />
              </div>
              <p className="text-13 text-ink-3">
                {details[key] ?? `${Math.max(0, limit - current[key])} left.`} {isTrial && key === 'monthly' ? 'Ends' : 'Resets'}{' '}
                on {shortMoment(resets[key])}.
              </p>
            </li>
          )
        })}
      </ul>
      <p className="mt-4 border-t border-line pt-3 text-13 text-ink-3">Days are counted in the time zone {timeZone}.</p>
    </>
  )
}

const percent = (used: number, limit: number) => (limit === 0 ? 100 : Math.min(100, Math.round((100 * used) / limit)))

const leftText = ({ left }: Usage) =>
  left === null
    ? 'Unlimited'
    : left === 0
      ? 'None left right now'
      : `${left} ${left === 1 ? 'application' : 'applications'} left right now`

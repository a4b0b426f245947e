import { ACTORS, STATUSES } from '@jobapply/core/applications/constants'
import type { Dashboard } from '@jobapply/core/insights/schema'
import { addDays, dayOf } from '@jobapply/core/shared/dates'
import { Link } from 'react-router'
import { shortDay } from '#features/insights/show-day.ts'
import { Card } from '#ui/card.tsx'

/** DASH-012: the person's own latest application events. */
export function ActivityCard({ figures: { activity, today, timeZone } }: { figures: Dashboard }) {
  return (
    <Card title="Recent activity">
      {activity.length === 0 ? (
        <p className="text-ink-2">What happens to your applications stands here.</p>
      ) : (
        <ol className="-my-3 divide-y divide-line text-13">
          {activity.map(({ eventId, id, at, status, by, job_title, company, hasReceipt }) => (
            <li key={eventId} className="py-3">
              <div className="flex justify-between gap-3">
                <h3 className="font-semibold">{STATUSES[status]}</h3>
                <time dateTime={at} className="shrink-0 text-12 text-ink-3">
                  {whenText(at, today, timeZone)}
                </time>
              </div>
              <p className="text-ink-2 wrap-anywhere">
                {hasReceipt ? (
                  <Link to={`/applications/${id}/receipt`} className="hover:underline">
                    {[job_title, company].filter(Boolean).join(', ')}
                  </Link>
                ) : (
                  [job_title, company].filter(Boolean).join(', ')
                )}
                {by !== 'you' && <span className="text-ink-3"> · {ACTORS[by]}</span>}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

/** '09:12' today, 'Yesterday', then the day. */
function whenText(at: string, today: string, timeZone: string) {
  const day = dayOf(new Date(at), timeZone)
  if (day === today)
    return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(at))
  return day === addDays(today, -1) ? 'Yesterday' : shortDay(day)
}

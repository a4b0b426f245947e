import type { Dashboard } from '@jobapply/core/insights/schema'
import { timeText } from '@jobapply/core/shared/time/show-dates'
import { Link } from 'react-router'
import { shortDay } from '#features/insights/analytics/show-day.ts'
import { Card } from '#ui/card.tsx'

const DAY_MS = 86_400_000

/** DASH-012: the person's own latest application events. */
export function ActivityCard({ figures: { activity, today, timeZone } }: { figures: Dashboard }) {
  return (
    <Card title="Recent activity">
      {activity.length === 0 ? (
        <p className="text-ink-2">Changes to your applications appear here.</p>
      ) : (
        <ol className="-my-3 divide-y divide-line text-13">
          {activity.map(({ eventId, id, at, day, what, actor, job_title, company, hasReceipt }) => (
            <li key={eventId} className="py-3">
              <div className="flex justify-between gap-3">
                <h3 className="font-semibold">{what}</h3>
                <time dateTime={at} className="shrink-0 text-12 text-ink-3">
                  {whenText(at, day, today, timeZone)}
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
                {actor && <span className="text-ink-3"> · {actor}</span>}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

/** '09:12' today, 'Yesterday', then the day. */
function whenText(at: string, day: string, today: string, timeZone: string) {
  if (day === today) return timeText(at, timeZone)
  return Date.parse(today) - Date.parse(day) === DAY_MS ? 'Yesterday' : shortDay(day)
}

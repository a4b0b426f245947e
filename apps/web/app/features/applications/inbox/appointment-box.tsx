import type { ReplyProposal } from '@jobapply/core/applications/replies/schema'
import { shortDay } from '@jobapply/core/shared/time/show-dates'
import { UTC } from '@jobapply/core/shared/time/time-zones'

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: UTC })

/** When the interview would be, as the email says it; several dates are chosen from in the form. */
export function AppointmentBox({ appointments }: Pick<ReplyProposal, 'appointments'>) {
  const [only, ...others] = appointments
  if (others.length > 0) return <p className="text-13 text-ink-2">They offer {appointments.length} dates to choose from.</p>
  if (!only?.day) return null
  const at = `${only.day}T00:00:00Z`
  const [day, month] = shortDay(at, UTC).split(' ')
  const zone = only.zone?.replaceAll('_', ' ') ?? (only.isOwnZone ? 'your time' : 'time zone not said')
  return (
    <div className="flex w-fit max-w-full items-stretch overflow-hidden rounded-control border border-line">
      <p className="grid content-center bg-accent-wash px-3.5 py-2 text-center text-accent">
        <span className="text-12 font-semibold">{month}</span>
        <span className="font-serif text-20">{day}</span>
      </p>
      <p className="grid content-center px-3.5 py-2 text-14">
        <span className="font-semibold">
          {WEEKDAY.format(new Date(at))}
          {only.time && `, ${only.time}`}
        </span>
        <span className="text-12 text-ink-3 wrap-anywhere">{only.time ? zone : 'They give no time yet.'}</span>
      </p>
    </div>
  )
}

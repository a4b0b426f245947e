import { PRIVACY_SETTINGS_PATH } from '@jobapply/core/account/deletion-constants'
import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { longMoment } from './moments.ts'

/** Says until when the account can be kept, and where. */
export default function GraceNotice({ at }: { at: string }) {
  return (
    <section
      aria-label="Account deletion"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-bad-wash px-4 py-2.5 text-bad md:px-7 print:hidden"
    >
      <CalendarClock aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 font-medium">Your account will be deleted on {longMoment(new Date(at))}.</p>
      <Link to={PRIVACY_SETTINGS_PATH} className={buttonClass()}>
        Keep my account
      </Link>
    </section>
  )
}

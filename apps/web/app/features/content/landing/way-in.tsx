import { TRIAL_DAYS } from '@jobapply/core/auth/constants'
import { PATHS } from '#paths.ts'
import { buttonClass } from '#ui/button.tsx'

/** The trial for visitors; people who are signed in have one, and get the way to their own pages (`live-plans.ts` decides). */
export const WayIn = () => (
  <p className="mt-8 flex flex-wrap items-center gap-3">
    <a
      href={`${PATHS.auth}?tab=sign-up`}
      data-visitor="new"
      className={`[[hidden]]:hidden ${buttonClass({ look: 'primary', size: 'large' })}`}
    >
      Start your {TRIAL_DAYS}-day trial
    </a>
    <a href={PATHS.auth} data-visitor="new" className={`[[hidden]]:hidden ${buttonClass({ size: 'large' })}`}>
      Sign In
    </a>
    <a
      href={PATHS.dashboard}
      data-visitor="known"
      hidden
      className={`[[hidden]]:hidden ${buttonClass({ look: 'primary', size: 'large' })}`}
    >
      Open your dashboard
    </a>
  </p>
)

import { CircleAlert, CircleCheck, type LucideIcon } from 'lucide-react'
import { PATHS } from '#paths.ts'

type Outcome = { is: string; text: string; offersSignIn: boolean; Icon: LucideIcon; className: string }

const OUTCOMES: Outcome[] = [
  {
    is: 'yes',
    text: 'Your email address is verified. You can sign in now.',
    offersSignIn: true,
    Icon: CircleCheck,
    className: 'bg-good-wash text-good',
  },
  {
    is: 'no',
    text: 'This link is no longer valid. Sign in to get a new one.',
    offersSignIn: true,
    Icon: CircleAlert,
    className: 'bg-warn-wash text-warn',
  },
  {
    is: 'later',
    text: 'Too many attempts. Please wait a minute and open the link again.',
    offersSignIn: false,
    Icon: CircleAlert,
    className: 'bg-warn-wash text-warn',
  },
]

/** Results of the verification link. The page contains all three; `public-page.ts` shows the right one. */
export const VerifiedBanner = () =>
  OUTCOMES.map(({ is, text, offersSignIn, Icon, className }) => (
    <p
      key={is}
      data-verified={is}
      hidden
      role="status"
      className={`flex items-center gap-2.5 rounded-card px-4 py-3 text-14 [[hidden]]:hidden ${className}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>{text}</span>
      {offersSignIn && (
        <a href={PATHS.auth} className="ml-auto shrink-0 font-semibold underline underline-offset-3">
          Sign In
        </a>
      )}
    </p>
  ))

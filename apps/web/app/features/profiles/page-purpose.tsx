import { Link } from 'react-router'
import { PATHS } from '#paths.ts'

const PAGES = {
  profile: { name: 'Profile', path: PATHS.profiles },
  summary: { name: 'Profile Summary', path: PATHS.profileSummary },
  preferences: { name: 'Job Preferences', path: PATHS.jobPreferences },
  user: { name: 'User', path: PATHS.user },
  settings: { name: 'Settings', path: PATHS.settings },
} as const
type PageName = keyof typeof PAGES

/** Five pages are about the person: what each is for, and where the rest is. */
const PURPOSES: Record<PageName, { text: string; near: readonly PageName[] }> = {
  profile: { text: 'What employers ask: who you are, where you worked, what you can do.', near: ['summary', 'preferences'] },
  summary: {
    text: 'Everything stored in one profile. This is a summary for you, not a resume.',
    near: ['profile', 'preferences'],
  },
  preferences: { text: 'The jobs you want, and the companies and jobs you don’t.', near: ['profile', 'summary'] },
  user: { text: 'Your name and picture in this product. What employers get is in your profile.', near: ['profile', 'settings'] },
  settings: { text: 'Sign-in, billing, theme, emails and privacy of your account.', near: ['user', 'profile'] },
}

export function PagePurpose({ of, className = '' }: { of: PageName; className?: string }) {
  const { text, near } = PURPOSES[of]
  return (
    <p className={`text-14 text-ink-2 ${className}`}>
      {text}{' '}
      <span className="text-13 print:hidden">
        See also{' '}
        {near.map((page, place) => (
          <span key={page}>
            {place > 0 && ', '}
            <Link to={PAGES[page].path} className="text-accent underline underline-offset-3">
              {PAGES[page].name}
            </Link>
          </span>
        ))}
        .
      </span>
    </p>
  )
}

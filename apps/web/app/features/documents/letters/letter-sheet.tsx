import type { Profile } from '@jobapply/core/profiles/schema'
import type { ReactNode } from 'react'

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

type Props = { profile: Profile | undefined; subject: string; children: ReactNode }

/** The letter as paper: sender, date and subject as they will be printed, above the text. */
export const LetterSheet = ({ profile, subject, children }: Props) => (
  <article
    aria-label="Letter"
    className="paper-sheet mx-auto w-full max-w-[37.5rem] border border-line bg-surface px-5 py-8 text-ink shadow-sheet focus-within:border-line-strong sm:px-15 sm:py-13 lg:min-h-[52rem]"
  >
    <header className="mb-7 wrap-anywhere">
      {profile?.full_name && <p className="font-serif text-28">{profile.full_name}</p>}
      {profile && contactLines(profile).map((line) => <p key={line}>{line}</p>)}
      <p className="mt-7 font-serif text-[1.0625rem]/[1.75] text-ink-2">{DATE.format(new Date())}</p>
      <p className="mt-3 font-serif text-[1.0625rem]/[1.75] font-semibold">{subject}</p>
    </header>
    {children}
  </article>
)

function contactLines(profile: Profile): string[] {
  const { address, location_city, location_state, location_zip_code, location_country } = profile
  const region = [location_state, location_zip_code].filter(Boolean).join(' ')
  const place = [address?.split('\n').join(', '), location_city, region, location_country]
  const phone = [profile.phone && profile.country_code, profile.phone].filter(Boolean).join(' ')
  return [place, [profile.email, phone, profile.linkedin_url?.replace(/^https?:\/\/(www\.)?/, '')]]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter(Boolean)
}

import { MAIL_PROVIDERS, type MailProvider } from '@jobapply/core/applications/inbox/constants'
import type { ReactNode } from 'react'

/** How a person gets an app password; `link` is the provider's own page for it. */
const STEPS: Readonly<Record<Exclude<MailProvider, 'outlook'>, (link: ReactNode) => readonly ReactNode[]>> = {
  gmail: (link) => [
    'Turn on 2-Step Verification for your Google account.',
    <>Open {link} and create one called “JobApply AI”.</>,
    'Paste its 16 letters below. You can delete it there at any time.',
  ],
  icloud: (link) => [
    'Turn on two-factor authentication for your Apple Account.',
    <>Open {link}, choose App-Specific Passwords, and create one called “JobApply AI”.</>,
    'Paste it below. You can revoke it there at any time.',
  ],
  yahoo: (link) => [
    <>Open {link} and choose “Create app password”.</>,
    'Call it “JobApply AI”.',
    'Paste its 16 letters below. You can delete it there at any time.',
  ],
  fastmail: (link) => [
    <>Open {link} and choose “Manage app passwords”.</>,
    'Create one called “JobApply AI” with access to IMAP.',
    'Paste it below. You can delete it there at any time.',
  ],
  gmx: (link) => [
    <>Switch on access by IMAP, as {link} shows.</>,
    'With two-factor authentication on, create an app password in your security settings.',
    'Paste it below. You can delete it there at any time.',
  ],
  other: () => [
    "Look up the name of your provider's IMAP server, such as imap.example.com.",
    'Create an app password there if your provider has them.',
    'Enter both below. You can change the password there at any time.',
  ],
}

export function ProviderSteps({ provider }: { provider: Exclude<MailProvider, 'outlook'> }) {
  const { help } = MAIL_PROVIDERS[provider]
  const link = (
    <a className="text-accent underline wrap-anywhere" href={help} target="_blank" rel="noreferrer">
      {help.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '')}
    </a>
  )
  return (
    <ol aria-label="Steps at your provider" className="grid gap-2 rounded-card bg-sunk px-4 py-3 text-13 text-ink-2">
      {STEPS[provider](link).map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <li key={at} className="flex gap-3">
          <span aria-hidden className="w-2 shrink-0 font-serif text-14 text-accent">
            {at + 1}
          </span>
          <span className="min-w-0">{step}</span>
        </li>
      ))}
    </ol>
  )
}

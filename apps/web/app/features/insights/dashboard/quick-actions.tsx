import { ArrowRight, Mail, Newspaper, Search, Send } from 'lucide-react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'

const ACTIONS = [
  { to: PATHS.search, label: 'Find jobs', Icon: Search },
  { to: PATHS.resume, label: 'Build a resume', Icon: Newspaper },
  { to: PATHS.coverLetters, label: 'Write a letter', Icon: Mail },
  { to: PATHS.autoApply, label: 'Auto apply', Icon: Send },
]

/** Links to search, resume builder, cover letters and auto apply (DASH-006). */
export const QuickActions = () => (
  <nav
    aria-label="Quick actions"
    className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4"
  >
    {ACTIONS.map(({ to, label, Icon }) => (
      <Link
        key={to}
        to={to}
        className="flex items-center gap-3 bg-surface px-5 py-3.5 font-semibold transition-colors hover:bg-sunk focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden className="size-4 text-accent" />
        {label}
        <ArrowRight aria-hidden className="ml-auto size-4 text-ink-3" />
      </Link>
    ))}
  </nav>
)

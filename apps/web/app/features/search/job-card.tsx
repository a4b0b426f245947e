import { postedAge } from '@jobapply/core/search/rules'
import type { ScoredJob } from '@jobapply/core/search/schema'
import { Bookmark } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import type { JobActions } from './actions/job-actions.ts'
import { RowActions } from './actions/row-actions.tsx'
import { MatchFigure } from './match-figure.tsx'
import { OtherPlaces } from './other-places.tsx'
import { detailsButtonId } from './use-search-keys.ts'
import { VerdictLine } from './verdict-line.tsx'

const MARKS = {
  applied: { tone: 'good', text: 'Applied' },
  queued: { tone: 'blue', text: 'In your queue' },
  'needs-you': { tone: 'warn', text: 'Needs you' },
} as const

type Props = {
  job: ScoredJob
  isSelected: boolean
  isOpen: boolean
  actions: JobActions
  onToggle: () => void
  onDetails: () => void
}

/** A click on the card opens the original in a new tab; checkbox and buttons lie above that link (spec 3 §2). */
export function JobCard({ job, isSelected, isOpen, actions, onToggle, onDetails }: Props) {
  const mark = actions.markOf(job)
  const facts = [job.source, job.type, job.isRemote && 'Remote', job.salary, postedAge(job.datePosted, new Date())]
  return (
    <EnteredRow
      data-applied={mark === 'applied' || undefined}
      entered={<RowActions job={job} actions={actions} />}
      className={`relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 border-l-2 py-2.5 pr-4 pl-3.5 transition-colors hover:bg-sunk/60 max-sm:gap-x-3 data-applied:bg-good-wash ${isOpen ? 'border-accent bg-accent-wash/70' : 'border-transparent'}`}
    >
      <input
        type="checkbox"
        aria-label={`Select ${job.title}, ${job.company}`}
        checked={isSelected && !mark}
        disabled={mark !== undefined}
        onChange={onToggle}
        className="tick relative z-1 mt-0.75"
      />
      <div className="min-w-0">
        <h2 className="line-clamp-2 text-16/5.5 font-semibold break-words">
          <a
            href={job.applicationUrl}
            target="_blank"
            rel="noreferrer"
            className="outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {job.title}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </h2>
        <div className="flex flex-wrap items-center gap-x-2 sm:flex-nowrap">
          <p className="min-w-0 text-13 text-ink-2 break-words sm:truncate">
            {[job.company, job.location].filter(Boolean).join(' · ')}
          </p>
          {(mark || job.isDemo) && (
            <span className="flex shrink-0 gap-x-2">
              {mark && <Badge tone={MARKS[mark].tone}>{MARKS[mark].text}</Badge>}
              {job.isDemo && <Badge tone="warn">Demo</Badge>}
            </span>
          )}
          <span data-tooltip={job.matchedCriteria.join(', ')} className="relative z-1 shrink-0">
            <Badge>{job.matchedCriteria.length}/9 criteria</Badge>
            <span className="sr-only">: {job.matchedCriteria.join(', ')}</span>
          </span>
        </div>
        <p className="text-12 text-ink-3 break-words sm:truncate">{facts.filter(Boolean).join(' · ')}</p>
        <OtherPlaces places={job.otherPlaces} />
        {job.description && <p className="line-clamp-1 text-12/4.5 break-words text-ink-2 max-sm:sr-only">{job.description}</p>}
      </div>
      <div className="relative z-1 flex flex-col items-end gap-0.5">
        <MatchFigure score={job.matchScore} verdict={job.verdict} />
        <div className="flex items-center gap-1.5">
          {actions.isSaved(job.id) && <Bookmark aria-label="Saved" role="img" className="size-4 fill-accent text-accent" />}
          <button
            type="button"
            id={detailsButtonId(job.id)}
            aria-label={`Details of ${job.title}, ${job.company}`}
            aria-pressed={isOpen}
            aria-keyshortcuts="a t l s n h"
            onClick={onDetails}
            className="-mr-1.5 rounded-control px-1.5 text-13/6 font-semibold hover:bg-sunk hover:text-accent aria-pressed:text-accent"
          >
            Details
          </button>
        </div>
      </div>
      <div className="col-start-2 col-end-4 mt-0.5 flex min-w-0 items-center justify-between gap-x-3 gap-y-1 max-sm:flex-col max-sm:items-start">
        <VerdictLine job={job} />
        <p className="shrink-0 text-12 text-ink-3">
          Overall: Title {Math.round(job.titleMatchScore)}% · Skills {Math.round(job.skillsMatchScore)}%
        </p>
      </div>
    </EnteredRow>
  )
}

/** Draws `entered` while the pointer or the focus is inside. To come and to go renders that alone, not the card. */
function EnteredRow({ entered, children, ...props }: ComponentProps<'article'> & { entered: ReactNode }) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  return (
    <article
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      {...props}
    >
      {children}
      {(isHovered || isFocused) && entered}
    </article>
  )
}

import { postedAge } from '@jobapply/core/search/rules'
import type { ScoredJob } from '@jobapply/core/search/schema'
import { Bookmark } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { MatchFigure } from './match-figure.tsx'
import { OtherPlaces } from './other-places.tsx'
import type { JobMark } from './search-state.ts'
import { detailsButtonId } from './use-search-keys.ts'

type Props = {
  job: ScoredJob
  isSelected: boolean
  isOpen: boolean
  mark: JobMark | undefined
  isSaved: boolean
  onToggle: () => void
  onDetails: () => void
}

/** A click on the card opens the original in a new tab; checkbox and button lie above that link (spec 3 §2). */
export function JobCard({ job, isSelected, isOpen, mark, isSaved, onToggle, onDetails }: Props) {
  const facts = [job.source, job.type, job.isRemote && 'Remote', job.salary, postedAge(job.datePosted, new Date())]
  /** One quiet line, so that the score stays the one large figure. */
  const matching = [
    `Title ${Math.round(job.titleMatchScore)}%`,
    `Skills ${Math.round(job.skillsMatchScore)}%`,
    job.matchedCriteria.join(', '),
  ].filter(Boolean)
  return (
    <article
      data-applied={mark === 'applied' || undefined}
      className={`relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 px-4 py-3.5 transition-colors hover:bg-sunk/60 max-sm:gap-x-3 data-applied:bg-good-wash ${isOpen ? 'bg-accent-wash/70' : ''}`}
    >
      <input
        type="checkbox"
        aria-label={`Select ${job.title}, ${job.company}`}
        checked={isSelected && !mark}
        disabled={mark !== undefined}
        onChange={onToggle}
        className="tick relative z-1 mt-1"
      />
      <div>
        <h2 className="text-16 font-semibold break-words">
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
        <p className="text-14 text-ink-2 break-words">{[job.company, job.location].filter(Boolean).join(' · ')}</p>
        <p className="mt-0.5 text-13 text-ink-3 break-words">{facts.filter(Boolean).join(' · ')}</p>
        <OtherPlaces places={job.otherPlaces} />
      </div>
      <MatchFigure score={job.matchScore} verdict={job.verdict} />
      <div className="col-start-2 col-end-4 min-w-0">
        {job.description && <p className="mt-1.5 line-clamp-1 text-13 text-ink-2 break-words">{job.description}</p>}
        <p className="mt-0.5 text-13 text-ink-3 break-words">{matching.join(' · ')}</p>
      </div>
      <div className="col-start-2 col-end-4 mt-2 flex items-end justify-between gap-3">
        <ul aria-label="What matches" className="flex flex-wrap gap-1.5">
          {mark === 'applied' && <Item tone="good">Applied</Item>}
          {mark === 'queued' && <Item tone="blue">In your queue</Item>}
          {mark === 'needs-you' && <Item tone="warn">Needs you</Item>}
          {job.isDemo && <Item tone="warn">Demo</Item>}
          {job.verdict === 'ok' && <Item tone="good">Nothing blocks</Item>}
          {job.verdict === 'caution' && <Item tone="warn">Check first</Item>}
          {job.verdict === 'blocked' && <Item tone="bad">Something blocks</Item>}
          <Item>{job.matchedCriteria.length}/9 criteria</Item>
        </ul>
        <div className="relative z-1 flex items-center gap-2">
          {isSaved && <Bookmark aria-label="Saved" role="img" className="size-4 fill-accent text-accent" />}
          <Button
            id={detailsButtonId(job.id)}
            aria-label={`Details of ${job.title}, ${job.company}`}
            aria-pressed={isOpen}
            onClick={onDetails}
            size="small"
          >
            Details
          </Button>
        </div>
      </div>
    </article>
  )
}

const Item = ({ tone, children }: Parameters<typeof Badge>[0]) => (
  <li>
    <Badge {...(tone && { tone })}>{children}</Badge>
  </li>
)

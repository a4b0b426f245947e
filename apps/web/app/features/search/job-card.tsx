import { postedAge } from '@jobapply/core/search/rules'
import type { ScoredJob } from '@jobapply/core/search/schema'
import { Bookmark } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { MatchFigure } from './match-figure.tsx'
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
  return (
    <article
      data-applied={mark === 'applied' || undefined}
      className={`relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 px-4 py-4 transition-colors hover:bg-sunk/60 max-sm:gap-x-3 data-applied:bg-good-wash ${isOpen ? 'bg-accent-wash/70' : ''}`}
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
      </div>
      <MatchFigure score={job.matchScore} verdict={job.verdict} />
      <div className="col-start-2 max-sm:col-end-4">
        {job.description && <p className="mt-2 line-clamp-2 text-13 text-ink-2 break-words">{job.description}</p>}
        <ul aria-label="What matches" className="mt-2.5 flex flex-wrap gap-1.5">
          {mark === 'applied' && <Item tone="good">Applied</Item>}
          {mark === 'queued' && <Item tone="blue">In your queue</Item>}
          {job.isDemo && <Item tone="warn">Demo</Item>}
          {job.verdict === 'ok' && <Item tone="good">Nothing blocks</Item>}
          {job.verdict === 'caution' && <Item tone="warn">Check first</Item>}
          {job.verdict === 'blocked' && <Item tone="bad">Something blocks</Item>}
          <Item>{job.matchedCriteria.length}/9 criteria</Item>
          <Item>Title {Math.round(job.titleMatchScore)}%</Item>
          <Item>Skills {Math.round(job.skillsMatchScore)}%</Item>
          {job.matchedCriteria.map((criterion) => (
            <Item key={criterion} tone="accent">
              {criterion}
            </Item>
          ))}
        </ul>
      </div>
      <div className="relative z-1 flex items-center gap-2 self-end max-sm:col-start-2 max-sm:col-end-4 max-sm:mt-3 max-sm:flex-row-reverse max-sm:justify-end">
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
    </article>
  )
}

const Item = ({ tone, children }: Parameters<typeof Badge>[0]) => (
  <li>
    <Badge {...(tone && { tone })}>{children}</Badge>
  </li>
)

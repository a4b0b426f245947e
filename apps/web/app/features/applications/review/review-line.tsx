import type { TightestLimit } from '@jobapply/core/applications/review-rules'
import { ChevronDown, History } from 'lucide-react'
import { showDay } from '#features/documents/files/show-time.ts'
import { Button } from '#ui/button.tsx'
import { AnswersCell, type Choices, LetterCell, ProfileCell, ResumeCell } from './line-cells.tsx'
import { LineOpening } from './line-opening.tsx'
import { answersText, LineStatus } from './line-status.tsx'
import { lacksResume, NoResume } from './no-resume.tsx'
import type { Line, ReviewState } from './use-review.ts'

export const COLUMNS = 'lg:grid-cols-[1.125rem_minmax(0,1fr)_6.75rem_10.5rem_8.625rem_7.25rem] lg:gap-x-4'
export const tickId = (jobId: string) => `tick-${jobId}`

type Props = {
  line: Line
  review: ReviewState
  choices: Choices
  limit: TightestLimit | null
  isOpen: boolean
  onOpen: () => void
}

/** One job: what goes out with it, a tick, and a warning where it was applied to before. A table row; on a small screen a card. */
export function ReviewLine({ line, review, choices, limit, isOpen, onOpen }: Props) {
  const { job, reviewed, isTicked, canBeTicked, isOverLimit } = line
  const name = `${job.job_title}, ${job.company}`
  const panelId = `opened-${job.jobId}`
  const toggle = { 'aria-expanded': isOpen, 'aria-controls': panelId, onClick: onOpen, disabled: !reviewed }
  const chevron = <ChevronDown aria-hidden className={`size-4 text-ink-3 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
  return (
    <li
      data-over={isOverLimit || undefined}
      className={`max-lg:rounded-card max-lg:border max-lg:border-line lg:not-first:border-t lg:border-line ${isOpen ? 'lg:bg-accent-wash/60' : ''} max-lg:bg-surface`}
    >
      <div className={`grid grid-cols-[1.125rem_minmax(0,1fr)_auto] items-start gap-x-3 p-4 lg:px-5 ${COLUMNS}`}>
        <input
          type="checkbox"
          id={tickId(job.jobId)}
          aria-label={`Approve ${name}`}
          checked={isTicked}
          // Not `disabled`: j and k reach every line.
          aria-disabled={!canBeTicked}
          onChange={() => canBeTicked && review.toggle(job.jobId)}
          className="tick mt-0.5 aria-disabled:cursor-default aria-disabled:opacity-50"
        />
        <div className={`min-w-0 ${isOverLimit ? 'text-ink-3' : ''}`}>
          <p className="text-16 font-semibold wrap-anywhere">{job.job_title}</p>
          <p className={`text-13 wrap-anywhere ${isOverLimit ? '' : 'text-ink-2'}`}>
            {[job.company, job.location].filter(Boolean).join(' · ')}
          </p>
          {isOverLimit && limit && <p className="text-13 font-medium">over {wordsOf(limit)}</p>}
          <div className={`mt-1 lg:hidden ${isOpen ? 'pb-3' : ''}`}>
            <LineStatus line={line} />
          </div>
        </div>
        <Button look="quiet" size="icon" aria-label={`What goes out for ${name}`} className="-mr-2 lg:hidden" {...toggle}>
          {chevron}
        </Button>
        <div className={`contents ${isOpen ? '' : 'max-lg:hidden'}`}>
          <ProfileCell line={line} review={review} choices={choices} />
          <ResumeCell line={line} review={review} choices={choices} />
          <LetterCell line={line} review={review} choices={choices} />
          <AnswersCell line={line} />
        </div>
        <div className="min-w-0 max-lg:hidden lg:col-start-6">
          {reviewed && (
            <button
              type="button"
              aria-label={`What goes out for ${name}: ${answersText(line)}`}
              className="flex items-center gap-1.5 text-14 font-medium whitespace-nowrap"
              {...toggle}
            >
              {answersText(line)}
              {chevron}
            </button>
          )}
          <LineStatus line={line} />
        </div>
      </div>
      {reviewed?.closed && <Closed sentence={reviewed.closed} />}
      {reviewed?.earlier && <Earlier earlier={reviewed.earlier} line={line} onAnyway={() => review.applyAnyway(job.jobId)} />}
      {isTicked && lacksResume(line, choices.profiles) && <NoResume line={line} review={review} profiles={choices.profiles} />}
      <div id={panelId} className={isOpen ? 'px-4 pb-4 lg:pr-5 lg:pl-13.5' : ''}>
        {isOpen && <LineOpening line={line} review={review} />}
      </div>
    </li>
  )
}

const OVER = { daily: "today's", weekly: "this week's", monthly: "this cycle's" } as const
const wordsOf = ({ span, limit }: TightestLimit) => `${OVER[span]} ${limit}`

const Closed = ({ sentence }: { sentence: string }) => (
  <p role="note" className="mx-4 mb-4 rounded-card bg-warn-wash px-3 py-2 text-13 lg:mr-5 lg:ml-13.5">
    {sentence} Open the posting before you apply.
  </p>
)

type EarlierProps = { earlier: { kind: 'same' | 'similar'; at: string }; line: Line; onAnyway: () => void }

const Earlier = ({ earlier: { kind, at }, line, onAnyway }: EarlierProps) => (
  <div
    role="note"
    className="mx-4 mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-warn-wash px-3 py-2 text-13 lg:mr-5 lg:ml-13.5"
  >
    <History aria-hidden className="size-4 shrink-0 text-warn" />
    <p className="min-w-0 flex-1">
      {kind === 'same'
        ? `You have already applied to this job, on ${showDay(at)}.`
        : `You applied to a job with the same title, company and location on ${showDay(at)}.`}
    </p>
    {kind === 'similar' && !line.applyAnyway && (
      <Button size="small" onClick={onAnyway}>
        Apply anyway
      </Button>
    )}
  </div>
)

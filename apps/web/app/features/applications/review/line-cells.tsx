import type { Profile } from '@jobapply/core/profiles/schema'
import type { ReactNode } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { answersText, Writing } from './line-status.tsx'
import { TextSelect } from './text-select.tsx'
import type { Line, ReviewState } from './use-review.ts'

/** Stands for the profile's own uploaded file, or none. */
const OWN_FILE = 'own-file'

export type Choices = {
  profiles: readonly Profile[]
  /** Resumes of /resume. */
  resumes: readonly { id: string; name: string }[]
}
type Props = { line: Line; review: ReviewState; choices: Choices }

const nameOf = ({ job }: Line) => `${job.job_title}, ${job.company}`

export function ProfileCell({ line, review, choices: { profiles } }: Props) {
  const { job, reviewed } = line
  if (!reviewed) return <Pending />
  const isBest = reviewed.profiles[0]?.profileId === reviewed.profileId
  return (
    <Cell label="Profile" note={isBest && profiles.length > 1 ? `best fit of ${profiles.length}` : ''}>
      <TextSelect
        label={`Profile for ${nameOf(line)}`}
        options={Object.fromEntries(profiles.map(({ id, profile_name }) => [id, profile_name]))}
        value={reviewed.profileId}
        onChange={(id) => void review.chooseProfile(job, id)}
      />
    </Cell>
  )
}

export function ResumeCell({ line, review, choices: { profiles, resumes } }: Props) {
  const { job, reviewed, resumeId } = line
  if (!reviewed) return <Pending />
  const file = profiles.find(({ id }) => id === reviewed.profileId)?.uploaded_resume_filename
  const pages = reviewed.resume?.id === resumeId ? reviewed.resume?.pages : null
  const note = resumeId === null ? (file ? 'your uploaded file' : 'add one under Resume Builder') : pages ? pagesText(pages) : ''
  return (
    <Cell label="Resume" note={note}>
      <TextSelect
        label={`Resume for ${nameOf(line)}`}
        options={{ ...Object.fromEntries(resumes.map(({ id, name }) => [id, name])), [OWN_FILE]: file ?? 'No resume' }}
        value={resumeId ?? OWN_FILE}
        onChange={(id) => review.chooseResume(job.jobId, id === OWN_FILE ? null : id)}
      />
    </Cell>
  )
}

export function LetterCell({ line, review }: Props) {
  const { job, reviewed, hasLetter } = line
  if (!reviewed) return <Writing className="max-lg:hidden" />
  const words = reviewed.letter?.content.split(/\s+/).filter(Boolean).length ?? 0
  const note = !reviewed.letter ? 'switched off for this profile' : hasLetter ? 'all claims backed' : 'left out by you'
  return (
    <Cell label="Letter" note={note}>
      <TextSelect
        label={`Letter for ${nameOf(line)}`}
        options={reviewed.letter ? { yes: `${words} words`, no: 'No letter' } : { no: 'No letter' }}
        value={hasLetter ? 'yes' : 'no'}
        onChange={(choice) => review.keepLetter(job.jobId, choice === 'yes')}
      />
    </Cell>
  )
}

/** Only on a small screen: a wide one has the answers beside the button that opens the line. */
export const AnswersCell = ({ line }: Pick<Props, 'line'>) => (
  <div className="contents lg:hidden">
    <Cell label="Answers" note="">
      <p className="text-14 font-medium">{answersText(line)}</p>
    </Cell>
  </div>
)

/** The place of what is being prepared. */
const Pending = () => (
  <div className="grid gap-2 pt-1 max-lg:hidden">
    <Skeleton className="h-4 w-20" />
    <Skeleton className="h-3.5 w-14" />
  </div>
)

const pagesText = (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`)

/** A column of the table; on a small screen a row with its name. */
const Cell = ({ label, note, children }: { label: string; note: string; children: ReactNode }) => (
  <div className="min-w-0 max-lg:col-span-3 max-lg:grid max-lg:grid-cols-[5.25rem_minmax(0,1fr)] max-lg:items-center max-lg:border-t max-lg:border-line max-lg:py-2.5">
    <p className="text-13 text-ink-3 lg:sr-only">{label}</p>
    <div className="min-w-0">
      {children}
      {note && <p className="text-12 text-ink-3 lg:text-13">{note}</p>}
    </div>
  </div>
)

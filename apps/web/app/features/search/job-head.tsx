import { postedAge } from '@jobapply/core/search/rules'
import type { ScoredJob } from '@jobapply/core/search/schema'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { OtherPlaces } from './other-places.tsx'

/** Title, match and link of a job. */
export const JobHead = ({ job, children }: { job: ScoredJob; children?: ReactNode }) => (
  <header>
    <div className="flex items-center justify-between gap-3">
      <Badge tone="accent">Match {Math.round(job.matchScore)}</Badge>
      <p className="flex gap-4 text-13">
        {job.url !== job.applicationUrl && (
          <a href={job.url} target="_blank" rel="noreferrer" className="text-ink-2 hover:text-ink">
            At {job.source}
          </a>
        )}
        <a
          href={job.applicationUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1.5 text-ink-2 hover:text-ink"
        >
          <ExternalLink aria-hidden className="size-4" />
          Open original
        </a>
      </p>
    </div>
    <h2 className="mt-2 font-serif text-20 break-words">{job.title}</h2>
    <p className="text-14 text-ink-2 break-words">{[job.company, job.location].filter(Boolean).join(' · ')}</p>
    <p className="text-13 text-ink-3">
      {[job.type, job.salary, postedAge(job.datePosted, new Date()), job.source].filter(Boolean).join(' · ')}
    </p>
    <OtherPlaces places={job.otherPlaces} />
    {children}
  </header>
)

/** The text of the posting. */
export const JobText = ({ children }: { children: string }) => (
  <section aria-label="Description" className="border-t border-line pt-4">
    <p className="max-w-[75ch] text-14 leading-6 break-words whitespace-pre-line text-ink-2">{children}</p>
  </section>
)

import type { ScoredJob } from '@jobapply/core/search/schema'
import { Link } from 'react-router'
import { MatchFigure } from '#features/search/match-figure.tsx'

export const LINK = 'text-13 font-semibold text-accent hover:underline'

type Match = Pick<ScoredJob, 'id' | 'title' | 'company' | 'location' | 'verdict'> & { matchScore: number | null; path: string }

/** Jobs with their scores; each leads to its details. */
export const MatchList = ({ jobs, isDense = false }: { jobs: readonly Match[]; isDense?: boolean }) => (
  <ul className={`divide-y divide-line ${isDense ? '-my-2.5' : '-my-4'}`}>
    {jobs.map(({ id, title, company, location, matchScore, verdict, path }) => (
      <li key={id} className={`flex items-start justify-between gap-4 ${isDense ? 'py-2.5' : 'py-4'}`}>
        <div className="min-w-0">
          <h3 className="text-16 font-semibold wrap-anywhere">
            <Link to={path} className="hover:underline">
              {title}
            </Link>
          </h3>
          <p className="text-ink-2 wrap-anywhere">{[company, location].filter(Boolean).join(' · ')}</p>
        </div>
        {matchScore !== null && <MatchFigure score={matchScore} verdict={verdict} />}
      </li>
    ))}
  </ul>
)

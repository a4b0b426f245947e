import { NEW_DAYS } from '@jobapply/core/insights/constants'
import type { Dashboard } from '@jobapply/core/insights/schema'
import { Link } from 'react-router'
import { MatchFigure } from '#features/search/match-figure.tsx'
import { PATHS } from '#paths.ts'
import { Card } from '#ui/card.tsx'

const LINK = 'text-13 font-semibold text-accent hover:underline'

/** What standing searches have found lately, the best first. */
export const MatchesCard = ({ matches: { count, search, best } }: { matches: Dashboard['matches'] }) => (
  <Card
    title="New matches"
    hint={count > 0 && `${count} in the last ${NEW_DAYS} days`}
    action={
      search && (
        <Link to={search.path} className={LINK}>
          See “{search.name}”
        </Link>
      )
    }
  >
    {best.length === 0 ? (
      <p className="text-ink-2">
        No new jobs. Save a search with “Keep searching”, and what it finds stands here.{' '}
        <Link to={PATHS.search} className={LINK}>
          Search jobs
        </Link>
      </p>
    ) : (
      <ul className="-my-4 divide-y divide-line">
        {best.map(({ jobId, title, company, location, matchScore, path }) => (
          <li key={jobId} className="flex items-start justify-between gap-4 py-4">
            <div className="min-w-0">
              <h3 className="text-16 font-semibold wrap-anywhere">
                <Link to={path} className="hover:underline">
                  {title}
                </Link>
              </h3>
              <p className="text-ink-2 wrap-anywhere">{[company, location].filter(Boolean).join(' · ')}</p>
            </div>
            {matchScore !== null && <MatchFigure score={matchScore} verdict="ok" />}
          </li>
        ))}
      </ul>
    )}
  </Card>
)

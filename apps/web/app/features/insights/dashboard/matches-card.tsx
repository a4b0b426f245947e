import { NEW_DAYS } from '@jobapply/core/insights/constants'
import type { Dashboard } from '@jobapply/core/insights/schema'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { Card } from '#ui/card.tsx'
import { LINK, MatchList } from './match-list.tsx'

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
        No new jobs. Save a search with “Keep searching” and new jobs will show up here.{' '}
        <Link to={PATHS.search} className={LINK}>
          Search jobs
        </Link>
      </p>
    ) : (
      <MatchList jobs={best.map(({ jobId, ...job }) => ({ ...job, id: jobId, verdict: 'ok' }))} />
    )}
  </Card>
)

import type { FollowedCompany } from '@jobapply/core/jobs/contract'
import { FOLLOWED_STATES, type FollowedState } from '@jobapply/core/jobs/followed'
import { dayText, timeText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { usePending } from '#platform/pending.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { AddCompany } from './add-company.tsx'
import { unfollowCompany } from './follow-company.ts'

const TONES: Readonly<Record<FollowedState, 'good' | 'plain' | 'warn' | 'bad'>> = {
  ...{ fresh: 'good', quiet: 'plain', waiting: 'plain', late: 'warn', gone: 'bad', off: 'plain' },
}

/** The companies that a person follows, each with how its board is doing, and a way to add one. */
export function FollowedCompanies() {
  const followed = useQuery(api.jobs.companies.followed.queryOptions())
  return (
    <Card title="Companies you follow" hint="We'll tell you about new jobs there, as with a saved search">
      <div className="grid gap-5">
        <AddCompany />
        {!followed.data ? (
          <Loading query={followed} />
        ) : followed.data.length === 0 ? (
          <p className="max-w-[60ch] text-ink-2">
            You don't follow any companies yet. Type a name or paste the address of a careers page, and we'll tell you when a job
            opens there.
          </p>
        ) : (
          <ul aria-label="Companies you follow" className="divide-y divide-line border-y border-line">
            {followed.data.map((company) => (
              <Company key={company.boardId} company={company} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function Company({ company }: { company: FollowedCompany }) {
  const { run, isPending } = usePending()
  const { name, system, state, sentence, lastReadAt } = company
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold break-words">{name}</span>
          <Badge tone={TONES[state]}>{FOLLOWED_STATES[state]}</Badge>
        </p>
        <p className="text-13 text-ink-2">{sentence}</p>
        <p className="text-13 text-ink-3">
          {system}
          {lastReadAt && `, read ${dayText(lastReadAt)}, ${timeText(lastReadAt)}`}
        </p>
      </div>
      <Button
        size="small"
        busy={isPending}
        aria-label={`Unfollow ${name}`}
        onClick={() => void run(async () => unfollowCompany(company))}
        className="shrink-0"
      >
        Unfollow
      </Button>
    </li>
  )
}

import { dayText, timeText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { DataTable } from '#features/admin/table/data-table.tsx'
import { api } from '#platform/api.ts'
import { Badge } from '#ui/badge.tsx'
import { HealthCard } from './health-card.tsx'

const moment = (at: string) => `${dayText(at)}, ${timeText(at)}`

export const MailFailuresCard = () => (
  <HealthCard
    title="Outgoing email"
    hint="Emails from the last 30 days that the mail server did not accept. We don't keep who they were for."
    query={useQuery(api.admin.operations.mailFailures.queryOptions())}
  >
    {(failures) =>
      failures.length === 0 ? (
        <p className="px-5 py-5 text-ink-2">Every email was accepted.</p>
      ) : (
        <DataTable
          label="Emails that failed"
          rows={failures}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Reason', cell: ({ reason }) => reason },
            { label: 'First failed', cell: ({ firstAt }) => moment(firstAt) },
            { label: 'Last try', cell: ({ lastAt }) => moment(lastAt) },
            { label: 'Tries', isFigure: true, cell: ({ tries }) => tries },
            {
              label: 'State',
              cell: ({ hasGivenUp }) =>
                hasGivenUp ? <Badge tone="bad">Given up</Badge> : <Badge tone="warn">Will be tried again</Badge>,
            },
          ]}
        />
      )
    }
  </HealthCard>
)

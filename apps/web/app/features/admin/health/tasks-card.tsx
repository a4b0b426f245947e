import { dayText, timeText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { DataTable } from '#features/admin/table/data-table.tsx'
import { api } from '#platform/api.ts'
import { Badge } from '#ui/badge.tsx'
import { HealthCard } from './health-card.tsx'

const moment = (at: string | null, none: string) => (at ? `${dayText(at)}, ${timeText(at)}` : none)

export const TasksCard = () => (
  <HealthCard
    title="Background tasks"
    hint="What is waiting and running now, and what finished or failed in the last hour"
    query={useQuery(api.admin.operations.tasks.queryOptions())}
  >
    {(tasks) => (
      <DataTable
        label="Background tasks"
        rows={tasks}
        keyOf={({ name }) => name}
        columns={[
          { label: 'Task', cell: ({ name }) => name },
          { label: 'Waiting', isFigure: true, cell: ({ waiting }) => waiting },
          { label: 'Running', isFigure: true, cell: ({ running }) => running },
          { label: 'Retrying', isFigure: true, cell: ({ retrying }) => retrying },
          { label: 'Failed', isFigure: true, cell: ({ failed }) => (failed > 0 ? <Badge tone="bad">{failed}</Badge> : failed) },
          { label: 'Oldest due', cell: ({ oldestDueAt }) => moment(oldestDueAt, 'none') },
          { label: 'Last done', cell: ({ lastDoneAt }) => moment(lastDoneAt, 'not within the hour') },
        ]}
      />
    )}
  </HealthCard>
)

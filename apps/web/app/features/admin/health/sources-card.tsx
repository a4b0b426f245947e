import { dayText, timeText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { DataTable } from '#features/admin/table/data-table.tsx'
import { api } from '#platform/api.ts'
import { Badge } from '#ui/badge.tsx'
import { HealthCard } from './health-card.tsx'

export const SourcesCard = () => (
  <HealthCard
    title="Job sources"
    hint="Where the server reads jobs, and how the last visits went"
    query={useQuery(api.jobs.sources.queryOptions())}
  >
    {(sources) => (
      <DataTable
        label="Job sources"
        rows={sources.toSorted((a, b) => Number(b.isOn) - Number(a.isOn))}
        keyOf={({ source }) => source}
        columns={[
          { label: 'Source', cell: ({ name }) => name },
          { label: 'State', cell: ({ isOn }) => <State isOn={isOn} /> },
          { label: 'Jobs', isFigure: true, cell: ({ jobs }) => jobs },
          { label: 'Boards', isFigure: true, cell: ({ boards }) => boards },
          { label: 'In trouble', isFigure: true, cell: ({ troubledBoards }) => troubledBoards },
          {
            label: 'Last read',
            cell: ({ lastReadAt }) => (lastReadAt ? `${dayText(lastReadAt)}, ${timeText(lastReadAt)}` : 'never'),
          },
          { label: 'What it says', cell: ({ sentence }) => sentence },
        ]}
      />
    )}
  </HealthCard>
)

/** In one line, however narrow the table is. */
const State = ({ isOn }: { isOn: boolean }) => (
  <span className="whitespace-nowrap">{isOn ? <Badge tone="good">On</Badge> : <Badge>Off</Badge>}</span>
)

import type { SourceState } from '@jobapply/core/jobs/contract'
import { dayText, timeText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { DataTable } from '#features/admin/table/data-table.tsx'
import { api } from '#platform/api.ts'
import { HealthCard } from './health-card.tsx'

/** The sources that are read, one a row; the others by the reason why they are off. */
export const SourcesCard = () => (
  <HealthCard
    title="Job sources"
    hint="Where the server reads jobs, and how the last visits went"
    query={useQuery(api.jobs.sources.queryOptions())}
  >
    {(sources) => (
      <>
        <DataTable
          label="Job sources"
          rows={sources.filter(({ isOn }) => isOn)}
          keyOf={({ source }) => source}
          columns={[
            { label: 'Source', cell: ({ name }) => name },
            { label: 'Jobs', isFigure: true, cell: ({ jobs }) => jobs.toLocaleString('en') },
            { label: 'Boards', isFigure: true, cell: ({ boards }) => boards.toLocaleString('en') },
            { label: 'In trouble', isFigure: true, cell: ({ troubledBoards }) => troubledBoards.toLocaleString('en') },
            {
              label: 'Last read',
              cell: ({ lastReadAt }) => (lastReadAt ? `${dayText(lastReadAt)}, ${timeText(lastReadAt)}` : 'never'),
            },
            { label: 'What it says', cell: ({ sentence }) => sentence },
          ]}
        />
        <SourcesOff sources={sources.filter(({ isOn }) => !isOn)} />
      </>
    )}
  </HealthCard>
)

function SourcesOff({ sources }: { sources: readonly SourceState[] }) {
  if (sources.length === 0) return null
  return (
    <section aria-label="Sources that are off" className="grid gap-4 border-t border-line p-5">
      <h3 className="font-semibold">
        Off <span className="text-13 font-normal text-ink-3 tabular-nums">{sources.length}</span>
      </h3>
      {[...Map.groupBy(sources, ({ sentence }) => sentence)].map(([sentence, some]) => (
        <div key={sentence}>
          <p className="text-14">{sentence}</p>
          <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
            {some.map(({ source, name, jobs }) => (
              <li key={source}>
                {name}
                {jobs > 0 && <span className="text-ink-3 tabular-nums"> {jobs.toLocaleString('en')} jobs</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

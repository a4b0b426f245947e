import { countBoardStates } from '#features/jobs/listings/claims-store'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import type { Figure } from '#platform/metrics/registry'

/** How the job sources answer. */
export async function sourceFigures({ database }: Platform): Promise<Figure[]> {
  const rows = await countBoardStates(database.system)
  return [
    {
      ...{ name: 'jobapply_source_boards', help: 'Boards of a job source by how their last visit ended.', type: 'gauge' },
      samples: rows.flatMap(({ source, ok, gone, failing, unread }) =>
        Object.entries({ ok, gone, failing, unread }).map(([state, value]) => ({ labels: { source, state }, value })),
      ),
    },
    {
      ...{ name: 'jobapply_source_last_read_seconds', help: 'Time since a board of the source was last read.', type: 'gauge' },
      samples: rows.flatMap(({ source, lastReadAt }) =>
        lastReadAt === null ? [] : { labels: { source }, value: (now().getTime() - new Date(lastReadAt).getTime()) / 1000 },
      ),
    },
  ]
}

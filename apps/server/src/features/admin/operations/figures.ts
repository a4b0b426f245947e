import { machineNow } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import type { Figure } from '#platform/metrics/registry'
import { listTaskHealth } from './store.ts'

/** What waits, runs and failed in the background. Every process says the same. */
export async function taskFigures({ database }: Platform): Promise<Figure[]> {
  const tasks = await listTaskHealth(database.system)
  return [
    {
      ...{ name: 'jobapply_tasks', help: 'Background tasks by state; failed ones are kept for an hour.', type: 'gauge' },
      samples: tasks.flatMap(({ name: task, waiting, running, retrying, failed }) =>
        Object.entries({ waiting, running, retrying, failed }).map(([state, value]) => ({ labels: { task, state }, value })),
      ),
    },
    {
      ...{ name: 'jobapply_task_oldest_due_seconds', help: 'How long the oldest task that could run has waited.', type: 'gauge' },
      samples: tasks.map(({ name: task, oldest_due_at }) => ({
        labels: { task },
        // The queue lives by the machine's clock, as its tables do.
        value: oldest_due_at === null ? 0 : Math.max(0, (machineNow() - new Date(oldest_due_at).getTime()) / 1000),
      })),
    },
  ]
}

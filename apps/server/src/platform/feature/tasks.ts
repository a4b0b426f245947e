import { machineNow } from '#platform/clock'
import { log } from '#platform/log'
import type { Message, Queue, QueueDefinition } from '#platform/queue/queue'
import { noteSpan } from '#platform/telemetry/traces'
import type { Platform } from './platform.ts'

/** Background work: its payload and its action. It must be safe to run twice. Each feature's tasks are in its `tasks.ts`. */
type Task<Payload extends object, Context> = Schedule &
  Message<Payload> & { run(payload: Payload, platform: Context): Promise<void> }

type Schedule = QueueDefinition & {
  /** Also runs soon after a worker has started, not only on its schedule. */
  atStart?: boolean
}

/** A task in a list of tasks: it checks its payload itself. */
export type AnyTask<Context = Platform> = Schedule & { runChecked(data: object, platform: Context): Promise<void> }

export const defineTask = <Payload extends object, Context = Platform>(
  task: Task<Payload, Context>,
): Task<Payload, Context> & AnyTask<Context> => ({
  ...task,
  runChecked: (data, platform) => task.run(task.payload.parse(data), platform),
})

/** Makes this process work on the tasks. */
export function startWork<Context>(queue: Queue, tasks: readonly AnyTask<Context>[], platform: Context) {
  for (const task of tasks) {
    queue.work(task.name, async (data, taskId) => {
      const started = performance.now()
      const note = (isFailed: boolean) =>
        noteSpan({
          ...{ kind: 'task', name: `task ${task.name}`, id: taskId, isFailed },
          ...{ endedAt: new Date(machineNow()), ms: performance.now() - started },
        })
      try {
        await task.runChecked(data, platform)
        note(false)
        log.debug('task done', { task: task.name, taskId })
      } catch (error) {
        note(true)
        log.error('task failed', error, { task: task.name, taskId })
        throw error
      }
    })
  }
}

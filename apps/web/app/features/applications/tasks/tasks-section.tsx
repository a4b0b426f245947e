import type { Task } from '@jobapply/core/applications/tasks/schema'
import { nearDay } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, GraduationCap, Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { dayOfText, momentText } from '#features/applications/tracker/fact.ts'
import { saveDetails } from '#features/applications/tracker/save-details.ts'
import { Section, sectionAction } from '#features/applications/tracker/section.tsx'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { mutate } from '#platform/mutate.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { TASK_LISTS } from './task-lists.ts'

const CalendarDialog = lazy(() => import('./calendar-dialog.tsx'))
const TaskDialog = lazy(() => import('./task-dialog.tsx'))

export const ADD_TASK_ID = 'add-task'

/** What is to be done for one application, each with its date; a calendar takes one of them or all. */
export function TasksSection({ applicationId }: { applicationId: string }) {
  const [edited, setEdited] = useState<Task | 'new'>()
  const [isCalendar, setIsCalendar] = useState(false)
  const tasks = useQuery(api.applications.tasks.list.queryOptions({ input: { applicationId } }))
  const add = (
    <button type="button" id={ADD_TASK_ID} className={sectionAction} onClick={() => setEdited('new')}>
      Add<span className="sr-only"> a task</span>
    </button>
  )
  return (
    <Section id="details-tasks" title="Tasks" action={add}>
      {!tasks.data ? (
        <Loading query={tasks} />
      ) : tasks.data.length === 0 ? (
        <p className="text-13 text-ink-3">An interview, a call, or a date to follow up.</p>
      ) : (
        <ul className="grid gap-1">
          {tasks.data.map((task) => (
            <TaskRow key={task.id} task={task} onEdit={() => setEdited(task)} />
          ))}
        </ul>
      )}
      {tasks.data && tasks.data.length > 0 && (
        <button type="button" className={`mt-1 ${sectionAction}`} onClick={() => setIsCalendar(true)}>
          Subscribe in your calendar
        </button>
      )}
      <Suspense>{isCalendar && <CalendarDialog onClose={() => setIsCalendar(false)} />}</Suspense>
      {edited && (
        <Suspense>
          <TaskDialog
            applicationId={applicationId}
            task={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </Section>
  )
}

function TaskRow({ task, onEdit }: { task: Task; onEdit: () => void }) {
  const isDone = task.doneAt !== null
  const finish = (done: boolean) =>
    mutate(
      saveDetails((client) => client.applications.tasks.finish({ id: task.id, isDone: done })),
      TASK_LISTS,
    )
  const when = task.dueAt ? momentText(new Date(task.dueAt)) : nearDay(dayOfText(task.day), new Date())
  return (
    <li className="flex items-center gap-1">
      <label className="flex min-h-9 pointer-coarse:min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-2.5">
        <input type="checkbox" className="tick" checked={isDone} onChange={({ target }) => void finish(target.checked)} />
        <span className={`min-w-0 wrap-anywhere ${isDone ? 'text-ink-3 line-through' : ''}`}>
          {task.title}
          <span className="block text-12 text-ink-3">{when}</span>
        </span>
      </label>
      {task.dueAt && !isDone && (
        <Link
          to={`${PATHS.applications}/${task.applicationId}/interview?task=${task.id}`}
          aria-label={`Prepare for ${task.title}`}
          className={buttonClass({ look: 'quiet', size: 'icon' })}
        >
          <GraduationCap aria-hidden className="size-4" />
        </Link>
      )}
      <a
        href={`/calendar/${task.id}.ics`}
        download
        aria-label={`Put ${task.title} into your calendar`}
        className={buttonClass({ look: 'quiet', size: 'icon' })}
      >
        <CalendarPlus aria-hidden className="size-4" />
      </a>
      <Button look="quiet" size="icon" aria-label={`Edit ${task.title}`} onClick={onEdit}>
        <Pencil aria-hidden className="size-4" />
      </Button>
    </li>
  )
}

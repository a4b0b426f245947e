import type { Status } from '@jobapply/core/applications/constants'
import { forOwnTexts } from '@jobapply/core/applications/own-texts'
import type { Reply } from '@jobapply/core/applications/replies/schema'
import type { Task } from '@jobapply/core/applications/tasks/schema'
import { TYPED_IN, typedJobId } from '@jobapply/core/applications/tracker-constants'
import { type TrackedApplication, type TrackedDetails, trackedApplication } from '@jobapply/core/applications/tracker-schema'
import { type Answers, fault } from './calls.ts'
import { RECORDED_AT } from './recordings.ts'

const STATUSES: Status[] = ['saved', 'queued', 'applied', 'under-review', 'interview', 'offer', 'rejected', 'withdrawn']
const NOW = RECORDED_AT.toISOString()

/** An application that somebody typed in, with these changes. Each has an id of its own. */
export function newApplication(job_title: string, status: Status, changes: Partial<TrackedDetails> = {}): TrackedDetails {
  const id = crypto.randomUUID()
  const at = status === 'saved' || status === 'queued' ? null : '2026-11-03T12:00:00.000Z'
  return {
    ...{ id, job_title, status, jobId: typedJobId(id), company: 'Rijnmond Dairy', location: 'Rotterdam', source: TYPED_IN },
    ...{ job_url: null, application_url: null, profileId: null, progress: null, approvedAt: null, openedAt: null },
    ...{ appliedAt: at, hasReceipt: false, isPostingClosed: false, created_at: NOW, updated_at: NOW, statusAt: NOW },
    ...{ score: null, deadline: null, nextAt: null, ...forOwnTexts(() => ''), openAnswers: 0 },
    ...{ history: [], notes: [], contacts: [], documents: 'planned', resumeName: null, letter: null, postingNews: null },
    ...changes,
  }
}

/** Applications that live as long as the test: what a screen changes is so when it asks again. The server's own rules are proven by call tests. */
export function keepApplications(...first: TrackedDetails[]) {
  let all = first
  const tasks: Task[] = []
  const replies: Reply[] = []
  const find = (id: string) => all.find((row) => row.id === id)
  const put = (row: TrackedDetails) => {
    all = [row, ...all.filter(({ id }) => id !== row.id)]
    return row
  }
  const change = (id: string, changes: Partial<TrackedDetails>) => {
    const row = find(id)
    return row && put({ ...row, ...changes })
  }
  const remove = (...ids: readonly string[]) => {
    all = all.filter(({ id }) => !ids.includes(id))
  }
  const matching = (text = '') =>
    all.filter((row) => `${row.job_title} ${row.company}`.toLowerCase().includes(text.toLowerCase()))

  /** To another status, or back to what each was before. */
  function move(ids: readonly string[], statusOf: (row: TrackedDetails) => Status, note: string | null) {
    const changed = ids.flatMap((id) => find(id) ?? [])
    const rows = changed.map((row) => {
      const to = statusOf(row)
      const step = { at: new Date(Date.parse(NOW) + row.history.length).toISOString(), column: 'status' as const }
      return put({ ...row, status: to, history: [...row.history, { ...step, from: row.status, to, by: 'you' as const, note }] })
    })
    return { rows: rows.map(listed), changed: ids.filter(find), at: NOW, refused: [] }
  }

  const tracker: NonNullable<NonNullable<Answers['applications']>['tracker']> = {
    list: ({ text = '', statuses = [] } = {}) => ({
      rows: matching(text)
        .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
        .map(listed),
      next: null,
    }),
    counts: ({ text = '' } = {}) =>
      Object.fromEntries(
        STATUSES.map((status) => [status, matching(text).filter((row) => row.status === status).length]),
      ) as Record<Status, number>,
    get: ({ id }) => find(id) ?? fault('APPLICATION_NOT_FOUND'),
    move: ({ ids, to }) => move(ids, () => to, null),
    undo: ({ ids }) => move(ids, ({ history, status }) => (history.at(-1)?.from as Status | undefined) ?? status, 'undone'),
    remove: ({ ids }) => {
      remove(...ids)
      return { removed: ids, refused: [] }
    },
    add: ({ job_title, company, status, deadline = null }) =>
      listed(put(newApplication(String(job_title), status, { company: String(company), deadline }))),
    edit: ({ id, changes }) => {
      const row = change(id, changes as Partial<TrackedDetails>)
      return row ? listed(row) : fault('APPLICATION_NOT_FOUND')
    },
    notes: {
      add: ({ applicationId, text }) => {
        const note = { id: crypto.randomUUID(), text: String(text), createdAt: NOW, updatedAt: NOW }
        change(applicationId, { notes: [note] })
        return note
      },
    },
    contacts: {
      add: ({ applicationId, name, role = '', email = '', phone = '' }) => {
        const contact = { id: crypto.randomUUID(), name, role, email, phone }
        change(applicationId, { contacts: [contact] })
        return contact
      },
    },
  }
  const answers = {
    tracker,
    tasks: {
      feed: { get: { feed: null } },
      list: ({ applicationId }) => tasks.filter((task) => task.applicationId === applicationId),
      finish: ({ id, isDone }) => {
        const task = tasks.find((one) => one.id === id)
        return task ? Object.assign(task, { doneAt: isDone ? NOW : null }) : fault('TASK_NOT_FOUND')
      },
    },
    replies: { list: ({ applicationId }) => replies.filter((reply) => reply.applicationId === applicationId) },
  } satisfies Answers['applications']
  return {
    answers,
    tasks,
    replies,
    add: put,
    change,
    remove,
    all: () => all,
    titles: () => all.map(({ job_title }) => job_title),
    statusOf: (job_title: string) => all.find((row) => row.job_title === job_title)?.status,
  }
}

const listed = (row: TrackedDetails): TrackedApplication => trackedApplication.parse(row)

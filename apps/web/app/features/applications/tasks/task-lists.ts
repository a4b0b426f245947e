import { PAGES_KEY } from '#features/applications/tracker/tracker-pages.ts'
import { api } from '#platform/api.ts'

/** A task is the next date of its application, so the lists show it too. */
export const TASK_LISTS = { reload: [api.applications.tasks.list.key(), PAGES_KEY] }

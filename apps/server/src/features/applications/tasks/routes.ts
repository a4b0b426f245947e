import { writeCalendar } from '@jobapply/core/applications/tasks/calendar'
import { NOT_FOUND } from '@jobapply/core/shared/faults'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { type Exchange, sendDownload, sendFault } from '#platform/http/exchange'
import { listForCalendar } from './store.ts'

const ADDRESS = /^\/calendar\/(?:tasks|([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))\.ics$/
const answerUnknown = (exchange: Exchange) => sendFault(exchange, 'NOT_FOUND', NOT_FOUND)

/** Open tasks, or one, each with the page of its application. */
export async function shownTasks(db: Db, userId: string, { PUBLIC_URL }: Platform['settings'], id?: string) {
  const tasks = await listForCalendar(db, userId, id)
  return tasks.map((task) => ({ ...task, address: new URL(`/applications?open=${task.applicationId}`, PUBLIC_URL).href }))
}

/** `/calendar/tasks.ics`: all open tasks; `/calendar/{task}.ics`: one. */
export const calendarRoutes = ({ database, settings }: Platform): Route[] => [
  {
    method: 'GET',
    path: '/calendar/*',
    door: 'signed in',
    answerUnknown,
    async answer(exchange, { userId }) {
      const address = ADDRESS.exec(exchange.url.pathname)
      if (!address) return answerUnknown(exchange)
      const shown = await shownTasks(database.forUser(userId), userId, settings, address[1])
      if (address[1] && shown.length === 0) return answerUnknown(exchange)
      const name = address[1] ? 'Task.ics' : 'Tasks.ics'
      return sendDownload(exchange, name, Buffer.from(writeCalendar(shown, now())), 'text/calendar; charset=utf-8')
    },
  },
]

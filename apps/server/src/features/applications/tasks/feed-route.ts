import { writeCalendar } from '@jobapply/core/applications/tasks/calendar'
import { FEED_PATH } from '@jobapply/core/applications/tasks/constants'
import { TOO_MANY_ATTEMPTS } from '@jobapply/core/auth/faults'
import { NOT_FOUND } from '@jobapply/core/shared/faults'
import { isBlocked } from '#platform/auth/store'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { type Exchange, sendDownload, sendFault } from '#platform/http/exchange'
import { networkKey } from '#platform/network'
import { findFeedOwner, noteReading } from './feed-store.ts'
import { shownTasks } from './routes.ts'

/** A program asks every few minutes; one network may have an office of them, and nobody guesses 256 bits. */
const READINGS = { count: 60, seconds: 3_600 }
const TRIES = { count: 120, seconds: 60 }
const ENDING = '.ics'

const sendMissing = (exchange: Exchange) => sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
const sendTooMany = (exchange: Exchange) => sendFault(exchange, 'TOO_MANY_ATTEMPTS', TOO_MANY_ATTEMPTS)

/** The secret in the address is the only key: calendar programs have neither a session nor a header of ours. */
export const feedRoutes = ({ database, limits, settings }: Platform): Route[] => [
  {
    method: 'GET',
    path: `${FEED_PATH}*`,
    door: 'any site',
    async answer(exchange) {
      const { system } = database
      exchange.response.setHeader('x-robots-tag', 'noindex, nofollow, noarchive')
      if ((await limits.take(`calendar feed network ${networkKey(exchange.address)}`, TRIES)) > 0) return sendTooMany(exchange)
      const name = exchange.url.pathname.slice(FEED_PATH.length)
      const userId = name.endsWith(ENDING) ? await findFeedOwner(system, name.slice(0, -ENDING.length)) : undefined
      if (!userId || (await isBlocked(system, userId))) return sendMissing(exchange)
      if ((await limits.take(`calendar feed person ${userId}`, READINGS)) > 0) return sendTooMany(exchange)
      await noteReading(system, userId, now())
      const tasks = await shownTasks(database.forUser(userId), userId, settings)
      const text = writeCalendar(tasks, now(), { isFeed: true })
      return sendDownload(exchange, 'Tasks.ics', Buffer.from(text), 'text/calendar; charset=utf-8')
    },
  },
]

import { writeCsv } from '@jobapply/core/applications/csv/csv'
import { CSV_HEAD, toCells } from '@jobapply/core/applications/csv/read-row'
import { dayOf } from '@jobapply/core/shared/time/dates'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { sendDownload } from '#platform/http/exchange'
import { readExport } from './store.ts'

/** All applications of the person. */
export const exportRoutes = ({ database }: Platform): Route[] => [
  {
    method: 'GET',
    path: '/exports/applications.csv',
    door: 'signed in',
    async answer(exchange, { userId }) {
      const cells = [CSV_HEAD]
      for await (const rows of readExport(database.forUser(userId), userId)) cells.push(...rows.map(toCells))
      const name = `applications-${dayOf(now())}.csv`
      return sendDownload(exchange, name, Buffer.from(writeCsv(cells)), 'text/csv; charset=utf-8')
    },
  },
]

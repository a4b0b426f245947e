import { CSV_COLUMNS, CSV_FOLDER, type CsvKind } from '@jobapply/core/admin/subscriptions-constants'
import { csvFileName, paymentCells, subscriptionCells } from '@jobapply/core/admin/subscriptions-rules'
import { csvLine } from '@jobapply/core/shared/csv'
import type { PageRequest } from '@jobapply/core/shared/page'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { cursorAfter } from '#platform/db/page'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { streamDownload } from '#platform/http/exchange'
import { zoneOf } from './admin-zone.ts'
import { toPayment, toSubscription } from './rows.ts'
import { listPayments, listSubscriptions } from './store.ts'

const BATCH = 2_000

/** The CSV files hold every row, whatever the page shows (SUBS-035). They are sent while they are made: half a million rows need no memory. */
export const exportRoutes = ({ database: { system: db } }: Platform): Route[] => [
  csvRoute(
    db,
    'subscriptions',
    (page) => listSubscriptions(db, page),
    (row) => subscriptionCells(toSubscription(row)),
  ),
  csvRoute(
    db,
    'payments',
    (page) => listPayments(db, page),
    (row) => paymentCells(toPayment(row)),
  ),
]

type Row = { id: string; pageMoment: string }

function csvRoute<R extends Row, K extends CsvKind>(
  db: Db,
  kind: K,
  list: (page: PageRequest) => Promise<R[]>,
  cellsOf: (row: R) => Record<(typeof CSV_COLUMNS)[K][number], string>,
): Route {
  const columns: readonly (typeof CSV_COLUMNS)[K][number][] = CSV_COLUMNS[kind]

  async function* makeParts() {
    const lineOf = (row: R) => {
      const cells = cellsOf(row)
      return csvLine(columns.map((column) => cells[column]))
    }
    let head = csvLine(columns)
    let cursor: string | undefined
    for (;;) {
      const rows = await list({ cursor, limit: BATCH })
      const last = rows.at(-1)
      if (head || last) yield head + rows.map(lineOf).join('')
      if (!last) return
      head = ''
      cursor = cursorAfter(last)
    }
  }

  return {
    method: 'GET',
    path: `${CSV_FOLDER}/${kind}.csv`,
    door: 'admin',
    answer: async (exchange, { userId }) =>
      streamDownload(exchange, csvFileName(kind, now(), await zoneOf(db, userId)), makeParts(), 'text/csv; charset=utf-8'),
  }
}

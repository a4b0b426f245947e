import { packSheet } from '@jobapply/core/applications/pack/sheet'
import { packFileName } from '@jobapply/core/documents/file-names'
import { NOT_FOUND } from '@jobapply/core/shared/faults'
import { UTC } from '@jobapply/core/shared/time/time-zones'
import { findAccount } from '#platform/auth/store'
import { now } from '#platform/clock'
import { compute } from '#platform/compute/compute'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { type Exchange, sendDownload, sendFault } from '#platform/http/exchange'
import { readPack } from './read-pack.ts'
import { packPdfWork } from './works.ts'

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const ADDRESS = new RegExp(`^/packs/(${UUID})\\.pdf$`)
const TASK = new RegExp(`^${UUID}$`)
const answerUnknown = (exchange: Exchange) => sendFault(exchange, 'NOT_FOUND', NOT_FOUND)

/** `/packs/{application}.pdf`, with `?task=` for one interview. */
export const packRoutes = ({ database }: Platform): Route[] => [
  {
    method: 'GET',
    path: '/packs/*',
    door: 'signed in',
    answerUnknown,
    async answer(exchange, { userId }) {
      const { pathname, searchParams } = exchange.url
      const [, applicationId] = ADDRESS.exec(pathname) ?? []
      const task = searchParams.get('task') ?? ''
      const db = database.forUser(userId)
      const pack = applicationId && (await readPack(db, userId, { applicationId, taskId: TASK.test(task) ? task : undefined }))
      if (!pack) return answerUnknown(exchange)
      const sheet = packSheet(pack, now(), (await findAccount(db, userId))?.timeZone ?? UTC)
      const bytes = await compute(userId, packPdfWork, { sheet, at: now() })
      return sendDownload(exchange, packFileName(pack.job.company), bytes, 'application/pdf')
    },
  },
]

import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { EXPORT_ZIP_PATH } from '@jobapply/core/account/deletion-constants'
import { EXPORT_REFUSED } from '@jobapply/core/account/faults'
import { dayOf } from '@jobapply/core/shared/time/dates'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { sendFault, startDownload } from '#platform/http/exchange'
import { beginExport } from './begin.ts'
import { exportZip } from './export-zip.ts'

/** 'Download with files': everything as a zip archive, made while it is sent. */
export const exportRoutes = (platform: Platform): Route[] => [
  {
    method: 'GET',
    path: EXPORT_ZIP_PATH,
    door: 'signed in',
    async answer(exchange, { userId }) {
      const { headers, requestId, request } = exchange
      const begin = () => startDownload(exchange, `account-data-${userId}-${dayOf(now())}.zip`, 'application/zip')
      if (request.method === 'HEAD') return begin().end()
      const { refusal, pieces } = await beginExport(
        { platform, userId, headers, requestId },
        exportZip(platform, userId, requestId),
      )
      if (refusal !== undefined) return sendFault(exchange, 'EXPORT_REFUSED', { ...EXPORT_REFUSED, message: refusal })
      await pipeline(Readable.from(pieces), begin()).catch((error) => {
        // Somebody has closed the page; other errors are ours.
        if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
      })
    },
  },
]

import { EXTENSION_PATH } from '@jobapply/core/api/extension-schema'
import { isSent } from '@jobapply/core/applications/rules'
import { NOT_FOUND } from '@jobapply/core/shared/faults'
import { makeFiles } from '#features/applications/receipts/receipt-files'
import { findRow } from '#features/applications/record/applying-store'
import { findProfile } from '#features/profiles/store'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { type Exchange, sendDownload, sendFault } from '#platform/http/exchange'

const ADDRESS = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(resume|letter)$/

/** `files/{application}/{resume or letter}`: what goes with an application that is not sent yet, as it would be sent now. */
export async function sendApplicationFile(platform: Platform, exchange: Exchange, userId: string) {
  const [, id, kind] = ADDRESS.exec(exchange.url.pathname.slice(EXTENSION_PATH.length)) ?? []
  const db = platform.database.forUser(userId)
  const row = id ? await findRow(db, userId, id) : undefined
  const profile = row?.profileId ? await findProfile(db, userId, row.profileId) : undefined
  const files = row && !isSent(row) ? await makeFiles(db, platform, userId, row, profile, now()) : []
  const file = files.find((one) => one.kind === kind)
  return file ? sendDownload(exchange, file.name, file.bytes) : sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
}

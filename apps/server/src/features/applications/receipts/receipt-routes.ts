import { RECEIPT_FILE_CHANGED, RECEIPT_FILE_MISSING } from '@jobapply/core/applications/faults'
import { claimedStatus, describeBreak, moment, receiptNumber, receiptSheet } from '@jobapply/core/applications/receipt-sheet'
import { NOT_FOUND } from '@jobapply/core/shared/faults'
import { now } from '#platform/clock'
import { compute } from '#platform/compute/compute'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { html } from '#platform/html'
import { type Exchange, sendDownload, sendFault } from '#platform/http/exchange'
import { sendPlainPage } from '#platform/http/plain-page'
import { log } from '#platform/log'
import { readKept } from './kept-file.ts'
import { receiptWork } from './receipt-work.ts'
import { checkChain, showReceipt } from './receipts.ts'
import { findCorrected, listFiles, type ReceiptRow } from './receipts-store.ts'

const ADDRESS = /^\/receipts\/([0-9a-f-]{36})(?:\.(json|pdf)|\/([0-9a-f]{64}))$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
// Strangers don't learn whether a receipt exists.
const answerUnknown = (exchange: Exchange) => sendFault(exchange, 'NOT_FOUND', NOT_FOUND)

/** `/receipts/{application}.json`, `.pdf`, and the files that it names: `/receipts/{application}/{sha256}`. */
export const receiptRoutes = (platform: Platform): Route[] => [
  {
    method: 'GET',
    path: '/receipts/*',
    door: 'signed in',
    answerUnknown,
    async answer(exchange, { userId }) {
      const [, id = '', ending, sha256] = ADDRESS.exec(exchange.url.pathname) ?? []
      const asked = { platform, exchange, userId, id }
      if (!UUID.test(id)) return answerUnknown(exchange)
      if (sha256) return sendFile(asked, sha256)
      return ending === 'json' ? sendJsonFile(asked) : sendPdf(asked)
    },
  },
]

type Asked = { platform: Platform; exchange: Exchange; userId: string; id: string }

async function sendFile({ platform: { database, storage }, exchange, userId, id }: Asked, sha256: string) {
  const files = await listFiles(database.forUser(userId), userId, id)
  const file = files.find((one) => one.sha256 === sha256)
  if (!file) return answerUnknown(exchange)
  const read = await readKept(storage, file)
  if ('bytes' in read) return sendDownload(exchange, file.name, read.bytes)
  const { requestId } = exchange
  log.error('receipt file', new Error(`the stored file is ${read.problem}`), { requestId })
  const { status, title, message } = PROBLEMS[read.problem]
  // The address is opened in the browser, so people get a page.
  const back = html`<p class="lead"><a href="/applications/${id}/receipt">Back to the receipt</a></p>`
  return sendPlainPage(exchange, status, title, html`<h1>${title}</h1><p class="lead">${message}</p>${back}`)
}
const PROBLEMS = { changed: RECEIPT_FILE_CHANGED, missing: RECEIPT_FILE_MISSING }

/** The body is included byte for byte as it was hashed, so that anybody can compute `bodyHash`. */
async function sendJsonFile({ platform: { database }, exchange, userId, id }: Asked) {
  const known = await findCorrected(database.forUser(userId), userId, id)
  if (!known) return answerUnknown(exchange)
  const { receipt, correction } = known
  const added = correction ? `,"correction":${linkText(correction)}}` : '}'
  const text = `${linkText(receipt).slice(0, -1)}${added}\n`
  const name = `Receipt ${receiptNumber(receipt.number)}.json`
  return sendDownload(exchange, name, Buffer.from(text), 'application/json; charset=utf-8')
}

function linkText({ number, kind, applicationId, at, bodyHash, previous, hash, body }: ReceiptRow): string {
  const head = JSON.stringify({ number, kind, applicationId, at, bodyHash, previous, hash })
  return `${head.slice(0, -1)},"body":${body === null || isJson(body) ? body : JSON.stringify(body)}}`
}

/** A file that is shown to others says itself whether the chain was intact when it was made. */
async function sendPdf({ platform, exchange, userId, id }: Asked) {
  const db = platform.database.forUser(userId)
  const receipt = await showReceipt(db, userId, id)
  const sheet = receipt && receiptSheet(receipt, 'UTC')
  if (!sheet) return answerUnknown(exchange)
  const { count, broken } = await checkChain(db, platform, userId)
  const result = broken ? `The chain is broken. ${describeBreak(broken)}` : `The chain of ${count} is intact.`
  const verdict = `Checked ${moment(now().toISOString(), 'UTC')}: ${result}`
  const isChanged = broken && [receipt.number, receipt.correction?.number].includes(broken.number)
  const shown = isChanged ? { ...sheet, status: claimedStatus(sheet.status) } : sheet
  const bytes = await compute(userId, receiptWork, { made: [shown, receipt, verdict, now()] })
  return sendDownload(exchange, `Receipt ${sheet.number}.pdf`, bytes, 'application/pdf')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

import { oc } from '@orpc/contract'
import { z } from 'zod'
import { pageOf, pageRequest } from '#shared/page'
import { RECEIPT_NOT_FOUND } from './faults.ts'
import { chainCheck, listedReceipt, shownReceipt } from './receipt-schema.ts'

export const receiptsContract = {
  /** The newest receipt of an application, or the mark of its removal. */
  get: oc
    .input(z.object({ applicationId: z.guid() }))
    .output(shownReceipt)
    .errors({ RECEIPT_NOT_FOUND }),
  /** The newest first. */
  list: oc.input(pageRequest).output(pageOf(listedReceipt)),
  /** The caller's whole chain. */
  check: oc.output(chainCheck),
}

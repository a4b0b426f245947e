import type { ReceiptSheet } from '@jobapply/core/applications/receipt-sheet'
import { type Chain, layOutReceipt } from '#receipt/lay-out-receipt'
import { paintPdf } from './make-pdf.ts'

/** The PDF of a receipt, to be shown to anyone. */
export async function makeReceiptPdf(sheet: ReceiptSheet, chain: Chain, verdict: string, now: Date): Promise<Uint8Array> {
  const title = `Receipt No. ${sheet.number} – ${sheet.title}`
  return paintPdf(await layOutReceipt(sheet, chain, verdict), { title, author: 'JobApply AI', language: 'en', now })
}

import { type ReceiptBody, receiptBody } from '@jobapply/core/applications/receipt-schema'

/** Whatever somebody has made of the stored text, the page must open and say that it was changed. */
export function readBody(text: string | null): ReceiptBody | null {
  try {
    return text === null ? null : receiptBody.parse(JSON.parse(text))
  } catch {
    return null
  }
}

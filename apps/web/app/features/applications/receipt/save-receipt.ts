import { receiptNumber } from '@jobapply/core/applications/receipt-sheet'
import { saveFile } from '#platform/save-file.ts'
import { showToast } from '#platform/toasts.ts'

/** Fetches the file and saves it; a failure is told. */
export async function saveReceipt(applicationId: string, number: number, ending: 'pdf' | 'json') {
  const answer = await fetch(`/receipts/${applicationId}.${ending}`).catch(() => undefined)
  if (answer?.ok) return saveFile(`Receipt ${receiptNumber(number)}.${ending}`, await answer.blob())
  showToast({ title: 'Download failed', description: "We couldn't make the file. Nothing was changed. Try again.", kind: 'bad' })
}

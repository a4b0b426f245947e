import { defineWork } from '#platform/compute/work'

type ReceiptInput = Parameters<typeof import('@jobapply/documents/make-receipt')['makeReceiptPdf']>

export const receiptWork = defineWork('applications.receipt', async ({ made }: { made: ReceiptInput }) =>
  (await import('@jobapply/documents/make-receipt')).makeReceiptPdf(...made),
)

import type { ReceiptBody } from './receipt-schema.ts'
import { isTypedIn, TYPED_NOTE } from './tracker-constants.ts'
import type { TrackedDetails } from './tracker-schema.ts'

type Planned = {
  /** The document of /resume that was chosen for the application. */
  document: string | null
  /** The file that its profile was read from, which goes out where no document was chosen. */
  uploaded: string | null
  letter: string | null
}
type Documents = Pick<TrackedDetails, 'documents' | 'resumeName' | 'letter'>

/** After the sending the receipt alone says which files there were: a profile without a file sends no resume (TOOLS-006). */
export function documentsOf(
  receipt: Pick<ReceiptBody, 'files' | 'letter' | 'confirmation'> | null,
  { document, uploaded, letter }: Planned,
  isSent: boolean,
): Documents {
  if (receipt)
    return {
      documents: receipt.confirmation.kind === 'seen' ? 'sent' : 'prepared',
      resumeName: receipt.files.find(({ kind }) => kind === 'resume')?.name ?? null,
      letter: receipt.letter,
    }
  if (isSent) return { documents: 'prepared', resumeName: document, letter }
  return { documents: 'planned', resumeName: document ?? uploaded, letter }
}

/** Why an application has no receipt. */
export function noReceipt({ jobId, appliedAt, history }: Pick<TrackedDetails, 'jobId' | 'appliedAt' | 'history'>): string {
  const isTold = isTypedIn({ jobId }) || history.some(({ by, note }) => by === 'you' && note === TYPED_NOTE)
  if (isTold) return 'Typed in by you: we did not send it.'
  return appliedAt ? 'It was sent before we kept receipts.' : 'Nothing was sent yet.'
}

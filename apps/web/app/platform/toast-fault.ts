import { FAULTS } from '@jobapply/core/faults'
import { ORPCError } from '@orpc/client'
import { showToast } from './toasts.ts'

const UNREACHABLE = 'We could not reach the server. Nothing was changed. Check your connection and try again.'
/** What a proxy answers in place of the server. */
const FROM_A_PROXY = [502, 504]

export function describeFault(error: unknown): { title: string; message: string } {
  if (!(error instanceof ORPCError)) return { title: 'Something went wrong', message: UNREACHABLE }
  const known = FAULTS[error.code]
  if (!known && FROM_A_PROXY.includes(error.status)) return { title: 'Something went wrong', message: UNREACHABLE }
  return { title: known?.title ?? 'Something went wrong', message: error.message }
}

/** The one place that turns a failed call into a toast. Returns its sentence, for screens that show it in an alert as well. */
export function toastFault(error: unknown, { title }: { title?: string } = {}) {
  const fault = describeFault(error)
  showToast({ title: title ?? fault.title, description: fault.message, kind: 'bad' })
  return fault.message
}

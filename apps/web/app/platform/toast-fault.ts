import { ORPCError } from './orpc-error.ts'
import { showToast } from './toasts.ts'

const UNREACHABLE = "We couldn't reach the server. Nothing was changed. Check your connection and try again."
const UNKNOWN = 'Something went wrong'
/** What a proxy answers in place of the server. */
const FROM_A_PROXY = ['BAD_GATEWAY', 'GATEWAY_TIMEOUT']

/** The sentence for a person. */
export const describeFault = (error: unknown): string =>
  error instanceof ORPCError && !FROM_A_PROXY.includes(error.code) ? error.message : UNREACHABLE

/** The one place that turns a failed call into a toast. Returns its sentence, for screens that show it in an alert as well. */
export function toastFault(error: unknown, { title }: { title?: string } = {}): string {
  const description = describeFault(error)
  const show = (shown: string) => showToast({ title: shown, description, kind: 'bad' })
  if (title) show(title)
  else void titleOf(error).then(show)
  return description
}

/** The table of all faults is loaded with the first one: most visits see none. */
async function titleOf(error: unknown): Promise<string> {
  if (!(error instanceof ORPCError)) return UNKNOWN
  const loaded = await import('@jobapply/core/faults').catch(() => undefined)
  return loaded?.FAULTS[error.code]?.title ?? UNKNOWN
}

import { ORPCError } from '#platform/orpc-error.ts'
import { hasNoSession } from '#platform/session-end.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { refetchProfiles } from './profile-cache.ts'

/** Tells why something of a profile was not saved. What the server says itself is shown under the given title. */
export function tellNotSaved(
  error: unknown,
  fault: { title: string; message: string },
  { refused, notFound }: { refused: string; notFound: string },
) {
  const code = error instanceof ORPCError ? error.code : undefined
  if (code === 'BAD_INPUT') toastFault(error, { title: refused })
  else if (code === 'PROFILE_NOT_FOUND') {
    toastFault(error, { title: notFound })
    refetchProfiles()
  } else if (hasNoSession(error)) toastFault(error)
  else showToast({ title: fault.title, description: fault.message, kind: 'bad' })
}

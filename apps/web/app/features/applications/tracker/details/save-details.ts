import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { patchRows, refreshFigures } from '#features/applications/tracker/tracker-cache.ts'
import { toastFault } from '#platform/toast-fault.ts'

/** Runs a change of the open application and shows what is true then; answers whether it succeeded. */
export async function saveDetails(change: () => Promise<TrackedApplication | object>): Promise<boolean> {
  try {
    const answer = await change()
    if ('statusAt' in answer) patchRows([answer])
    await refreshFigures()
    return true
  } catch (error) {
    toastFault(error)
    return false
  }
}

import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import type { Client } from '#platform/api.ts'
import { patchRows, refreshFigures } from './tracker-cache.ts'

export type Change = (client: Client) => Promise<TrackedApplication | object>

/** For `mutate`: changes the open application and shows what is true then. */
export const saveDetails = (change: Change) => async (client: Client) => {
  const answer = await change(client)
  if ('statusAt' in answer) patchRows([answer])
  await refreshFigures()
  return true
}

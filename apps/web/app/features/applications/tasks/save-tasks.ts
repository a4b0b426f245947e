import { saveDetails } from '#features/applications/tracker/details/save-details.ts'
import { PAGES_KEY } from '#features/applications/tracker/tracker-pages.ts'
import { api } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'

/** A task is the next date of its application, so the lists show it too. */
export async function saveTasks(change: () => Promise<object>): Promise<boolean> {
  const isSaved = await saveDetails(change)
  const { tasks } = api.applications
  await Promise.all([tasks.list.key(), PAGES_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  return isSaved
}

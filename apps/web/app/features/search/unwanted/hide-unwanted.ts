import type { ScoredJob } from '@jobapply/core/search/schema'
import { type UnwantedJob, unwantedTest } from '@jobapply/core/search/unwanted'
import type { SearchSession } from '#features/search/session/search-session.ts'
import { api } from '#platform/api.ts'
import { mutate, undoAction } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'

const key = () => api.search.unwanted.list.queryKey()

/** 'Not like this': the job and those like it leave the list, with a way back. */
export function hideUnwanted(
  { id: jobId, title, company, location }: ScoredJob,
  session: Pick<SearchSession, 'remove' | 'repeat'>,
  onHidden: () => void,
) {
  const job = { jobId, title, company, location }
  return mutate(async (client) => {
    const { id } = await client.search.unwanted.add(job)
    void queryClient.invalidateQueries({ queryKey: key() })
    onHidden()
    session.remove(unwantedTest([job]))
    const others = company ? ` and jobs at ${company} with the same title` : ''
    const description = `“${title}”${others}: no longer listed, and left out of alerts.`
    const undo = undoAction(() => wantJob(id, () => void session.repeat()))
    showToast({ title: 'Hidden', description, kind: 'good', action: undo })
  })
}

/** The job may be listed again. */
const wantJob = (id: string, onDone: () => void) =>
  mutate(async (client) => {
    const rest = await client.search.unwanted.remove({ id })
    queryClient.setQueryData(key(), () => rest)
    onDone()
  })

/** Off the list in Job Preferences, with a way back. */
export const showAgain = ({ id, jobId, title, company, location }: UnwantedJob) =>
  wantJob(id, () => {
    const hideAgain = () =>
      mutate(async (client) => {
        await client.search.unwanted.add({ jobId, title, company, location })
        void queryClient.invalidateQueries({ queryKey: key() })
      })
    const description = `“${title}” and jobs like it may appear in searches and alerts.`
    showToast({ title: 'Listed again', description, kind: 'good', action: undoAction(hideAgain) })
  })

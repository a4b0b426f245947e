import { api } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'

/** After a step: lists, open questions, the numbers in the tabs, marks of jobs, saved jobs and units. An open review is not among them: it is prepared once. */
export const refresh = () => {
  const { marks, overview, list, get, saved, questions, automation, tracker } = api.applications
  const keys = [
    marks.key(),
    overview.key(),
    list.key(),
    get.key(),
    tracker.key(),
    saved.key(),
    questions.key(),
    automation.held.key(),
    api.billing.usage.key(),
  ]
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

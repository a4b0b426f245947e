import type { FollowedCompany } from '@jobapply/core/jobs/contract'
import { api, type Client } from '#platform/api.ts'
import { mutate, undoAction } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'

const key = () => api.jobs.companies.followed.queryKey()
const byName = (a: FollowedCompany, b: FollowedCompany) => a.name.localeCompare(b.name)

type Asked = Parameters<Client['jobs']['companies']['follow']>[0]

/** Follows the company of a board or of a job, and says so. Answers undefined when the server refused. */
export const followCompany = (asked: Asked) =>
  mutate(async (client) => {
    const followed = await client.jobs.companies.follow(asked)
    queryClient.setQueryData(
      key(),
      (all) => all && [...all.filter(({ boardId }) => boardId !== followed.boardId), followed].toSorted(byName),
    )
    const description = `${followed.name}: ${followed.sentence}`
    showToast({ title: 'Following this company', description, kind: 'good', about: 'following' })
    return followed
  })

/** Takes the company off the list, with a way back. */
export const unfollowCompany = ({ boardId, name }: Pick<FollowedCompany, 'boardId' | 'name'>) =>
  mutate(async (client) => {
    const rest = await client.jobs.companies.unfollow({ boardId })
    queryClient.setQueryData(key(), () => rest)
    showToast({
      title: 'No longer following',
      description: `We won't tell you about new jobs at ${name}.`,
      kind: 'good',
      about: 'following',
      action: undoAction(() => followCompany({ boardId })),
    })
  })

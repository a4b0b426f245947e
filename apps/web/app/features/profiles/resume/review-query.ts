import type { ResumeReview } from '@jobapply/core/profiles/resume-review'
import type { Profile } from '@jobapply/core/profiles/schema'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'

type Version = Pick<Profile, 'id' | 'version'>

const keyOf = ({ id, version }: Version) => [...api.profiles.reviewResume.queryKey({ input: { id } }), version] as const

/** What the newest resume adds to this version of the profile; it changes only with the version. */
export const reviewOptions = (profile: Version) =>
  queryOptions({
    queryKey: keyOf(profile),
    queryFn: (): Promise<ResumeReview | null> => api.profiles.reviewResume.call({ id: profile.id }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const rememberReview = (profile: Version, review: ResumeReview) => queryClient.setQueryData(keyOf(profile), review)

/** Call it when the stored files, or whether the newest was reviewed, have changed. */
export const refreshFiles = (id: string) =>
  queryClient.invalidateQueries({ queryKey: api.profiles.listResumes.queryKey({ input: { id } }) })

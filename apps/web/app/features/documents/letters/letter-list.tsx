import type { ListedLetter } from '@jobapply/core/documents/cover-letters'
import type { Profile } from '@jobapply/core/profiles/schema'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Mail, Plus } from 'lucide-react'
import { AiSettingsButton } from '#features/documents/ai/ai-settings-button.tsx'
import { ListHead, ListRow } from '#features/documents/files/list-parts.tsx'
import { showDay } from '#features/documents/files/show-time.ts'
import { NoProfile, ProfilesNotLoaded } from '#features/profiles/no-profile.tsx'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { letterPages } from './letter-actions.ts'
import { LetterMenuButton } from './letter-menu-button.tsx'
import { ListSkeleton } from './letter-skeletons.tsx'
import { NewLetterButton } from './new-letter-button.tsx'
import type { SavedJobPicker } from './saved-job.ts'

/** All letters, the newest first. */
export function LetterList({ savedJobs }: { savedJobs: SavedJobPicker }) {
  const letters = useInfiniteQuery(letterPages)
  const profiles = useQuery(api.profiles.list.queryOptions())
  if (!profiles.data && profiles.isError) return <ProfilesNotLoaded query={profiles} />
  if (!letters.data && letters.isError) return <Loading query={letters} />
  if (!letters.data || !profiles.data) return <ListSkeleton />
  const rows = letters.data.pages.flatMap((page) => page.rows)
  const hasSome = rows.length > 0 || letters.hasNextPage
  return (
    <div className="grid max-w-[56rem] gap-6">
      <ListHead isNamedAbove title="Cover letters" text="Each is written for one job and says only what your profile supports.">
        <AiSettingsButton />
        {hasSome && profiles.data.length > 0 && (
          <NewLetterButton profiles={profiles.data} savedJobs={savedJobs}>
            <Plus aria-hidden className="size-4" />
            New letter
          </NewLetterButton>
        )}
      </ListHead>
      {hasSome ? (
        <ul aria-label="Your cover letters" className="rounded-card border border-line bg-surface">
          {rows.map((letter) => (
            <LetterRow key={letter.id} letter={letter} profiles={profiles.data} />
          ))}
        </ul>
      ) : profiles.data.length === 0 ? (
        <NoProfile>A letter uses the facts of a profile. Create a profile first, then write letters here.</NoProfile>
      ) : (
        <EmptyState
          Icon={Mail}
          title="Write a letter for a job"
          action={
            <NewLetterButton profiles={profiles.data} savedJobs={savedJobs}>
              New letter
            </NewLetterButton>
          }
        >
          We draft it from your profile and the posting, on this server. Each claim shows the line of your profile that supports
          it. Claims without support are marked before you send the letter.
        </EmptyState>
      )}
      {letters.hasNextPage && (
        <Button
          busy={letters.isFetchingNextPage}
          disabled={letters.isFetchingNextPage}
          onClick={() => void letters.fetchNextPage()}
          className="justify-self-start"
        >
          {letters.isFetchNextPageError ? 'Try again' : 'Show more letters'}
        </Button>
      )}
    </div>
  )
}

function LetterRow({ letter, profiles }: { letter: ListedLetter; profiles: readonly Profile[] }) {
  const profile = profiles.find(({ id }) => id === letter.profileId)
  return (
    <ListRow
      to={`${PATHS.coverLetters}/${letter.id}`}
      name={letter.jobTitle}
      facts={[
        letter.company,
        profile ? `from ${profile.profile_name}` : 'its profile was deleted',
        `changed ${showDay(letter.updatedAt)}`,
      ]}
      badge={letter.isApproved ? <Badge tone="good">Approved</Badge> : <Badge>Draft</Badge>}
      menu={<LetterMenuButton letter={letter} />}
    />
  )
}

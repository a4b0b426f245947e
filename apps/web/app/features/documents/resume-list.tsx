import { TEMPLATES } from '@jobapply/core/documents/constants'
import type { ListedDocument } from '@jobapply/core/documents/resume-schema'
import type { Profile } from '@jobapply/core/profiles/schema'
import { useQuery } from '@tanstack/react-query'
import { Newspaper, Plus } from 'lucide-react'
import { ListHead, ListRow } from '#features/documents/files/list-parts.tsx'
import { showDay } from '#features/documents/files/show-time.ts'
import { NoProfile, ProfilesNotLoaded } from '#features/profiles/no-profile.tsx'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { AiSettingsButton } from './ai/ai-settings-button.tsx'
import { NewResumeButton } from './new-resume-button.tsx'
import { ResumeMenuButton } from './resume-menu-button.tsx'

/** All resumes, the last changed first. */
export function ResumeList() {
  const documents = useQuery(api.documents.resumes.list.queryOptions())
  const profiles = useQuery(api.profiles.list.queryOptions())
  if (!profiles.data && profiles.isError) return <ProfilesNotLoaded query={profiles} />
  if (!documents.data || !profiles.data) return <Loading query={documents.isError ? documents : profiles} />
  const hasSome = documents.data.length > 0
  return (
    <div className="grid max-w-[56rem] gap-6">
      <ListHead title="Resumes" text="Each is made from a profile and keeps its own content.">
        <AiSettingsButton />
        {hasSome && profiles.data.length > 0 && (
          <NewResumeButton profiles={profiles.data}>
            <Plus aria-hidden className="size-4" />
            New resume
          </NewResumeButton>
        )}
      </ListHead>
      {hasSome ? (
        <ul aria-label="Your resumes" className="rounded-card border border-line bg-surface">
          {documents.data.map((document) => (
            <ResumeRow key={document.id} document={document} profiles={profiles.data} />
          ))}
        </ul>
      ) : (
        <NoResume profiles={profiles.data} />
      )}
    </div>
  )
}

function ResumeRow({ document, profiles }: { document: ListedDocument; profiles: readonly Profile[] }) {
  const profile = profiles.find(({ id }) => id === document.profileId)
  const facts = [
    TEMPLATES[document.template],
    profile ? `from ${profile.profile_name}` : 'its profile was deleted',
    `changed ${showDay(document.updatedAt)}`,
  ]
  return (
    <ListRow
      to={`${PATHS.resume}/${document.id}`}
      name={document.name}
      facts={facts}
      menu={<ResumeMenuButton document={document} />}
    />
  )
}

const NoResume = ({ profiles }: { profiles: readonly Profile[] }) =>
  profiles.length === 0 ? (
    <NoProfile>A resume takes its content from a profile. Create a profile first, then make a resume from it here.</NoProfile>
  ) : (
    <EmptyState
      Icon={Newspaper}
      title="Make one from your profile"
      action={<NewResumeButton profiles={profiles}>Make a resume</NewResumeButton>}
    >
      Turn your profile into a finished page: choose a template, order the sections, and download it as PDF or Word. Your profile
      doesn't change.
    </EmptyState>
  )

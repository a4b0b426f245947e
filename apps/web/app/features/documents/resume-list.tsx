import { TEMPLATES } from '@jobapply/core/documents/constants'
import type { ListedDocument } from '@jobapply/core/documents/resume-schema'
import type { Profile } from '@jobapply/core/profiles/schema'
import { useQuery } from '@tanstack/react-query'
import { Newspaper, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { NoProfile, ProfilesNotLoaded } from '#features/profiles/no-profile.tsx'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { AiSettingsButton } from './ai/ai-settings-button.tsx'
import { NewResumeButton } from './new-resume-button.tsx'
import { ResumeMenuButton } from './resume-menu-button.tsx'
import { showDay } from './show-time.ts'

/** All resumes, the last changed first. */
export function ResumeList() {
  const documents = useQuery(api.documents.resumes.list.queryOptions())
  const profiles = useQuery(api.profiles.list.queryOptions())
  if (!profiles.data && profiles.isError) return <ProfilesNotLoaded query={profiles} />
  if (!documents.data || !profiles.data) return <Loading query={documents.isError ? documents : profiles} />
  const hasSome = documents.data.length > 0
  return (
    <div className="grid max-w-[56rem] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="grid gap-1">
          <h1 className="font-serif text-28">Resumes</h1>
          <p className="text-ink-2">Each is made from a profile and keeps its own content.</p>
        </div>
        <div className="flex gap-2 max-sm:-ml-3.5">
          <AiSettingsButton />
          {hasSome && profiles.data.length > 0 && (
            <NewResumeButton profiles={profiles.data}>
              <Plus aria-hidden className="size-4" />
              New resume
            </NewResumeButton>
          )}
        </div>
      </div>
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
    <li className="relative flex items-center gap-3 border-line px-4 py-3 not-first:border-t hover:bg-sunk/60">
      <div className="min-w-0 flex-1">
        <Link
          to={`${PATHS.resume}/${document.id}`}
          className="font-serif text-18 wrap-anywhere text-ink after:absolute after:inset-0 hover:text-accent"
        >
          {document.name}
        </Link>
        <p className="text-13 wrap-anywhere text-ink-2">{facts.join(' · ')}</p>
      </div>
      <div className="relative">
        <ResumeMenuButton document={document} />
      </div>
    </li>
  )
}

const NoResume = ({ profiles }: { profiles: readonly Profile[] }) =>
  profiles.length === 0 ? (
    <NoProfile>A resume takes its content from a profile. Create a profile first; then make a resume of it here.</NoProfile>
  ) : (
    <EmptyState
      Icon={Newspaper}
      title="Make one from your profile"
      action={<NewResumeButton profiles={profiles}>Make a resume</NewResumeButton>}
    >
      Your profile becomes a set page: choose a template, put the sections in order, and download it as PDF or Word. The profile
      stays as it is.
    </EmptyState>
  )

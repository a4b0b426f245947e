import type { ComponentProps } from 'react'
import { MandatoryNote } from './editor/mandatory-note.tsx'
import { ProfileEditor } from './editor/profile-editor.tsx'
import { SaveAllButton } from './editor/save-all-button.tsx'
import { profileTabs } from './profile-tabs.tsx'
import { ResumeStatus } from './resume/resume-status.tsx'

const TABS = profileTabs(false)

type Props = Pick<ComponentProps<typeof ProfileEditor>, 'profile' | 'isGone' | 'onUnsaved' | 'onKept'>

/** The editor on /profiles. */
export default function ProfileOverview(props: Props) {
  return (
    <ProfileEditor {...props} tabs={TABS}>
      <section aria-label="Overview" className="rounded-card border border-line bg-surface p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h2 className="font-serif text-20 wrap-anywhere">{props.profile.profile_name}</h2>
            <MandatoryNote />
          </div>
          <div className="flex flex-wrap items-center gap-2.5">
            <ResumeStatus profile={props.profile} upload="Upload Resume" />
            <SaveAllButton />
          </div>
        </div>
      </section>
    </ProfileEditor>
  )
}

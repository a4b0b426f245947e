import { Eye, RefreshCw } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { CompletionBar } from '#features/profiles/editor/completion-bar.tsx'
import { useEditor } from '#features/profiles/editor/editor-context.tsx'
import { MandatoryNote } from '#features/profiles/editor/mandatory-note.tsx'
import { ProfileEditor } from '#features/profiles/editor/profile-editor.tsx'
import { SaveAllButton } from '#features/profiles/editor/save-all-button.tsx'
import { profileTabs } from '#features/profiles/profile-tabs.tsx'
import { ResumeStatus } from '#features/profiles/resume/resume-status.tsx'
import { usePending } from '#platform/pending.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { PreferencesForm } from './preferences-form.tsx'

const { personal, ...others } = profileTabs(true)
/** The tabs of /profiles, with Job Preferences as the second (spec 2 §2.2). */
const TABS = { personal, preferences: () => <PreferencesTab />, ...others }

type Props = Pick<ComponentProps<typeof ProfileEditor>, 'profile' | 'isGone' | 'onUnsaved' | 'onKept'>

/** The editor on /edit-profile, with the job preferences. */
export function EditProfileForm(props: Props) {
  const { profile } = props
  return (
    <ProfileEditor {...props} tabs={TABS} canClear>
      <section aria-labelledby="overview" className="mt-3 rounded-card border border-line bg-surface p-5">
        <p id="overview" className="text-13 font-medium text-ink-3">
          Profile Overview
        </p>
        <h1 className="mt-0.5 font-serif text-28 wrap-anywhere">{profile.profile_name}</h1>
        <MandatoryNote />
        <div className="mt-4 flex flex-wrap gap-2.5">
          <SaveAllButton />
          <ReloadButton />
          <Link to={`/profile-details/${profile.id}`} className={buttonClass()}>
            <Eye aria-hidden className="size-4" />
            Show My Latest Profile
          </Link>
          <ResumeStatus profile={profile} upload="Upload your Resume" autoSave />
        </div>
        <div className="mt-5">
          <CompletionBar />
        </div>
      </section>
    </ProfileEditor>
  )
}

const ENTRIES = 'work_authorization_entries'

function PreferencesTab() {
  const { editor } = useEditor()
  const entry = { of: editor.newEntry(ENTRIES), canAdd: editor.canAdd(ENTRIES), add: () => void editor.add(ENTRIES) }
  return <PreferencesForm of={editor.fields('profile')} entry={entry} />
}

function ReloadButton() {
  const { editor } = useEditor()
  const { run, isPending } = usePending()
  return (
    <Button busy={isPending} disabled={isPending} onClick={() => void run(editor.reload)}>
      {!isPending && <RefreshCw aria-hidden className="size-4" />}
      Get My Latest Profile Details
    </Button>
  )
}

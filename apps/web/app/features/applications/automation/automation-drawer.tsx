import type { AutomationRead } from '@jobapply/core/applications/automation-schema'
import { PROFILE_CHANGED } from '@jobapply/core/profiles/faults'
import type { Profile } from '@jobapply/core/profiles/schema'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useFocusProblem } from '#forms/focus-problem.ts'
import { OpenQuestion } from '#forms/open-question.tsx'
import { useStore } from '#forms/store.ts'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/dialogs/drawer.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Choice } from '#ui/inputs/choice.tsx'
import { automationOf, openAutomation } from './automation-draft.ts'
import { AutomationFields } from './automation-fields.tsx'

const UNSAVED = {
  text: 'You have unsaved changes to your automation. Save them before you leave?',
  save: 'Save and Close',
}

type Props = { profiles: readonly Profile[]; first: string; onClose: () => void }

/** Everything that automation obeys, for one profile at a time (decisions, Applying). */
export default function AutomationDrawer({ profiles, first, onClose }: Props) {
  const [chosen, setChosen] = useState(first)
  const profile = profiles.find(({ id }) => id === chosen) ?? profiles[0]
  const automation = useQuery(automationOf(profile?.id ?? ''))
  if (!profile) return null
  if (automation.data)
    return (
      <Editor
        key={profile.id}
        profile={profile}
        profiles={profiles}
        loaded={automation.data}
        onChoose={setChosen}
        onClose={onClose}
      />
    )
  return (
    <Drawer title="Automation" hint={profile.profile_name} onClose={onClose}>
      <div className="px-5 pb-6">
        <Loading query={automation} />
      </div>
    </Drawer>
  )
}

type EditorProps = {
  profile: Profile
  profiles: readonly Profile[]
  loaded: AutomationRead
  onChoose: (profileId: string) => void
  onClose: () => void
}

function Editor({ profile, profiles, loaded, onChoose, onClose }: EditorProps) {
  const [draft] = useState(() => openAutomation(profile.id, loaded, onClose))
  const { isSaving, focusRequests, question } = useStore(draft.store)
  const form = useRef<HTMLDivElement>(null)
  useFocusProblem(form, focusRequests)
  const isDirty = draft.isDirty()
  const close = () => void draft.mayLeave().then((may) => may && onClose())
  return (
    <Drawer
      title="Automation"
      hint={profile.profile_name}
      onClose={close}
      foot={
        <>
          <Button look="primary" busy={isSaving} disabled={!isDirty || isSaving} onClick={() => void draft.save('changes')}>
            Save automation
          </Button>
          <Button look="quiet" onClick={close}>
            {isDirty ? 'Cancel' : 'Close'}
          </Button>
        </>
      }
    >
      {profiles.length > 1 && (
        <div className="px-5 pb-6">
          <Choice
            label="Profile"
            options={Object.fromEntries(profiles.map(({ id, profile_name }) => [id, profile_name]))}
            value={profile.id}
            onChange={(id) => void draft.mayLeave().then((may) => may && onChoose(id))}
          />
        </div>
      )}
      <div ref={form} className="px-5 pb-6">
        <fieldset disabled={isSaving} className="min-w-0">
          <legend className="sr-only">Automation</legend>
          <AutomationFields of={draft.fields('automation')} />
        </fieldset>
      </div>
      <OpenQuestion question={question} unsaved={UNSAVED} changed={PROFILE_CHANGED} />
    </Drawer>
  )
}

import { PROFILE_CHANGED } from '@jobapply/core/profiles/faults'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { GoneBar } from '#features/profiles/saving/gone-bar.tsx'
import { useFocusProblem } from '#forms/focus-problem.ts'
import { LeaveGuard } from '#forms/leave-guard.tsx'
import { OpenQuestion } from '#forms/open-question.tsx'
import { useStore } from '#forms/store.ts'
import { Button } from '#ui/button.tsx'
import { keepKeyboard } from '#ui/return-focus.ts'
import { Tabs } from '#ui/tabs.tsx'
import { AutoApplyFields } from './auto-apply-fields.tsx'
import type { Loaded } from './preference-values.ts'
import { openPreferences } from './preferences-draft.ts'
import { PreferencesForm } from './preferences-form.tsx'
import { PreferencesSummary } from './preferences-summary.tsx'

const TABS = { edit: 'Edit Preferences', summary: 'Summary' } as const
const UNSAVED = {
  text: 'You have unsaved changes to these preferences. Save them before you leave?',
  save: 'Save and Continue',
}
const ENTRIES = 'work_authorization_entries'

type Props = {
  profileId: string
  loaded: Loaded
  heading: ReactNode
  /** The switch between profiles. */
  children: ReactNode
  settingsProblem: ReactNode
  /** Another window has deleted the profile. */
  isGone: boolean
  onUnsaved: (isUnsaved: boolean) => void
}

export function PreferencesEditor({ profileId, loaded, heading, settingsProblem, isGone, onUnsaved, children }: Props) {
  const [tab, setTab] = useState<keyof typeof TABS>('edit')
  const [draft] = useState(() => openPreferences(profileId, loaded, () => setTab('edit')))
  const { base, values, isSaving, focusRequests, question } = useStore(draft.store)
  const form = useRef<HTMLDivElement>(null)
  const isDirty = draft.isDirty()
  const entry = { of: draft.newEntry(ENTRIES), canAdd: draft.canAdd(ENTRIES), add: () => void draft.add(ENTRIES) }

  useEffect(() => draft.adopt(loaded), [draft, loaded])
  useFocusProblem(form, focusRequests)
  const tellUnsaved = useEffectEvent(() => onUnsaved(isDirty))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => tellUnsaved(), [isDirty])

  const canSave = isDirty && !isSaving && !isGone && base.settings !== undefined
  return (
    <div ref={form}>
      <div className="sticky top-14 z-20 -mx-4 -mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-paper px-4 py-4 md:-mx-7 md:px-7">
        {heading}
        <div className="flex items-center gap-3">
          {isDirty && <p className="text-13 text-warn max-sm:hidden">Unsaved changes</p>}
          <Button
            look="primary"
            busy={isSaving}
            disabled={!canSave}
            onClick={() => void draft.save('changes').then(() => requestAnimationFrame(keepKeyboard))}
          >
            Save Preferences
          </Button>
        </div>
      </div>
      {children && <div className="pt-1 pb-6">{children}</div>}
      <Tabs label="Job preferences" tabs={TABS} value={tab} onChange={setTab}>
        <div className="pt-6">
          {tab === 'edit' ? (
            <fieldset disabled={isSaving} className="grid min-w-0 gap-6">
              <legend className="sr-only">Job preferences</legend>
              <PreferencesForm of={draft.fields('preferences')} entry={entry} />
              <AutoApplyFields
                of={draft.fields('settings')}
                preferences={values}
                isActive={base.settings?.isActive}
                problem={settingsProblem}
              />
            </fieldset>
          ) : (
            <PreferencesSummary preferences={base.preferences} settings={base.settings} />
          )}
        </div>
      </Tabs>
      {isGone && (
        <GoneBar>
          <Button onClick={draft.discard}>Discard them</Button>
        </GoneBar>
      )}
      <LeaveGuard draft={draft} />
      <OpenQuestion question={question} unsaved={UNSAVED} changed={PROFILE_CHANGED} />
    </div>
  )
}

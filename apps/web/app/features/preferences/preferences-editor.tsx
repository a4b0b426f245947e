import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { UnfinishedDialog } from '#features/profiles/editor/unfinished-dialog.tsx'
import { GoneBar } from '#features/profiles/gone-bar.tsx'
import { Button } from '#ui/button.tsx'
import { keepKeyboard } from '#ui/return-focus.ts'
import { Tabs } from '#ui/tabs.tsx'
import { AutoApplyFields } from './auto-apply-fields.tsx'
import { ChangedDialog, UnsavedDialog } from './preferences-dialogs.tsx'
import type { Loaded } from './preferences-draft.ts'
import { PreferencesForm } from './preferences-form.tsx'
import { usePreferences } from './preferences-state.ts'
import { PreferencesSummary } from './preferences-summary.tsx'

const TABS = { edit: 'Edit Preferences', summary: 'Summary' } as const

type Props = {
  profileId: string
  loaded: Loaded
  heading: ReactNode
  /** The switch between profiles. */
  children: ReactNode
  settingsProblem: ReactNode
  /** Another window has deleted the profile. */
  isGone: boolean
  /** Loads again what the server has. */
  onReload: () => Promise<unknown>
  onUnsaved: (isUnsaved: boolean) => void
}

export function PreferencesEditor(props: Props) {
  const { profileId, loaded, heading, settingsProblem, isGone, onReload, onUnsaved, children } = props
  const [tab, setTab] = useState<keyof typeof TABS>('edit')
  /** To save before going on: further questions are about the save. */
  const [isDecided, setIsDecided] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  function showRefused() {
    setTab('edit')
    // After the drawing that shows the problems, and after a dialog has given the keyboard back.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 50)
  }
  const preferences = usePreferences({ profileId, loaded, onReload, onRefused: showRefused })
  const { base, draft, isDirty, isSaving, question, bind, entry, save, discard } = preferences
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname)

  useEffect(() => {
    if (blocker.state !== 'blocked') setIsDecided(false)
  }, [blocker.state])
  const tellUnsaved = useEffectEvent(() => onUnsaved(isDirty))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of it
  useEffect(() => tellUnsaved(), [isDirty])
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])

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
            onClick={() => void save().then(() => requestAnimationFrame(keepKeyboard))}
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
              <PreferencesForm of={bind('preferences')} entry={entry} />
              <AutoApplyFields
                of={bind('settings')}
                preferences={draft.preferences}
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
          <Button onClick={discard}>Discard them</Button>
        </GoneBar>
      )}
      {question?.kind === 'changed' && (
        <ChangedDialog
          onCancel={() => question.answer('cancel')}
          onReload={() => question.answer('reload')}
          onOverwrite={() => question.answer('overwrite')}
        />
      )}
      {question?.kind === 'unfinished' && (
        <UnfinishedDialog
          names={question.names}
          onFinish={() => question.answer('cancel')}
          onDrop={() => question.answer('drop')}
        />
      )}
      {blocker.state === 'blocked' && !isDecided && (
        <UnsavedDialog
          onCancel={() => blocker.reset()}
          onDiscard={() => {
            discard()
            blocker.proceed()
          }}
          onSave={async () => {
            setIsDecided(true)
            if (await save()) blocker.proceed()
            else blocker.reset()
          }}
        />
      )}
    </div>
  )
}

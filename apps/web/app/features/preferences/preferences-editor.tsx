import { BAD_INPUT } from '@jobapply/core/shared/faults'
import { ORPCError } from '@orpc/client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import type { Bound } from '#features/profiles/editor/bound.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { AutoApplyFields } from './auto-apply-fields.tsx'
import { ChangedDialog, UnsavedDialog } from './preferences-dialogs.tsx'
import { changesOf, type Draft, draftOf, judge, type Loaded, type Problems } from './preferences-draft.ts'
import { PreferencesForm } from './preferences-form.tsx'
import { PreferencesSummary } from './preferences-summary.tsx'
import { savePreferences, tellNotSaved } from './save-preferences.ts'

const TABS = { edit: 'Edit Preferences', summary: 'Summary' } as const

type Props = {
  profileId: string
  loaded: Loaded
  heading: ReactNode
  /** The switch between profiles. */
  children: ReactNode
  settingsProblem: ReactNode
  /** Loads again what the server has. */
  onReload: () => Promise<unknown>
}

/** The edits of one profile's preferences until they are saved. */
export function PreferencesEditor({ profileId, loaded, heading, settingsProblem, onReload, children }: Props) {
  const [base, setBase] = useState(loaded)
  const [draft, setDraft] = useState(() => draftOf(loaded))
  const [problems, setProblems] = useState<Problems>({})
  const [tab, setTab] = useState<keyof typeof TABS>('edit')
  const [isSaving, setIsSaving] = useState(false)
  const [hasConflict, setHasConflict] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const changes = changesOf(base, draft)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changes.isDirty && currentLocation.pathname !== nextLocation.pathname,
  )

  function start(from: Loaded) {
    setBase(from)
    setDraft(draftOf(from))
    setProblems({})
  }
  // What another window has saved is taken over, unless it would cost an edit: then saving asks.
  if (loaded !== base && !changes.isDirty) start(loaded)
  else if (loaded.settings && !base.settings) {
    setBase({ ...base, settings: loaded.settings })
    setDraft({ ...draft, settings: draftOf(loaded).settings })
  }

  useEffect(() => {
    if (!changes.isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [changes.isDirty])

  function bind<K extends keyof Draft>(part: K): Bound<Draft[K]> {
    return {
      id: part,
      value: draft[part],
      problem: (key) => Object.entries(problems).find(([path]) => path === key || path.startsWith(`${key}.`))?.[1],
      change: (patch) => {
        setDraft((before) => ({ ...before, [part]: { ...before[part], ...patch } }))
        setProblems((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !(path in patch))))
      },
      leave: () => setProblems(judge(draft)),
    }
  }

  function refuse(found: Problems, message: string) {
    setProblems(found)
    setTab('edit')
    showToast({ title: BAD_INPUT.title, description: message, kind: 'bad' })
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  async function save(overwrite = false): Promise<boolean> {
    const found = judge(draft)
    const [first] = Object.values(found)
    if (first) {
      refuse(found, first)
      return false
    }
    setIsSaving(true)
    setHasConflict(false)
    try {
      const { newest, isWhole } = await savePreferences({ profileId, version: base.version, overwrite, changes })
      start(newest)
      if (!isWhole) setDraft({ preferences: newest.preferences, settings: draft.settings })
      return isWhole
    } catch (error) {
      const code = error instanceof ORPCError ? error.code : undefined
      if (code === 'PROFILE_CHANGED') setHasConflict(true)
      else tellNotSaved()
      return false
    } finally {
      setIsSaving(false)
    }
  }

  async function reload() {
    setHasConflict(false)
    setDraft(draftOf(base))
    await onReload()
  }

  const canSave = changes.isDirty && !isSaving && base.settings !== undefined
  return (
    <div ref={form}>
      <div className="sticky top-14 z-20 -mx-4 -mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-paper px-4 py-4 md:-mx-7 md:px-7">
        {heading}
        <div className="flex items-center gap-3">
          {changes.isDirty && <p className="text-13 text-warn max-sm:hidden">Unsaved changes</p>}
          <Button look="primary" busy={isSaving} disabled={!canSave} onClick={() => void save()}>
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
              <PreferencesForm of={bind('preferences')} />
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
      {hasConflict && (
        <ChangedDialog
          onCancel={() => setHasConflict(false)}
          onReload={() => void reload()}
          onOverwrite={() => void save(true)}
        />
      )}
      {blocker.state === 'blocked' && !hasConflict && (
        <UnsavedDialog
          isSaving={isSaving}
          onCancel={() => blocker.reset()}
          onDiscard={() => {
            start(base)
            blocker.proceed()
          }}
          onSave={async () => ((await save()) ? blocker.proceed() : blocker.reset())}
        />
      )}
    </div>
  )
}

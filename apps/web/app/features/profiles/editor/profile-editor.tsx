import { SECTIONS, type Section } from '@jobapply/core/profiles/constants'
import type { Profile } from '@jobapply/core/profiles/schema'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { rememberProfile } from '#features/profiles/profile-cache.ts'
import { guardProfile } from '#features/profiles/unsaved-guard.ts'
import { keepKeyboard } from '#ui/return-focus.ts'
import { SaveBar } from '#ui/save-bar.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { EditorContext, useEditor } from './editor-context.tsx'
import { openEditor } from './editor-store.ts'
import { KeepAsNew } from './keep-as-new.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { TabBody } from './tab-body.tsx'

type TabContents = Partial<Record<Section, () => ReactNode>>
type Props = {
  /** The newest that is known of it; give the editor the profile's id as its key. */
  profile: Profile
  /** What each tab shows, in order. */
  tabs: TabContents
  canClear?: boolean
  /** Another window has deleted it. */
  isGone: boolean
  onUnsaved: (isUnsaved: boolean) => void
  /** What was on the screen is now this profile. */
  onKept: (profile: Profile) => void
  /** Stands above the tabs. */
  children: ReactNode
}

/** One editor for /profiles and /edit-profile (decisions). */
export function ProfileEditor({ profile, tabs, canClear = false, isGone, onUnsaved, onKept, children }: Props) {
  const [editor] = useState(() => openEditor(profile, Object.keys(tabs) as Section[], rememberProfile))
  useEffect(() => editor.adopt(profile), [editor, profile])
  useEffect(() => guardProfile(profile.id, () => editor.mayLeave()), [editor, profile.id])
  return (
    <EditorContext value={editor}>
      {children}
      <EditorTabs tabs={tabs} canClear={canClear} isGone={isGone} onUnsaved={onUnsaved} onKept={onKept} />
      <LeaveGuard />
      <QuestionDialog />
    </EditorContext>
  )
}

type TabsProps = Omit<Required<Props>, 'profile' | 'children'>

function EditorTabs({ tabs, canClear, isGone, onUnsaved, onKept }: TabsProps) {
  const { editor, state } = useEditor()
  const isDirty = editor.isDirty()
  const panel = useRef<HTMLDivElement>(null)
  const titles = Object.fromEntries(editor.sections.map((section) => [section, SECTIONS[section]])) as Record<Section, string>

  // After the drawing that shows the problems, and after a dialog has given the keyboard back.
  useEffect(() => {
    if (state.focusCalls === 0) return
    const timer = setTimeout(() => {
      const field = panel.current?.querySelector<HTMLElement>('[aria-invalid=true]')
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center' })
    })
    return () => clearTimeout(timer)
  }, [state.focusCalls])

  const tellUnsaved = useEffectEvent(() => onUnsaved(isDirty))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of it
  useEffect(() => tellUnsaved(), [isDirty])

  /** The bar goes with its buttons: the keyboard stays in the page. */
  async function save() {
    if (await editor.save('changes')) requestAnimationFrame(keepKeyboard)
  }
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's' || document.querySelector('[role=dialog]')) return
    event.preventDefault()
    const { activeElement: field } = document
    // Leaving a field settles what was typed in it.
    if (field instanceof HTMLElement && panel.current?.contains(field)) {
      field.blur()
      field.focus()
    }
    if (editor.isDirty()) void save()
  })
  useEffect(() => {
    const look = (event: KeyboardEvent) => saveByKey(event)
    addEventListener('keydown', look)
    return () => removeEventListener('keydown', look)
  }, [])

  return (
    <div ref={panel} className="mt-6">
      <Tabs label="Sections" tabs={titles} value={state.tab} onChange={(tab) => void editor.openTab(tab)}>
        <TabBody key={state.tab} section={state.tab} canClear={canClear}>
          {tabs[state.tab]?.()}
        </TabBody>
      </Tabs>
      {isDirty && isGone && <KeepAsNew onKept={onKept} />}
      {isDirty && !isGone && (
        <SaveBar
          text="Unsaved changes"
          save="Save changes"
          discard="Discard"
          busy={state.isSaving}
          onSave={() => void save()}
          onDiscard={() => {
            editor.discardAndTell()
            requestAnimationFrame(keepKeyboard)
          }}
        />
      )}
    </div>
  )
}

import { CONFIRM_SWITCH, SECTIONS, type Section } from '@jobapply/core/profiles/constants'
import { PROFILE_CHANGED } from '@jobapply/core/profiles/faults'
import type { Profile } from '@jobapply/core/profiles/schema'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { rememberProfile } from '#features/profiles/saving/profile-cache.ts'
import { guardProfile } from '#features/profiles/saving/unsaved-guard.ts'
import { useFocusProblem } from '#forms/focus-problem.ts'
import { LeaveGuard } from '#forms/leave-guard.tsx'
import { OpenQuestion } from '#forms/open-question.tsx'
import { useStore } from '#forms/store.ts'
import { PATHS } from '#paths.ts'
import { keepKeyboard } from '#ui/return-focus.ts'
import { SaveBar } from '#ui/save-bar.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { openEditor } from './editor.ts'
import { EditorContext, useEditor } from './editor-context.tsx'
import { KeepAsNew } from './keep-as-new.tsx'
import { SaveAllButton } from './save-all-button.tsx'
import { TabBody } from './tab-body.tsx'

const UNSAVED = { text: 'You have unsaved changes. Save them before you leave?', save: 'Save & Continue' }

const isProfile = ({ pathname }: { pathname: string }) => pathname.startsWith(`${PATHS.profiles}/`)
/** From one profile to another the browser asks (spec 2 §4). */
const confirmSwitch = (from: { pathname: string }, to: { pathname: string }) =>
  isProfile(from) && isProfile(to) ? CONFIRM_SWITCH : undefined

type TabContents = Partial<Record<Section, () => ReactNode>>
type Props = {
  /** The newest version we know; give the editor the profile's id as its key. */
  profile: Profile
  /** What each tab shows, in order. */
  tabs: TabContents
  canClear?: boolean
  /** Another window has deleted it. */
  isGone: boolean
  onUnsaved: (isUnsaved: boolean) => void
  /** The edits were stored as this new profile. */
  onKept: (profile: Profile) => void
  /** Shown above the tabs. */
  children: ReactNode
}

/** One editor for /profiles and /edit-profile (decisions, Profiles and preferences). */
export function ProfileEditor({ profile, tabs, canClear = false, isGone, onUnsaved, onKept, children }: Props) {
  const [editor] = useState(() => openEditor(profile, Object.keys(tabs) as Section[], rememberProfile))
  const question = useStore(editor.store, (state) => state.question)
  useEffect(() => editor.adopt(profile), [editor, profile])
  useEffect(() => guardProfile(profile.id, () => editor.mayLeave()), [editor, profile.id])
  return (
    <EditorContext value={editor}>
      {children}
      <EditorTabs tabs={tabs} canClear={canClear} isGone={isGone} onUnsaved={onUnsaved} onKept={onKept} />
      <LeaveGuard draft={editor} confirmText={confirmSwitch} />
      <OpenQuestion question={question} unsaved={UNSAVED} changed={PROFILE_CHANGED} />
    </EditorContext>
  )
}

type TabsProps = Omit<Required<Props>, 'profile' | 'children'>

function EditorTabs({ tabs, canClear, isGone, onUnsaved, onKept }: TabsProps) {
  const { editor, state } = useEditor()
  const { tab } = useStore(editor.tabs)
  const isDirty = editor.isDirty()
  const panel = useRef<HTMLDivElement>(null)
  const titles = Object.fromEntries(editor.sections.map((section) => [section, SECTIONS[section]])) as Record<Section, string>

  useFocusProblem(panel, state.focusRequests)

  const tellUnsaved = useEffectEvent(() => onUnsaved(isDirty))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => tellUnsaved(), [isDirty])

  /** The bar disappears with its buttons, so the focus moves into the page. */
  async function save() {
    if (await editor.save('changes')) requestAnimationFrame(keepKeyboard)
  }
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's' || document.querySelector('[role=dialog]')) return
    event.preventDefault()
    const { activeElement: field } = document
    // Blur completes what was typed in a field.
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
      <Tabs label="Sections" tabs={titles} value={tab} onChange={(wanted) => void editor.openTab(wanted)}>
        <TabBody key={tab} section={tab} canClear={canClear}>
          {tabs[tab]?.()}
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
            editor.discardWithUndo('The profile is back to its last saved version.')
            requestAnimationFrame(keepKeyboard)
          }}
        >
          <SaveAllButton />
        </SaveBar>
      )}
    </div>
  )
}

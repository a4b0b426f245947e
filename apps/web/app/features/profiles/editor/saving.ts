import { AUTOMATION_PAUSED, SECTIONS, type Section, SUCCESS } from '@jobapply/core/profiles/constants'
import {
  NO_DATA_FOUND,
  PROFILE_NOT_RELOADED,
  PROFILE_NOT_SAVED,
  PROFILE_NOT_UPDATED,
  RELOAD_NEEDS_SESSION,
  SECTIONS_NOT_SAVED,
} from '@jobapply/core/profiles/faults'
import type { Profile } from '@jobapply/core/profiles/schema'
import { BAD_INPUT } from '@jobapply/core/shared/faults'
import { ORPCError } from '@orpc/client'
import { lookAgain } from '#features/profiles/profile-cache.ts'
import { client } from '#platform/api.ts'
import { hasNoSession } from '#platform/query-client.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import {
  absorb,
  afterSave,
  byPath,
  type EditorState,
  judge,
  judgeDraft,
  type Problems,
  sectionOf,
  touchedLists,
} from './editor-state.ts'
import { LISTS } from './lists.ts'
import type { createQuestions } from './questions.ts'
import { sendAsNew, sendProfile } from './send-profile.ts'

type Scope = 'changes' | 'all'
type Parts = {
  read: () => EditorState
  set: (patch: Partial<EditorState>) => void
  ask: ReturnType<typeof createQuestions>
  reset: (base: Profile) => void
  restorerOf: (before: EditorState) => () => void
  dirtySections: () => Section[]
  sections: readonly Section[]
  newId: () => string
  onSaved: (profile: Profile) => void
}

const good = (title: string, description: string) => showToast({ title, description, kind: 'good' })
const bad = ({ title, message }: { title: string; message: string }) => showToast({ title, description: message, kind: 'bad' })

/** Saving and reloading: nothing that was typed is lost without a question. Both answer whether it was done. */
export function createSaving({ read, set, ask, reset, restorerOf, dirtySections, sections, newId, onSaved }: Parts) {
  /** New entries that can be added are; about those that cannot, the person decides. */
  async function settleDrafts(scope: readonly Section[]): Promise<boolean> {
    set(absorb(read(), scope, newId))
    const open = scope.flatMap((section) => touchedLists(read(), section))
    if (open.length === 0) return true
    const names = open.map((list) => SECTIONS[LISTS[list].section])
    if ((await ask('unfinished', [...new Set(names)])) === 'drop') {
      set({ drafts: { ...read().drafts, ...Object.fromEntries(open.map((list) => [list, undefined])) } })
      return true
    }
    showProblems(Object.assign({}, ...open.map((list) => judgeDraft(read(), list))))
    return false
  }

  /** At their fields, on the tab that has the first of them. */
  function showProblems(problems: Problems) {
    const { tab, focusCalls } = read()
    const tabs = Object.keys(problems)
      .map(sectionOf)
      .filter((section) => section && sections.includes(section))
    set({ problems, tab: tabs.includes(tab) ? tab : (tabs[0] ?? tab), focusCalls: focusCalls + 1 })
  }

  async function send(scope: Scope, wanted: readonly Section[], overwrite: boolean): Promise<boolean> {
    const { base, values } = read()
    set({ isSaving: true })
    try {
      const withPreferences = wanted.includes('preferences') && dirtySections().includes('preferences')
      const profile = await sendProfile({ base, values, sections: wanted, withPreferences, overwrite })
      set(afterSave(read(), profile, values, wanted))
      onSaved(profile)
      if (scope === 'all') good(SUCCESS.allSaved, 'Every section of your profile is stored.')
      else good(SUCCESS.saved, `${wanted.map((section) => SECTIONS[section]).join(', ')}: stored.`)
      if (withPreferences && base.automation_is_active) good(AUTOMATION_PAUSED, '')
      return true
    } catch (error) {
      return await explain(error, scope, wanted)
    } finally {
      set({ isSaving: false })
    }
  }

  async function explain(error: unknown, scope: Scope, wanted: readonly Section[]): Promise<boolean> {
    const code = error instanceof ORPCError ? error.code : undefined
    const data = error instanceof ORPCError && Array.isArray(error.data) ? error.data : []
    if (code === 'PROFILE_CHANGED') {
      set({ isSaving: false })
      const answer = await ask('changed')
      if (answer === 'overwrite') return send(scope, wanted, true)
      if (answer === 'reload') await reload()
    } else if (code === 'BAD_INPUT' && data.length > 0) {
      showProblems(byPath(data))
      toastFault(error, { title: scope === 'all' ? SECTIONS_NOT_SAVED.title : PROFILE_NOT_SAVED.title })
    } else if (code === 'PROFILE_NOT_FOUND') {
      toastFault(error, { title: PROFILE_NOT_UPDATED.title })
      lookAgain()
    } else if (hasNoSession(error)) toastFault(error)
    else bad(scope === 'all' ? SECTIONS_NOT_SAVED : PROFILE_NOT_SAVED)
    return false
  }

  async function save(scope: Scope): Promise<boolean> {
    if (read().isSaving) return false
    const wanted = scope === 'all' ? sections : dirtySections()
    if (!(await settleDrafts(wanted))) return false
    const problems: Problems = Object.assign({}, ...wanted.map((section) => judge(read(), section)))
    const [first] = Object.values(problems)
    if (first) {
      showProblems(problems)
      bad({ title: BAD_INPUT.title, message: first })
      return false
    }
    return send(scope, wanted, false)
  }

  /** What is on the screen as a profile of its own: the one it belonged to was deleted elsewhere. */
  async function saveAsNew(onKept: (profile: Profile) => void): Promise<void> {
    if (read().isSaving || !(await settleDrafts(sections))) return
    const problems: Problems = Object.assign({}, ...sections.map((section) => judge(read(), section)))
    if (Object.keys(problems).length > 0) {
      showProblems(problems)
      return
    }
    const { base, values } = read()
    set({ isSaving: true })
    try {
      const profile = await sendAsNew(base.profile_name, values)
      set(afterSave(read(), profile, values, Object.keys(SECTIONS) as Section[]))
      onSaved(profile)
      onKept(profile)
      good(SUCCESS.created, `"${profile.profile_name}" has all that was on this screen.`)
    } catch (error) {
      toastFault(error)
    } finally {
      set({ isSaving: false })
    }
  }

  /** The server's newest; what was typed can be brought back from the toast. */
  async function reload(): Promise<boolean> {
    const before = read()
    const hadEdits = dirtySections().length > 0
    try {
      const profile = await client.profiles.get({ id: before.base.id })
      reset(profile)
      onSaved(profile)
      showToast({
        title: SUCCESS.reloaded,
        description: 'These are your latest profile details.',
        kind: 'good',
        ...(hadEdits && { action: { label: 'Restore my edits', run: restorerOf(before) } }),
      })
      return true
    } catch (error) {
      if (error instanceof ORPCError && error.code === 'PROFILE_NOT_FOUND') bad(NO_DATA_FOUND)
      else bad(hasNoSession(error) ? RELOAD_NEEDS_SESSION : PROFILE_NOT_RELOADED)
      return false
    }
  }

  return { save, saveAsNew, reload }
}

import { type Section, SUCCESS } from '@jobapply/core/profiles/constants'
import { emptySection } from '@jobapply/core/profiles/rules'
import type { Profile, ProfileFields } from '@jobapply/core/profiles/schema'
import type { SkillLevel } from '@jobapply/core/profiles/skills'
import { openDraft } from '#forms/draft.ts'
import { createStore } from '#forms/store.ts'
import { mutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import type { NewEntries } from './lists.ts'
import { addedSkills, profileForm, type SkillList } from './profile-form.ts'
import { sendAsNew } from './send-profile.ts'

export type Editor = ReturnType<typeof openEditor>

/** The draft of a profile, and the tab of it that is open. */
export function openEditor(profile: Profile, sections: readonly Section[], onStored: (profile: Profile) => void) {
  const tabs = createStore({ tab: sections[0] ?? 'personal' })
  function reveal(wanted: readonly Section[]) {
    const [first] = wanted
    if (first && !wanted.includes(tabs.read().tab)) tabs.set({ tab: first })
  }
  const form = profileForm({ sections, reveal, onStored })
  const draft = openDraft<Profile, ProfileFields, Section, NewEntries>(form, profile)

  return {
    ...draft,
    sections,
    tabs,
    async openTab(tab: Section) {
      if (tab === tabs.read().tab || !(await draft.mayLeave())) return
      tabs.set({ tab })
      draft.clearProblems()
    },
    clearSection: (section: Section) => draft.clear(section, emptySection(section)),

    addSkills(list: SkillList, text: string, level?: SkillLevel) {
      draft.change(addedSkills(draft.read().values, list, text, level))
      draft.type(list, '')
    },

    /** Stores the screen as a profile of its own: another window has deleted the one it belonged to. */
    async saveAsNew(onKept: (profile: Profile) => void): Promise<void> {
      if (draft.read().isSaving || !(await draft.prepare(sections))) return
      const { base, values } = draft.read()
      draft.setSaving(true)
      await mutate(async (client) => {
        const stored = await sendAsNew(base.profile_name, values, client)
        draft.moveTo(stored, values)
        onStored(stored)
        onKept(stored)
        showToast({
          title: SUCCESS.created,
          description: `"${stored.profile_name}" has all that was on this screen.`,
          kind: 'good',
        })
      })
      draft.setSaving(false)
    },
  }
}

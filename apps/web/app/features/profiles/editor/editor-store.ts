import { addEntry, moveEntry, removeEntry } from '@jobapply/core/profiles/adding'
import type { Section } from '@jobapply/core/profiles/constants'
import { emptySection, isDirty } from '@jobapply/core/profiles/rules'
import type { Profile, ProfileFields } from '@jobapply/core/profiles/schema'
import type { SkillLevel } from '@jobapply/core/profiles/skills'
import type { Bound } from './bound.ts'
import * as s from './editor-state.ts'
import { type Draft, type EntryOf, entriesOf, LISTS, type ListName } from './lists.ts'
import { createQuestions, type Question } from './questions.ts'
import { createSaving } from './saving.ts'
import { tellDiscarded, tellRemoved } from './tell-removed.ts'

export type Editor = ReturnType<typeof openEditor>

const newId = () => crypto.randomUUID()

/** The edits of one profile until they are saved. It lives outside the components, so that waiting for an answer sees the newest edits. */
export function openEditor(profile: Profile, sections: readonly Section[], onSaved: (profile: Profile) => void) {
  let state = s.openState(profile, sections[0] ?? 'personal')
  let question: Question | undefined
  let shown = { state, question }
  const watchers = new Set<() => void>()

  function tell() {
    shown = { state, question }
    for (const look of watchers) look()
  }
  function set(patch: Partial<s.EditorState>) {
    state = { ...state, ...patch }
    tell()
  }
  const ask = createQuestions((asked) => {
    question = asked
    tell()
  })

  const read = () => state
  const dirtySections = () => sections.filter((section) => s.isSectionDirty(state, section))
  const reset = (base: Profile) => set({ ...s.openState(base, state.tab), focusCalls: state.focusCalls })
  const discard = () => reset(state.base)
  /** Brings back what was typed until then. */
  const restorerOf = (before: s.EditorState) => () =>
    set({ values: { ...state.values, ...s.editsOf(before) }, drafts: before.drafts, typed: before.typed })
  const { save, saveAsNew, reload } = createSaving({
    read,
    set,
    ask,
    reset,
    restorerOf,
    dirtySections,
    sections,
    newId,
    onSaved,
  })

  const change = (patch: Partial<ProfileFields>) =>
    set({ values: { ...state.values, ...patch }, problems: withoutPaths(state.problems, Object.keys(patch)) })
  const type = (path: string, text: string) => set({ typed: { ...state.typed, [path]: text } })
  const setList = <L extends ListName>(list: L, entries: EntryOf<L>[]) => change({ [list]: entries })

  /** Judges one field, unless it is empty: what is missing is told by a save. */
  function judgeField(path: string, section: Section | undefined, isEmpty: boolean) {
    if (!section || isEmpty) return
    const found = s.judge(state, section)
    const own = Object.entries(found).filter(([one]) => isAt(one, path))
    set({ problems: { ...withoutPaths(state.problems, [path]), ...Object.fromEntries(own) } })
  }

  return {
    sections,
    read: () => shown,
    watch: (look: () => void) => {
      watchers.add(look)
      return () => void watchers.delete(look)
    },
    isDirty: () => dirtySections().length > 0,
    discard,
    /** By one press, next to the button that saves: there is a way back. */
    discardAndTell() {
      const restore = restorerOf(state)
      discard()
      tellDiscarded(restore)
    },
    save,
    saveAsNew,
    reload,
    change,

    /** A newer version has come from the server: taken over unless it would cost an edit. */
    adopt(newer: Profile) {
      if (newer.version <= state.base.version) return
      if (dirtySections().length === 0) reset(newer)
      else if (!isDirty(state.base, newer)) set({ base: newer })
    },

    /** May the person go elsewhere? Asks when something is unsaved. */
    async mayLeave(): Promise<boolean> {
      if (dirtySections().length === 0) return true
      const answer = await ask('unsaved')
      if (answer === 'save') return save('changes')
      if (answer === 'discard') discard()
      return answer === 'discard'
    },
    async openTab(tab: Section) {
      if (tab !== state.tab && (await this.mayLeave())) set({ tab, problems: {} })
    },

    clearSection(section: Section) {
      const drafts = Object.fromEntries(s.touchedLists(state, section).map((list) => [list, undefined]))
      set({
        values: { ...state.values, ...emptySection(section) },
        drafts: { ...state.drafts, ...drafts },
        typed: Object.fromEntries(Object.entries(state.typed).filter(([path]) => s.sectionOf(path) !== section)),
        problems: {},
      })
    },

    fields(section: Section): Bound<ProfileFields> {
      return {
        id: 'profile',
        value: state.values,
        problem: (key) => problemAt(state.problems, key),
        change,
        leave: (key) => judgeField(key, section, !state.values[key]),
        typing: type,
      }
    },
    entry<L extends ListName>(list: L, index: number): Bound<EntryOf<L>> {
      const value = entriesOf(state.values, list)[index] as EntryOf<L>
      const path = (key: string) => `${list}.${index}.${key}`
      return {
        id: `${list}-${value.id}`,
        value,
        problem: (key) => problemAt(state.problems, path(key)),
        change: (patch) => {
          const problems = withoutPaths(state.problems, Object.keys(patch).map(path))
          const now = entriesOf(state.values, list)
          set({
            values: { ...state.values, [list]: now.map((one) => (one.id === value.id ? { ...one, ...patch } : one)) },
            problems,
          })
        },
        leave: (key) => judgeField(path(key), LISTS[list].section, isBlank(entriesOf(state.values, list)[index]?.[key])),
        typing: (key, text) => type(path(key), text),
      }
    },
    draft<L extends ListName>(list: L): Bound<Draft<L>> {
      const value = (state.drafts[list] ?? LISTS[list].blank) as Draft<L>
      const path = (key: string) => `${list}.new.${key}`
      return {
        id: `${list}-new`,
        value,
        problem: (key) => problemAt(state.problems, path(key)),
        change: (patch) =>
          set({
            drafts: { ...state.drafts, [list]: { ...(state.drafts[list] ?? LISTS[list].blank), ...patch } },
            problems: withoutPaths(state.problems, Object.keys(patch).map(path)),
          }),
        leave: () => {},
        typing: (key, text) => type(path(key), text),
      }
    },

    /** Into its list if it has what it needs; otherwise nothing happens but that the missing is shown. */
    add(list: ListName): boolean {
      if (!s.isReady(state, list)) {
        set({ problems: { ...state.problems, ...s.judgeDraft(state, list) }, focusCalls: state.focusCalls + 1 })
        return false
      }
      const entries = addEntry<{ id: string }>(entriesOf(state.values, list), { ...state.drafts[list], id: newId() })
      set({ values: { ...state.values, [list]: entries }, drafts: { ...state.drafts, [list]: undefined } })
      return true
    },
    dropDraft(list: ListName) {
      const at = [`${list}.new`]
      set({
        drafts: { ...state.drafts, [list]: undefined },
        typed: withoutPaths(state.typed, at),
        problems: withoutPaths(state.problems, at),
      })
    },
    /** Looks at an entry before it is closed. */
    isEntryRight(list: ListName, index: number): boolean {
      const path = `${list}.${index}`
      judgeField(path, LISTS[list].section, false)
      const isRight = !Object.keys(state.problems).some((one) => isAt(one, path))
      if (!isRight) set({ focusCalls: state.focusCalls + 1 })
      return isRight
    },
    remove(list: ListName, id: string) {
      const before: { id: string }[] = entriesOf(state.values, list)
      const index = before.findIndex((one) => one.id === id)
      const entry = before[index]
      if (!entry) return
      setList(list, removeEntry(before, id) as never)
      tellRemoved(LISTS[list].nameOf(entry as never), () => {
        const now = (entriesOf(state.values, list) as { id: string }[]).filter((one) => one.id !== id)
        setList(list, [...now.slice(0, index), entry, ...now.slice(index)] as never)
      })
    },
    move: (list: ListName, from: number, to: number) =>
      setList(list, moveEntry(entriesOf(state.values, list), from, to) as never),

    typeSkill: (list: s.SkillList, text: string) => type(list, text),
    addSkills(list: s.SkillList, text: string, level?: SkillLevel) {
      state = s.withSkills(state, list, text, level)
      set({ typed: { ...state.typed, [list]: '' }, problems: withoutPaths(state.problems, [list]) })
    },
  }
}

const isAt = (path: string, place: string) => path === place || path.startsWith(`${place}.`)
const isBlank = (value: unknown) => value === null || value === undefined || value === ''
const problemAt = (problems: s.Problems, place: string) => Object.entries(problems).find(([path]) => isAt(path, place))?.[1]
const withoutPaths = (problems: s.Problems, places: string[]): s.Problems =>
  Object.fromEntries(Object.entries(problems).filter(([path]) => !places.some((place) => isAt(path, place))))

import { checkFields, checkSave } from '@jobapply/core/profiles/checks'
import { DEFAULT_SKILL_LEVEL, type Section } from '@jobapply/core/profiles/constants'
import { isDirty } from '@jobapply/core/profiles/rules'
import { PROFILE_FIELDS, type Profile, type ProfileFields, SECTION_FIELDS, sectionForms } from '@jobapply/core/profiles/schema'
import { addSkills, type SkillLevel } from '@jobapply/core/profiles/skills'
import type { Problem } from '@jobapply/core/shared/problem'
import { changedFields, isSame } from '@jobapply/core/shared/same'
import { canAdd, type Drafts, entriesOf, isTouched, LIST_NAMES, LISTS, type ListName } from './lists.ts'

/** By path: 'email', 'experience.0.company', 'experience.new.company'. */
export type Problems = Readonly<Record<string, string>>
export type SkillList = 'technical_skills' | 'soft_skills' | 'management_skills'
const SECTION_NAMES = Object.keys(SECTION_FIELDS) as Section[]
const SKILL_LISTS: SkillList[] = ['technical_skills', 'soft_skills', 'management_skills']

export type EditorState = {
  tab: Section
  /** As it was when the edits began. */
  base: Profile
  values: ProfileFields
  /** Entries in the forms that add one. */
  drafts: Drafts
  /** By path: words typed and not yet added. */
  typed: Readonly<Record<string, string>>
  problems: Problems
  isSaving: boolean
  /** Goes up when the first field with a problem should get the keyboard. */
  focusCalls: number
}

export const openState = (profile: Profile, tab: Section): EditorState => ({
  tab,
  base: profile,
  values: profile,
  drafts: {},
  typed: {},
  problems: {},
  isSaving: false,
  focusCalls: 0,
})

export const touchedLists = ({ drafts }: EditorState, section: Section): ListName[] =>
  LIST_NAMES.filter((list) => LISTS[list].section === section && isTouched(list, drafts[list]))

/** A half-typed entry counts, and a word before its Enter: neither may be lost silently. */
export const isSectionDirty = (state: EditorState, section: Section) =>
  isDirty(state.base, state.values, section) ||
  touchedLists(state, section).length > 0 ||
  Object.entries(state.typed).some(([path, text]) => text.trim() !== '' && sectionOf(path) === section)

/** The tab that has this field. */
export const sectionOf = (path: string) =>
  SECTION_NAMES.find((section) => SECTION_FIELDS[section].some((field) => field === path.split('.')[0]))

/** What the schema of a tab and the rules between fields say of it, the first sentence for each field. */
export function judge({ base, values }: Pick<EditorState, 'base' | 'values'>, section: Section): Problems {
  const parsed = sectionForms[section].safeParse(values)
  if (parsed.success) return byPath(checkSave(base, parsed.data as Partial<ProfileFields>, new Date()))
  const between = checkFields(values).filter(({ path }) => SECTION_FIELDS[section].some((field) => field === path))
  return byPath([...parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })), ...between])
}

export const byPath = (problems: readonly Problem[]): Problems =>
  Object.fromEntries(
    [...problems].reverse().map(({ path, message }) => [path.replace(/^(changes|otherTabs|settings)\./, ''), message]),
  )

/** The problems of a new entry, as if it stood at the end of its list. */
export function judgeDraft(state: EditorState, list: ListName): Problems {
  const { section, needs } = LISTS[list]
  const draft = state.drafts[list] ?? LISTS[list].blank
  const entries: object[] = [...entriesOf(state.values, list), { ...draft, id: 'new' }]
  const values = { ...state.values, [list]: entries }
  const prefix = `${list}.${entries.length - 1}.`
  const refused = Object.entries(judge({ base: state.base, values }, section)).flatMap(([path, message]) =>
    path.startsWith(prefix) ? [[path.slice(prefix.length), message] as const] : [],
  )
  const missing = Object.entries(needs).flatMap(([key, label]) =>
    isMissing(draft, key) ? [[key, `${label} is required`] as const] : [],
  )
  return Object.fromEntries([...refused, ...missing].map(([key, message]) => [`${list}.new.${key}`, message]))
}

/** "I currently work here" takes the place of an end date. */
function isMissing(draft: object, key: string) {
  const value = (draft as Record<string, unknown>)[key]
  const isEmpty = value === null || value === undefined || String(value).trim() === ''
  return isEmpty && !(key === 'endDate' && 'current' in draft && draft.current)
}

/** New entries and skills that are complete go into their lists; what is left in `drafts` is not. */
export function absorb(state: EditorState, sections: readonly Section[], newId: () => string): EditorState {
  let next = state
  for (const list of sections.flatMap((section) => touchedLists(state, section))) {
    const draft = state.drafts[list]
    if (!draft || !isReady(state, list)) continue
    const entries: object[] = [...entriesOf(next.values, list), { ...draft, id: newId() }]
    next = { ...next, values: { ...next.values, [list]: entries }, drafts: { ...next.drafts, [list]: undefined } }
  }
  if (sections.includes('skills'))
    for (const list of SKILL_LISTS)
      next = { ...withSkills(next, list, next.typed[list] ?? ''), typed: { ...next.typed, [list]: '' } }
  return next
}

export function isReady(state: EditorState, list: ListName) {
  const draft = state.drafts[list]
  return draft !== undefined && canAdd(list, draft as never) && Object.keys(judgeDraft(state, list)).length === 0
}

/** Typed or pasted skills in their list; a new technical skill has a level at once. */
export function withSkills(
  state: EditorState,
  list: SkillList,
  text: string,
  level: SkillLevel = DEFAULT_SKILL_LEVEL,
): EditorState {
  const before = state.values[list]
  const after = addSkills(before, text)
  if (after.length === before.length) return state
  const levels = Object.fromEntries(after.slice(before.length).map((name) => [name, level]))
  const values: ProfileFields = { ...state.values, [list]: after }
  if (list === 'technical_skills') values.technical_skill_levels = { ...levels, ...values.technical_skill_levels }
  return { ...state, values }
}

/** After a save: what the server has stored, and what was typed meanwhile. */
export function afterSave(state: EditorState, profile: Profile, sent: ProfileFields, sections: readonly Section[]): EditorState {
  const saved = new Set(sections.flatMap((section) => SECTION_FIELDS[section]))
  const kept = PROFILE_FIELDS.filter((field) =>
    saved.has(field) ? state.values[field] !== sent[field] : !isSame(state.base[field], state.values[field]),
  )
  const edits = Object.fromEntries(kept.map((field) => [field, state.values[field]]))
  return { ...state, base: profile, values: { ...profile, ...edits }, problems: {} }
}

/** The fields that were changed, with what they were changed to. */
export const editsOf = ({ base, values }: EditorState): Partial<ProfileFields> =>
  Object.fromEntries(changedFields(base, values, PROFILE_FIELDS).map((field) => [field, values[field]]))

import { checkFields, checkSave } from '@jobapply/core/profiles/checks'
import { DEFAULT_SKILL_LEVEL, SECTIONS, type Section, SUCCESS } from '@jobapply/core/profiles/constants'
import {
  NO_DATA_FOUND,
  PROFILE_NOT_RELOADED,
  PROFILE_NOT_SAVED,
  PROFILE_NOT_UPDATED,
  RELOAD_NEEDS_SESSION,
  SECTIONS_NOT_SAVED,
} from '@jobapply/core/profiles/faults'
import { type Profile, type ProfileFields, SECTION_FIELDS, sectionForms } from '@jobapply/core/profiles/schema'
import { addSkills, type SkillLevel } from '@jobapply/core/profiles/skills'
import { tellNotSaved } from '#features/profiles/saving/save-failure.ts'
import { pick } from '#forms/draft-state.ts'
import type { Form } from '#forms/form.ts'
import { byPath, type Problems } from '#forms/problems.ts'
import { api } from '#platform/api.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { hasNoSession } from '#platform/session-end.ts'
import { showToast } from '#platform/toasts.ts'
import { LISTS, type ListName } from './lists.ts'
import { sendProfile } from './send-profile.ts'

export type SkillList = 'technical_skills' | 'soft_skills' | 'management_skills'
const SKILL_LISTS: SkillList[] = ['technical_skills', 'soft_skills', 'management_skills']

type Parts = {
  sections: readonly Section[]
  reveal: (sections: readonly Section[]) => void
  onStored: (profile: Profile) => void
}

const good = (title: string, description: string) => showToast({ title, description, kind: 'good' })
const bad = ({ title, message }: { title: string; message: string }) => showToast({ title, description: message, kind: 'bad' })

/** The form of a profile's sections. Each section is checked and sent as a whole. */
export const profileForm = ({ sections, reveal, onStored }: Parts): Form<Profile, ProfileFields, Section> => ({
  sections: pick(SECTION_FIELDS, sections),
  lists: LISTS,
  listTitle: (list) => SECTIONS[LISTS[list as ListName].section],
  valuesOf: (profile) => profile,
  check: checkSection,
  absorb: absorbSkills,
  reveal,
  load: ({ id }) => api.profiles.get.call({ id }),
  send: sendProfile,
  conflict: 'PROFILE_CHANGED',
  reloaded: { title: SUCCESS.reloaded, description: 'These are your latest profile details.' },
  onLoaded: onStored,
  onNotLoaded(error) {
    if (error instanceof ORPCError && error.code === 'PROFILE_NOT_FOUND') bad(NO_DATA_FOUND)
    else bad(hasNoSession(error) ? RELOAD_NEEDS_SESSION : PROFILE_NOT_RELOADED)
  },
  onSaved(profile, { scope, sections }, notices) {
    onStored(profile)
    const tell = (title: string, what: string) => good(title, [what, ...notices].join(' '))
    if (scope === 'all') tell(SUCCESS.allSaved, 'Every section of your profile is stored.')
    else tell(SUCCESS.saved, `${sections.map((section) => SECTIONS[section]).join(', ')}: stored.`)
  },
  onNotSaved(error, { scope }) {
    const fault = scope === 'all' ? SECTIONS_NOT_SAVED : PROFILE_NOT_SAVED
    tellNotSaved(error, fault, { refused: fault.title, notFound: PROFILE_NOT_UPDATED.title })
  },
})

/** What the schema of a section and the rules between fields say, the first sentence for each field. */
export function checkSection(base: Profile, values: ProfileFields, section: Section): Problems {
  const parsed = sectionForms[section].safeParse(values)
  if (parsed.success) return byPath(checkSave(base, parsed.data as Partial<ProfileFields>, new Date()))
  const between = checkFields(values).filter(({ path }) => SECTION_FIELDS[section].some((field) => field === path))
  return byPath([...parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })), ...between])
}

/** The change that adds typed or pasted skills to their list; a new technical skill gets a level at once. */
export function addedSkills(
  values: ProfileFields,
  list: SkillList,
  text: string,
  level: SkillLevel = DEFAULT_SKILL_LEVEL,
): Partial<ProfileFields> {
  const before = values[list]
  const after = addSkills(before, text)
  if (after.length === before.length || list !== 'technical_skills') return { [list]: after }
  const levels = Object.fromEntries(after.slice(before.length).map((name) => [name, level]))
  return { [list]: after, technical_skill_levels: { ...levels, ...values.technical_skill_levels } }
}

function absorbSkills(values: ProfileFields, typed: Readonly<Record<string, string>>, sections: readonly Section[]) {
  if (!sections.includes('skills')) return { values, typed: { ...typed } }
  const added = SKILL_LISTS.map((list) => addedSkills(values, list, typed[list] ?? ''))
  return {
    values: Object.assign({}, values, ...added),
    typed: { ...typed, ...Object.fromEntries(SKILL_LISTS.map((list) => [list, ''])) },
  }
}

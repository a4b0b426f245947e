import type { Section } from '@jobapply/core/profiles/constants'
import {
  type Profile,
  type ProfileChanges,
  type ProfileFields,
  SECTION_FIELDS,
  sectionForms,
} from '@jobapply/core/profiles/schema'
import { client } from '#platform/api.ts'
import { timeZone } from '#platform/today.ts'

type Save = {
  base: Profile
  values: ProfileFields
  sections: readonly Section[]
  /** The preferences have changed: saving them also pauses automation, which is a call of its own. */
  withPreferences: boolean
  overwrite: boolean
}

/** Stores these tabs, with only their fields, in one call: all of them, or none. */
export async function sendProfile({ base, values, sections, withPreferences, overwrite }: Save): Promise<Profile> {
  const { id, version } = base
  const start = { version, overwrite, timeZone: timeZone() }
  const fieldsOf = (wanted: readonly Section[]): ProfileChanges =>
    Object.assign({}, ...wanted.map((section) => tidied(values, section)))
  if (!withPreferences) return client.profiles.update({ id, ...start, changes: fieldsOf(sections) })
  const otherTabs = fieldsOf(sections.filter((section) => section !== 'preferences'))
  const changes = fieldsOf(['preferences'])
  return (await client.preferences.save({ profileId: id, ...start, changes, otherTabs })).profile
}

/** All of it in a profile of its own, or no new profile. */
export async function sendAsNew(profileName: string, values: ProfileFields): Promise<Profile> {
  const base = await client.profiles.create({ profile_name: profileName })
  const sections = Object.keys(SECTION_FIELDS) as Section[]
  return sendProfile({ base, values, sections, withPreferences: false, overwrite: false }).catch(async (error) => {
    await client.profiles.remove({ id: base.id }).catch(() => {})
    throw error
  })
}

/** Tidied by the form's schema where it can be: the server has the last word. */
function tidied(values: ProfileFields, section: Section): Partial<ProfileFields> {
  const { data } = sectionForms[section].safeParse(values)
  return data ?? Object.fromEntries(SECTION_FIELDS[section].map((field) => [field, values[field]]))
}

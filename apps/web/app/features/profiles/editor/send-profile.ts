import { AUTOMATION_PAUSED, type Section } from '@jobapply/core/profiles/constants'
import {
  type Profile,
  type ProfileChanges,
  type ProfileFields,
  SECTION_FIELDS,
  sectionForms,
} from '@jobapply/core/profiles/schema'
import type { Save, Sent } from '#forms/form.ts'
import type { Client } from '#platform/api.ts'
import { timeZone } from '#platform/today.ts'

/** Stores these sections, with only their fields, in one call: all of them, or none. */
export async function sendProfile(
  save: Omit<Save<Profile, ProfileFields, Section>, 'scope'>,
  client: Client,
): Promise<Sent<Profile>> {
  const { base, values, sections, changed, overwrite } = save
  const { id, version } = base
  const start = { version, overwrite, timeZone: timeZone() }
  const fieldsOf = (wanted: readonly Section[]): ProfileChanges =>
    Object.assign({}, ...wanted.map((section) => tidied(values, section)))
  // Saving changed preferences also pauses automation, which is a call of its own.
  if (!SECTION_FIELDS.preferences.some((field) => changed.includes(field)))
    return { stored: await client.profiles.update({ id, ...start, changes: fieldsOf(sections) }) }
  const otherTabs = fieldsOf(sections.filter((section) => section !== 'preferences'))
  const changes = fieldsOf(['preferences'])
  const { profile, automationPaused } = await client.preferences.save({ profileId: id, ...start, changes, otherTabs })
  return { stored: profile, notices: automationPaused ? [AUTOMATION_PAUSED] : [] }
}

/** Stores everything in a new profile, or leaves no new profile behind. */
export async function sendAsNew(profileName: string, values: ProfileFields, client: Client): Promise<Profile> {
  const base = await client.profiles.create({ profile_name: profileName })
  const sections = Object.keys(SECTION_FIELDS) as Section[]
  try {
    return (await sendProfile({ base, values, sections, changed: [], overwrite: false }, client)).stored
  } catch (error) {
    await client.profiles.remove({ id: base.id }).catch(() => {})
    throw error
  }
}

/** Tidied by the form's schema where possible; the server checks again. */
function tidied(values: ProfileFields, section: Section): Partial<ProfileFields> {
  const { data } = sectionForms[section].safeParse(values)
  return data ?? Object.fromEntries(SECTION_FIELDS[section].map((field) => [field, values[field]]))
}

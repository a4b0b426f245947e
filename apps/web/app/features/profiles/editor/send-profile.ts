import type { Section } from '@jobapply/core/profiles/constants'
import { type Profile, type ProfileFields, SECTION_FIELDS, sectionForms } from '@jobapply/core/profiles/schema'
import { client } from '#platform/api.ts'
import { timeZone } from '#platform/today.ts'

type Save = {
  base: Profile
  values: ProfileFields
  sections: readonly Section[]
  /** The preferences have changed: saving them also pauses automation, which is a call of its own. */
  withPreferences: boolean
  overwrite: boolean
  /** These tabs are stored, whatever becomes of the others. */
  onStored: (profile: Profile, sections: readonly Section[]) => void
}

/** Stores these tabs, with only their fields. */
export async function sendProfile({ base, values, sections, withPreferences, overwrite, onStored }: Save): Promise<void> {
  const id = base.id
  const time_zone = timeZone()
  const rest = withPreferences ? sections.filter((section) => section !== 'preferences') : sections
  let { version } = base
  if (rest.length > 0) {
    const changes = Object.assign({}, ...rest.map((section) => fieldsOf(values, section)))
    const saved = await client.profiles.update({ id, version, overwrite, time_zone, changes })
    version = saved.version
    onStored(saved, rest)
  }
  if (withPreferences) {
    const changes = fieldsOf(values, 'preferences')
    const { profile } = await client.preferences.save({ profile_id: id, version, overwrite, time_zone, changes })
    onStored(profile, ['preferences'])
  }
}

/** All of it in a profile of its own, or no new profile. */
export async function sendAsNew(profileName: string, values: ProfileFields, onStored: Save['onStored']): Promise<void> {
  const base = await client.profiles.create({ profile_name: profileName })
  const sections = Object.keys(SECTION_FIELDS) as Section[]
  await sendProfile({ base, values, sections, withPreferences: false, overwrite: false, onStored }).catch(async (error) => {
    await client.profiles.remove({ id: base.id }).catch(() => {})
    throw error
  })
}

/** Tidied by the form's schema where it can be: the server has the last word. */
function fieldsOf(values: ProfileFields, section: Section): Partial<ProfileFields> {
  const { data } = sectionForms[section].safeParse(values)
  return data ?? Object.fromEntries(SECTION_FIELDS[section].map((field) => [field, values[field]]))
}

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
}

/** Stores these tabs, with only their fields, and answers the profile as it is then. */
export async function sendProfile({ base, values, sections, withPreferences, overwrite }: Save): Promise<Profile> {
  const id = base.id
  const time_zone = timeZone()
  const rest = withPreferences ? sections.filter((section) => section !== 'preferences') : sections
  let { version } = base
  let saved = base
  if (rest.length > 0) {
    const changes = Object.assign({}, ...rest.map((section) => fieldsOf(values, section)))
    saved = await client.profiles.update({ id, version, overwrite, time_zone, changes })
    version = saved.version
  }
  if (!withPreferences) return saved
  const changes = fieldsOf(values, 'preferences')
  return (await client.preferences.save({ profile_id: id, version, overwrite, time_zone, changes })).profile
}

/** Tidied by the form's schema where it can be: the server has the last word. */
function fieldsOf(values: ProfileFields, section: Section): Partial<ProfileFields> {
  const { data } = sectionForms[section].safeParse(values)
  return data ?? Object.fromEntries(SECTION_FIELDS[section].map((field) => [field, values[field]]))
}

import { PROFILE_FIELDS, type Profile, type ProfileField } from '@jobapply/core/profiles/schema'
import { isSame } from '@jobapply/core/shared/same'
import { rememberProfile } from '#features/profiles/saving/profile-cache.ts'
import { pick } from '#forms/draft-state.ts'
import { mutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { ENTRY_FORMS, isFoundList } from './entry-forms.tsx'
import { labelOfField } from './found-fields.tsx'

/** The profile before and after the automatic save of /edit-profile. */
export type AutoSaved = { before: Profile; after: Profile }

const changedFields = ({ before, after }: AutoSaved): ProfileField[] =>
  PROFILE_FIELDS.filter((field) => !isSame(before[field], after[field]))

/** 'Name, Email, Work experience (2), Technical skills (7)'; empty when nothing was saved. */
export const describeSaved = (saved: AutoSaved): string =>
  changedFields(saved)
    .flatMap((field) => {
      const [was, is] = [saved.before[field], saved.after[field]]
      const count = Array.isArray(is) ? is.length - (Array.isArray(was) ? was.length : 0) : undefined
      // The levels of skills come with the skills.
      if (field === 'technical_skill_levels') return []
      const label = isFoundList(field) ? ENTRY_FORMS[field].title : labelOfField(field)
      return count === undefined ? label : `${label} (${count})`
    })
    .join(', ')

/** Writes the values from before back. */
export async function undoSaved(saved: AutoSaved) {
  const { id, version } = saved.after
  const { full_name, ...others } = pick(saved.before, changedFields(saved))
  // A profile that has a name cannot lose it again.
  const changes = { ...others, ...(full_name && { full_name }) }
  const rest = full_name === null ? 'The name and the file stay.' : 'The file stays.'
  await mutate(async (client) => {
    rememberProfile(await client.profiles.update({ id, version, changes }))
    showToast({ title: 'Undone', description: `Your profile is back to how it was before the upload. ${rest}`, kind: 'good' })
  })
}

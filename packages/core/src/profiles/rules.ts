import { changedFields, isSame } from '#shared/same'
import { DEFAULT_CURRENCY, DEFAULT_JOB_TYPES, type Section } from './constants.ts'
import { joiningDate } from './joining.ts'
import { MAX_PROFILES } from './limit.ts'
import { PROFILE_FIELDS, type Profile, type ProfileChanges, type ProfileFields, profileId, SECTION_FIELDS } from './schema.ts'
import { levelsFor } from './skills.ts'

type Ranked = Pick<Profile, 'id' | 'is_primary'>

export const canCreateProfile = (owned: number) => owned < MAX_PROFILES

/** The first profile of a person is primary (spec 2 §4). */
export const isFirstProfile = (owned: number) => owned === 0

/** Primary first, then oldest first (spec 2 §7). */
export const inListOrder = <P extends Ranked & Pick<Profile, 'created_at'>>(profiles: readonly P[]): P[] =>
  [...profiles].sort((a, b) => Number(b.is_primary) - Number(a.is_primary) || Date.parse(a.created_at) - Date.parse(b.created_at))

/** The profile that a screen opens on: the one asked for, else the primary, else the first. */
export const chooseProfile = <P extends Ranked>(profiles: readonly P[], wanted?: string): P | undefined =>
  profiles.find(({ id }) => id === wanted) ?? profiles.find(({ is_primary }) => is_primary) ?? profiles[0]

/** The primary after `leaving` is deleted: unchanged, or the first remaining one. */
export function nextPrimary<P extends Ranked>(profiles: readonly P[], leaving: string): P | undefined {
  const remaining = profiles.filter(({ id }) => id !== leaving)
  return remaining.find(({ is_primary }) => is_primary) ?? remaining[0]
}

/** A malformed id redirects to the list, a missing one shows the not-found text (decisions, Profiles and preferences). */
export const isProfileId = (text: string) => profileId.safeParse(text).success

/** Refuses to overwrite a newer version unless the person chose to. */
export const isUpToDate = (stored: Pick<Profile, 'version'>, save: { version: number; overwrite?: boolean | undefined }) =>
  save.overwrite === true || save.version === stored.version

/** From a form, or from a file without a name. */
type Sent = Omit<ProfileChanges, 'full_name'> & { full_name?: string | null | undefined }

/** Stored form of a save: the joining option as a date, levels of existing skills only, only the sent fields. */
export function toStored(
  stored: Pick<Profile, 'technical_skills' | 'technical_skill_levels'>,
  changes: Sent,
  today: string,
): Partial<ProfileFields> {
  const { expected_joining_date: joining, technical_skills: skills, technical_skill_levels: levels } = changes
  return withoutUndefined({
    ...changes,
    expected_joining_date: joining === undefined ? undefined : joiningDate(joining, today),
    technical_skill_levels:
      skills || levels ? levelsFor(skills ?? stored.technical_skills, levels ?? stored.technical_skill_levels) : undefined,
  }) as Partial<ProfileFields>
}

/**
 * The onboarding marks after a save. Saving the personal section (it always has the name) confirms all values but the summary, which keeps
 * its mark until it is edited or replaced; other saves clear the mark of changed values. A resume upload clears the mark of what it
 * replaces and confirms nothing (ONBOARD-037, ONBOARD-045).
 */
export function onboardingFieldsAfter(stored: Profile, changes: Partial<ProfileFields>, by: 'person' | 'resume'): string[] {
  const isConfirmed = by === 'person' && changes.full_name !== undefined
  return stored.onboardingFields.filter((name) => {
    const field = name as keyof ProfileFields
    if (isConfirmed && field !== 'professional_summary') return false
    return changes[field] === undefined || isSame(changes[field], stored[field])
  })
}

/** Whether this tab has unsaved changes. */
export const isDirty = (
  stored: Partial<ProfileFields>,
  edited: Partial<Record<keyof ProfileFields, unknown>>,
  section?: Section,
) => changedFields(stored, edited, section ? SECTION_FIELDS[section] : PROFILE_FIELDS).length > 0

/** A new profile; CLEAR resets a tab to this. */
export const EMPTY_FIELDS: ProfileFields = {
  ...(Object.fromEntries(PROFILE_FIELDS.map((field) => [field, null])) as unknown as ProfileFields),
  profile_references: [],
  experience: [],
  projects: [],
  volunteer_experience: [],
  education: [],
  publications: [],
  certifications: [],
  awards: [],
  technical_skills: [],
  technical_skill_levels: {},
  soft_skills: [],
  management_skills: [],
  languages: [],
  automation_job_types: [...DEFAULT_JOB_TYPES],
}
export const emptySection = (section: Section): Partial<ProfileFields> =>
  Object.fromEntries(SECTION_FIELDS[section].map((field) => [field, EMPTY_FIELDS[field]]))

/** spec 2 §3.1: USD when loaded empty. */
export const shownCurrency = (currency: Profile['expected_salary_currency']) => currency ?? DEFAULT_CURRENCY

/** The documented question and failure of a deletion (spec 2 §8). */
export const confirmDeletion = (profileName: string) =>
  `Are you sure you want to delete "${profileName}"? This action cannot be undone.`
export const deletionFailed = (message: string) => `Failed to delete the profile: ${message}`

const withoutUndefined = <T extends object>(record: T) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))

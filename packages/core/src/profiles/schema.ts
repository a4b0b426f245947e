import { z } from 'zod'
import { read, requiredLine } from '#shared/fields'
import { isRecord, own } from '#shared/records'
import { checkFields } from './checks.ts'
import { LIMITS, type Section } from './constants.ts'
import { certificationsShape } from './schema-certifications.ts'
import { educationShape } from './schema-education.ts'
import { experienceShape } from './schema-experience.ts'
import { fullName, personalShape } from './schema-personal.ts'
import { preferencesShape } from './schema-preferences.ts'
import { skillsShape } from './schema-skills.ts'
import { levelsOfSkillObjects } from './skills.ts'

const shapes = {
  personal: personalShape,
  preferences: preferencesShape,
  experience: experienceShape,
  education: educationShape,
  certifications: certificationsShape,
  skills: skillsShape,
}

/** What a person writes in a profile; all of it can be saved through an update. */
export const profileFields = z.object({
  ...shapes.personal,
  ...shapes.preferences,
  ...shapes.experience,
  ...shapes.education,
  ...shapes.certifications,
  ...shapes.skills,
})
export type ProfileFields = z.output<typeof profileFields>
export type ProfileField = keyof ProfileFields

/** The fields that a tab saves. */
export const SECTION_FIELDS = Object.fromEntries(
  Object.entries(shapes).map(([section, shape]) => [section, Object.keys(shape)]),
) as unknown as Record<Section, readonly ProfileField[]>
export const PROFILE_FIELDS = Object.keys(profileFields.shape) as ProfileField[]

const profileName = requiredLine('Profile name', LIMITS.server.profileName)
/** A well-formed id; a malformed one cannot belong to any profile. */
export const profileId = z.guid()

/** A row of user_profiles (spec 2 §3.1). */
export const profile = profileFields.extend({
  id: profileId,
  user_id: z.guid(),
  profile_name: z.string(),
  is_primary: z.boolean(),
  uploaded_resume_url: z.string().nullable(),
  uploaded_resume_filename: z.string().nullable(),
  automation_is_active: z.boolean(),
  /** Fields that still hold onboarding's value: no employer's form is filled with them (decisions, Onboarding). */
  onboardingFields: z.array(z.string()),
  /** Goes up with each save; a save says which one it started from. */
  version: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Profile = z.output<typeof profile>

/** A joining time as chosen, or a date; it becomes a date when it is stored (joining.ts). */
const joiningChoice = z.string().max(40).nullable()

/** An object whose fields are also judged together. */
const judged = <S extends z.ZodRawShape>(shape: S) =>
  z.object(shape).superRefine((values, context) => {
    for (const { path, message } of checkFields(values)) context.addIssue({ code: 'custom', path: [path], message })
  })

const writablePersonal = { ...personalShape, full_name: fullName }
const writablePreferences = { ...preferencesShape, expected_joining_date: joiningChoice }

/** The form of each tab: every field of it, judged as the server will. */
export const sectionForms = {
  personal: judged(writablePersonal),
  preferences: judged(writablePreferences),
  experience: judged(experienceShape),
  education: judged(educationShape),
  certifications: judged(certificationsShape),
  skills: judged(skillsShape),
} satisfies Record<Section, z.ZodType>

const writable = z.object({ ...profileFields.shape, ...writablePersonal, ...writablePreferences }).partial()

/** Some fields of a profile. Whatever else is sent (ids, owner, is_primary, version, scores) is dropped. */
export const profileChanges = read(withLevels, judged(writable.shape))
export type ProfileChanges = z.output<typeof profileChanges>

/** Those of the job preferences alone. */
export const preferenceChanges = judged(z.object(writablePreferences).partial().shape)
export type PreferenceChanges = z.output<typeof preferenceChanges>

export const newProfile = z.object({ profile_name: profileName })
export const renamedProfile = newProfile.extend({ id: profileId })
/** What a save starts from; with `overwrite` it wins over what another window has saved since. */
export const savePoint = { version: z.int().min(0), overwrite: z.boolean().optional() }
/** Where the person is: "in two weeks" is counted from their day. UTC where it is not said. */
export const personsDay = { timeZone: z.string().max(64).optional() }
export const profileUpdate = z.object({ id: profileId, ...savePoint, ...personsDay, changes: profileChanges })

/** The editor's skill objects carry the level that is stored beside the names. */
function withLevels(raw: unknown): unknown {
  if (!isRecord(raw) || own(raw, 'technical_skill_levels') !== undefined) return raw
  const levels = levelsOfSkillObjects(own(raw, 'technical_skills'))
  return levels ? { ...raw, technical_skill_levels: levels } : raw
}

import { isCompleteExperience } from './completion.ts'
import type { Award, Certification } from './schema-certifications.ts'
import type { Education } from './schema-education.ts'
import type { WorkAuthorizationEntry } from './schema-preferences.ts'
import type { Language } from './schema-skills.ts'

type Draft<T> = { [K in keyof T]?: T[K] | '' | null | undefined }
const isFilled = (text: string | null | undefined) => Boolean(text?.trim())

/** Requirements for adding an entry to its list (spec 2 §5.4). */
export const canAddExperience = isCompleteExperience
export const canAddEducation = ({ degree }: Draft<Education>) => isFilled(degree)
export const canAddCertification = ({ name, issuer }: Draft<Certification>) => isFilled(name) && isFilled(issuer)
export const canAddLanguage = ({ name, proficiency }: Draft<Language>) => isFilled(name) && isFilled(proficiency)
export const canAddAward = ({ title }: Draft<Award>) => isFilled(title)

const AUTHORIZATION_NEEDS = {
  country: 'Country',
  workAuthorization: 'Work authorization',
  securityClearance: 'Security clearance',
} as const

/** Missing fields. Only the job preferences screen requires the clearance. */
export const missingOfAuthorization = (draft: Draft<WorkAuthorizationEntry>, screen: 'preferences' | 'editor') =>
  Object.entries(AUTHORIZATION_NEEDS).flatMap(([key, label]) =>
    isFilled(draft[key as keyof typeof AUTHORIZATION_NEEDS]) || (key === 'securityClearance' && screen === 'editor')
      ? []
      : [{ path: key, message: `${label} is required` }],
  )
export const canAddWorkAuthorization = (...entry: Parameters<typeof missingOfAuthorization>) =>
  missingOfAuthorization(...entry).length === 0

/** Appends with an id from the caller. */
export const addEntry = <T extends { id: string }>(list: readonly T[], entry: T): T[] => [...list, entry]
export const removeEntry = <T extends { id: string }>(list: readonly T[], id: string): T[] => list.filter((one) => one.id !== id)

/** Moves an entry; an invalid index changes nothing. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = list[from]
  if (moved === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

/** Ticking the box clears the date it excludes (spec 2 §4). */
export const tickCurrent = <T extends { current: boolean; endDate: string | null }>(item: T, current: boolean): T =>
  current ? { ...item, current, endDate: null } : { ...item, current }
export const tickNeverExpires = <T extends { neverExpires: boolean; expiry_date: string | null }>(
  item: T,
  neverExpires: boolean,
): T => (neverExpires ? { ...item, neverExpires, expiry_date: null } : { ...item, neverExpires })

import { PRODUCT } from '#auth/constants'
import { JOB_TYPES } from '#profiles/constants'
import type { Option } from '#shared/options'
import { listWords } from '#shared/text/text'

/** The choices of steps 2 and 4 of the wizard (spec 1 §2). */
export const USER_TYPES = { myself: 'For Myself', cohort: 'For My Cohort' } as const
export const REFERRAL_SOURCES = {
  twitter: 'Twitter',
  quora: 'Quora',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  reddit: 'Reddit',
  google: 'Google',
  other: 'Other',
} as const

type UserType = Option<typeof USER_TYPES>
type JobType = Option<typeof JOB_TYPES>
type Source = Option<typeof REFERRAL_SOURCES>

const WHO: Record<UserType, string> = { myself: 'Applying for myself', cohort: 'Applying for my cohort' }
const typeName = (type: JobType) => JOB_TYPES[type].toLowerCase().replace('c2c', 'C2C')
const origin = (source: Source) => (source === 'other' ? 'elsewhere' : `on ${REFERRAL_SOURCES[source]}`)

/** Built from user type, job types and referral source (spec 1 §5). */
export const writeOnboardingSummary = (userType: UserType, jobTypes: readonly JobType[], source: Source) =>
  `${WHO[userType]}. Looking for ${listWords(jobTypes.map(typeName))} roles. Heard about ${PRODUCT} ${origin(source)}.`

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]
const LONGEST = 300

/** Whether `writeOnboardingSummary` wrote exactly this text: its parts are read and written again. */
export function isOnboardingSummary(text: string | null): boolean {
  if (!text || text.length > LONGEST) return false
  const userType = keysOf(WHO).find((type) => text.startsWith(`${WHO[type]}. Looking for `))
  const source = keysOf(REFERRAL_SOURCES).find((one) => text.endsWith(` roles. Heard about ${PRODUCT} ${origin(one)}.`))
  if (!userType || !source) return false
  const types = text.slice(`${WHO[userType]}. Looking for `.length, text.lastIndexOf(' roles. Heard about '))
  const named = keysOf(JOB_TYPES)
    .filter((type) => ` ${types.replaceAll(',', '')} `.includes(` ${typeName(type)} `))
    .sort((a, b) => types.indexOf(typeName(a)) - types.indexOf(typeName(b)))
  return writeOnboardingSummary(userType, named, source) === text
}

/** A bio has up to 500 characters (decisions, Account). */
export const BIO_MAX_LENGTH = 500
export const PICTURE_ADDRESS_MAX = 2_000

/** 5 MB (spec 3 §9). */
export const AVATAR_MAX_BYTES = 5_242_880
/** Decoded, one pixel takes four bytes, several times over. The page crops before it sends, so larger photos can be chosen there. */
export const AVATAR_MAX_PIXELS = 16_777_216
/** The side of the stored square; smaller pictures stay as they are. */
export const AVATAR_SIDE = 512
/** Shown beside the upload button (spec 3 §2). */
export const AVATAR_HINT = 'JPG, PNG or GIF'

/** Toasts after a change that worked (spec 3 §8). */
export const ACCOUNT_SAVED = 'Profile updated successfully'
export const AVATAR_UPLOADED = 'Image uploaded successfully'

/** decisions, Account: what a person can tick for the public profile. */
export const PUBLIC_PARTS = {
  name: 'Name',
  jobTitle: 'Desired job title',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  links: 'Links',
} as const
export type PublicPart = keyof typeof PUBLIC_PARTS
export const NEVER_PUBLIC = 'Never shown: email, phone, address, salary, work authorization, self-identification.'
export const SLUG_LENGTH = 12
export const PUBLIC_PROFILE_PATH = '/p/'

/** decisions, Account: the only things that are counted, and for how long. */
export const USAGE_EVENTS = ['screen opened', 'search', 'document made', 'application sent'] as const
export type UsageEvent = (typeof USAGE_EVENTS)[number]
export const USAGE_KEPT_DAYS = 90

/** The toast after a privacy toggle (spec 3 §8). */
export const PRIVACY_SAVED = { title: 'Updated', message: 'Privacy settings saved' } as const

/** A newsletter address that nobody confirms is removed after this. */
export const UNCONFIRMED_KEPT_DAYS = 7

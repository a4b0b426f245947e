const BUCKET = 'avatars'
const PREFIX = '/files/'
export const AVATAR_FOLDER = BUCKET
export const AVATAR_ROUTE = `${PREFIX}${BUCKET}/*`

/** spec 3 §7: bucket avatars, {userId}/{timestamp}.{ext}. */
export const avatarKey = (userId: string, timestamp: number, ext: string) => `${BUCKET}/${userId}/${timestamp}.${ext}`
export const avatarAddress = (key: string) => `${PREFIX}${key}`

const NAME = /^\d{1,16}\.(?:jpg|png)$/

/** The stored file of this person that an address points to; undefined for an address elsewhere. */
export function ownAvatarKey(userId: string, address: string | null): string | undefined {
  const folder = `${PREFIX}${BUCKET}/${userId}/`
  if (!address?.startsWith(folder)) return undefined
  const name = address.slice(folder.length)
  return NAME.test(name) ? `${BUCKET}/${userId}/${name}` : undefined
}
export const keyOfAddress = (address: string) => address.slice(PREFIX.length)

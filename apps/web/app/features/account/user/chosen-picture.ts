import { AVATAR_MAX_BYTES } from '@jobapply/core/account/constants'
import { AVATAR_TOO_LARGE, NOT_AN_IMAGE } from '@jobapply/core/account/faults'

/** Drawings are programs, not pictures. */
const DRAWING = 'image/svg+xml'

/** spec 3 §5: why a chosen file is not taken. */
export function refusePicture({ type, size }: Pick<File, 'type' | 'size'>) {
  if (!type.startsWith('image/') || type === DRAWING) return NOT_AN_IMAGE
  return size > AVATAR_MAX_BYTES ? AVATAR_TOO_LARGE : undefined
}

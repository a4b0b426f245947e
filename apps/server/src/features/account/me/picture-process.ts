import { AVATAR_MAX_PIXELS, AVATAR_SIDE } from '@jobapply/core/account/constants'
import { serveQuestions } from '#platform/sandbox/serve-questions'
import { describePicture, type PictureHead } from './describe-picture.ts'
import type { PictureAnswer, PictureQuestion } from './picture.ts'

const load = () => import('@silvia-odwyer/photon-node')

async function answer({ bytes }: PictureQuestion): Promise<PictureAnswer> {
  const head = describePicture(bytes)
  if (!head) return { status: 'refused', reason: 'not-an-image' }
  if (head.width * head.height > AVATAR_MAX_PIXELS) return { status: 'refused', reason: 'too-many-pixels' }
  try {
    return await makeSquare(bytes, head)
  } catch {
    return { status: 'refused', reason: 'damaged' }
  }
}

/** The middle of the picture. Only pixels are taken over: no EXIF, no text, no second frame, nothing that stood behind the picture. */
async function makeSquare(bytes: Uint8Array, head: PictureHead): Promise<PictureAnswer> {
  const { crop, PhotonImage, resize, SamplingFilter } = await load()
  const picture = PhotonImage.new_from_byteslice(bytes)
  const [width, height] = [picture.get_width(), picture.get_height()]
  if (width !== head.width || height !== head.height) return { status: 'refused', reason: 'damaged' }
  const side = Math.min(width, height)
  const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)]
  const square = width === height ? picture : crop(picture, left, top, left + side, top + side)
  const small = side > AVATAR_SIDE ? resize(square, AVATAR_SIDE, AVATAR_SIDE, SamplingFilter.Triangle) : square
  return isOpaque(small.get_raw_pixels())
    ? { status: 'done', ext: 'jpg', bytes: small.get_bytes_jpeg(88) }
    : { status: 'done', ext: 'png', bytes: small.get_bytes() }
}

function isOpaque(pixels: Uint8Array): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  return true
}

/** The helper process that makes avatars of uploaded pictures. */
serveQuestions(answer, load)

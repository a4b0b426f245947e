import { AVATAR_SIDE } from '@jobapply/core/account/constants'

export type Size = { width: number; height: number }
/** How far it is zoomed in, and where the square stands in the room that is left: 0 is left or top, 1 right or bottom. */
export type Crop = { zoom: number; x: number; y: number }
export type Square = { left: number; top: number; side: number }

export const MIDDLE: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const MAX_ZOOM = 4

/** In pixels of the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): Square {
  const side = Math.min(width, height) / zoom
  return { side, left: (width - side) * x, top: (height - side) * y }
}

const within = (value: number) => Math.min(1, Math.max(0, value))

/** The picture follows the pointer; `right` and `down` are parts of the square's side. */
export function dragged(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side } = squareOf(size, crop)
  const shift = (length: number, at: number, by: number) => (length > side ? within(at - (by * side) / (length - side)) : at)
  return { ...crop, x: shift(size.width, crop.x, right), y: shift(size.height, crop.y, down) }
}

export const canMove = ({ width, height }: Size, { zoom }: Crop) => {
  const side = Math.min(width, height) / zoom
  return { x: width > side, y: height > side }
}

export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, { left, top, side }: Square) {
  const context = canvas.getContext('2d')
  context?.clearRect(0, 0, canvas.width, canvas.height)
  context?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** Only pixels of the square leave the browser: no EXIF, no place where it was taken. */
export async function cutOut(picture: ImageBitmap, square: Square): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.max(1, Math.min(AVATAR_SIDE, Math.round(square.side)))
  draw(canvas, picture, square)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the picture could not be drawn')
  return new File([blob], 'avatar.png', { type: blob.type })
}

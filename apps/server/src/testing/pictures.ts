import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

type Png = { width: number; height: number; alpha?: number; bytes?: number; before?: Buffer[]; pixels?: Buffer }

/** A picture of one colour; `bytes` fills it up to that size with a chunk that no viewer shows. */
export function makePng({ width, height, alpha = 255, bytes, before = [], pixels }: Png): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 4, Buffer.from([200, 60, 20, alpha]))])
  const data = pixels ?? deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))
  const parts = [SIGNATURE, chunk('IHDR', head), ...before, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  if (bytes !== undefined) parts.splice(-1, 0, chunk('fiLl', Buffer.alloc(bytes - size - 12)))
  return Buffer.concat(parts)
}

/** What makes a PNG an animation, with frames of this side. */
export const animation = (side: number) => {
  const [control, frame] = [Buffer.alloc(8), Buffer.alloc(26)]
  control.writeUInt32BE(100_000, 0)
  frame.writeUInt32BE(side, 4)
  frame.writeUInt32BE(side, 8)
  return [chunk('acTL', control), chunk('fcTL', frame)]
}

/** One transparent pixel. */
export const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Adds an EXIF segment with this text, as a camera does with the place and the time. */
export function withExif(jpeg: Uint8Array, text: string): Buffer {
  const data = Buffer.from(`Exif\0\0${text}`, 'latin1')
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

export const fileOf = (bytes: Uint8Array, name = 'me.png', type = 'image/png') =>
  new File([Uint8Array.from(bytes)], name, { type })

/** What the first bytes of a file say. The end of its name and the type that a browser gave it are not looked at. */
export type PictureHead = { kind: 'png' | 'jpeg' | 'gif'; width: number; height: number }

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const GIF = [0x47, 0x49, 0x46, 0x38]
const JPEG = [0xff, 0xd8, 0xff]
/** Frames of the kinds that exist; C4, C8 and CC are tables. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Undefined: neither JPEG, PNG nor GIF. Nothing is decoded, so that a picture that is too large costs nothing. */
export function describePicture(bytes: Uint8Array): PictureHead | undefined {
  const begins = (start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (begins(PNG)) return bytes.length < 24 ? undefined : { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) }
  if (begins(GIF))
    return bytes.length < 10 ? undefined : { kind: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
  return begins(JPEG) ? describeJpeg(view) : undefined
}

function describeJpeg(view: DataView): PictureHead | undefined {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (FRAMES.has(marker)) return { kind: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // 0xFF may be repeated before a marker.
    if (marker === 0xff) at += 1
    else at += isAlone(marker) ? 2 : 2 + Math.max(2, view.getUint16(at + 2))
  }
  return undefined
}

import { expect, test } from 'vitest'
import { describePicture } from './describe-picture.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0, 0, 0, 0, 200]
const GIF = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0, 1, 200, 0]
/** A frame straight behind the start, with its height before its width. */
const JPEG = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 200, 1, 0]

test.each([
  ['png', PNG],
  ['gif', GIF],
  ['jpeg', JPEG],
] as const)('a %s says its size as soon as the bytes that hold it are there, and not one byte earlier', (kind, bytes) => {
  expect(describePicture(Uint8Array.from(bytes))).toEqual({ kind, width: 256, height: 200 })
  expect(describePicture(Uint8Array.from(bytes.slice(0, -1)))).toBeUndefined()
})

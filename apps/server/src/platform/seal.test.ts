import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const SECRET = 'a secret of this installation'

test('what was sealed opens again, as bytes and as text', () => {
  const { seal, open } = createSeal(SECRET, 'files')
  const bytes = Buffer.from([0, 255, 10, 13, 128])
  expect(open(seal(bytes))).toEqual(bytes)
  expect(open(seal('Zoë ✓')).toString()).toBe('Zoë ✓')
  expect(open(seal(''))).toHaveLength(0)
})

const MEGABYTE = 1024 * 1024
test.each([0, 1, MEGABYTE, MEGABYTE + 1, 3 * MEGABYTE - 1])(
  '%i bytes that are sealed in steps open again at their place alone',
  async (size) => {
    const { sealInSteps, open } = createSeal(SECRET, 'files')
    const bytes = Buffer.alloc(size, 'a resume ')
    const sealed = await sealInSteps(bytes, 'users/a/1')
    expect(open(sealed, 'users/a/1').equals(bytes)).toBe(true)
    expect(() => open(sealed, 'users/b/1')).toThrow()
  },
)

test('a large file lets others have their turn while it is sealed', async () => {
  let turns = 0
  const clock = setInterval(() => turns++, 0)
  await createSeal(SECRET, 'files').sealInSteps(Buffer.alloc(10 * MEGABYTE))
  clearInterval(clock)
  expect(turns).toBeGreaterThan(1)
})

test('the same text is sealed differently each time and cannot be read in the sealed bytes', () => {
  const { seal } = createSeal(SECRET, 'files')
  const [one, two] = [seal('Maya Lindqvist'), seal('Maya Lindqvist')]
  expect(one.equals(two)).toBe(false)
  expect(one.includes('Maya')).toBe(false)
  expect(one).toHaveLength(1 + 12 + 'Maya Lindqvist'.length + 16)
})

test('one changed, missing or added byte anywhere is refused', () => {
  const { seal, open } = createSeal(SECRET, 'files')
  const sealed = seal('a resume')
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(() => open(changed)).toThrow()
    expect(() => open(sealed.subarray(0, at))).toThrow()
  }
  expect(() => open(Buffer.concat([sealed, Buffer.of(0)]))).toThrow()
})

test('another secret, another purpose or another place does not open it', () => {
  const sealed = createSeal(SECRET, 'files').seal('a resume', 'users/a/1')
  expect(createSeal(SECRET, 'files').open(sealed, 'users/a/1').toString()).toBe('a resume')
  expect(() => createSeal(SECRET, 'files').open(sealed, 'users/b/1')).toThrow()
  expect(() => createSeal(SECRET, 'mailbox').open(sealed, 'users/a/1')).toThrow()
  expect(() => createSeal('another secret', 'files').open(sealed, 'users/a/1')).toThrow()
})

test('a seal without a secret or a purpose is not made', () => {
  expect(() => createSeal('', 'files')).toThrow()
  expect(() => createSeal(SECRET, '')).toThrow()
})

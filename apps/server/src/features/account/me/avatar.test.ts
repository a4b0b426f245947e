import { PhotonImage } from '@silvia-odwyer/photon-node'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { account } from '#features/account/feature'
import { now } from '#platform/clock'
import { checkFilesTask } from '#platform/parts/storage'
import { newcomer, openBrowser, type Person } from '#testing/people'
import { animation, fileOf, GIF, makePng, withExif } from '#testing/pictures'
import { startServer, type TestServer } from '#testing/server'
import { describePicture } from './describe-picture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const send = (person: Person, bytes: Uint8Array, name?: string, type?: string) =>
  person.call.account.me.uploadAvatar({ file: fileOf(bytes, name, type) })
const keyOf = (address: string | null) => String(address).replace('/files/', '')
const picture = (width: number, height: number) =>
  new PhotonImage(new Uint8Array(width * height * 4).fill(180), width, height).get_bytes_jpeg(90)
async function shown(person: Person, address: string | null) {
  const answer = await person.fetch(String(address))
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

describe('an uploaded picture', () => {
  test('that cannot be read now is not said to be missing', async () => {
    const ann = await newcomer(server)
    const { avatar_url } = await send(ann, makePng({ width: 90, height: 60 }))
    const get = vi.spyOn(server.platform.storage, 'get').mockRejectedValueOnce(new Error('the disk does not answer'))
    onTestFinished(() => get.mockRestore())
    expect((await shown(ann, avatar_url)).answer.status).toBe(500)
    expect((await shown(ann, avatar_url)).answer.status).toBe(200)
  })

  test('USER-017 is stored as a square under the person and the time, and is shown to its owner only', async () => {
    const ann = await newcomer(server)
    const { avatar_url } = await send(ann, makePng({ width: 900, height: 600 }))
    expect(avatar_url).toMatch(new RegExp(`^/files/avatars/${ann.id}/\\d{13}\\.jpg$`))
    const { answer, bytes } = await shown(ann, avatar_url)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      ...[200, 'image/jpeg', 'private, max-age=3600'],
    ])
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(describePicture(bytes)).toEqual({ kind: 'jpeg', width: 512, height: 512 })
    const others = [await newcomer(server), openBrowser(server)]
    expect(await Promise.all(others.map(async (one) => (await one.fetch(String(avatar_url))).status))).toEqual([404, 404])
    expect((await ann.call.auth.session()).user?.avatar_url).toBe(avatar_url)
  })

  test('keeps its transparency, and nothing of what a camera or a stranger has put beside the pixels', async () => {
    const ann = await newcomer(server)
    const { bytes: clear } = await shown(ann, (await send(ann, makePng({ width: 40, height: 30, alpha: 90 }))).avatar_url)
    expect(describePicture(clear)).toEqual({ kind: 'png', width: 30, height: 30 })
    const { bytes: dot } = await shown(ann, (await send(ann, GIF, 'me.gif', 'image/gif')).avatar_url)
    expect(describePicture(dot)).toEqual({ kind: 'png', width: 1, height: 1 })
    const photo = withExif(picture(60, 80), 'canary-place 52.52N')
    const script = Buffer.from('<script>canary()</script>PK\x03\x04canary.zip')
    const { bytes: kept } = await shown(ann, (await send(ann, Buffer.concat([photo, script]), 'me.jpg', 'image/jpeg')).avatar_url)
    expect(describePicture(kept)).toEqual({ kind: 'jpeg', width: 60, height: 60 })
    expect(Buffer.from(kept).toString('latin1')).not.toMatch(/canary|Exif|script/)
  })

  test('USER-018 USER-019 replaces the former file, and a removed one is gone from the storage', async () => {
    const ann = await newcomer(server)
    const first = await send(ann, makePng({ width: 8, height: 8 }))
    const second = await send(ann, makePng({ width: 8, height: 8 }))
    expect(second.avatar_url).not.toBe(first.avatar_url)
    const { storage } = server.platform
    await expect.poll(() => storage.has(keyOf(first.avatar_url)), { timeout: 30_000 }).toBe(false)
    expect(await storage.has(keyOf(second.avatar_url))).toBe(true)
    expect((await ann.call.account.me.removeAvatar()).avatar_url).toBeNull()
    await expect.poll(() => storage.has(keyOf(second.avatar_url)), { timeout: 30_000 }).toBe(false)
    expect((await ann.fetch(String(second.avatar_url))).status).toBe(404)
  })

  test('USER-017 USER-018 overwrites no other file, and an address of somebody else removes none of theirs', async () => {
    const [ann, bob] = [await newcomer(server), await newcomer(server)]
    const [one, two] = await Promise.all([1, 2].map(() => send(ann, makePng({ width: 8, height: 8 }))))
    expect(one?.avatar_url).not.toBe(two?.avatar_url)
    const kept = await ann.call.account.me.get()
    // As a row from elsewhere could have it: our storage, but another person's folder.
    await server.platform.database.systemPool.query('update profiles set avatar_url = $2 where user_id = $1', [
      ...[bob.id, kept.avatar_url],
    ])
    await bob.call.account.me.removeAvatar()
    await checkFilesTask([account]).run({}, server.platform)
    expect(await server.platform.storage.has(keyOf(kept.avatar_url))).toBe(true)
  })
})

describe('a file that is no picture of ours', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const huge = makePng({ width: 50_000, height: 50_000, pixels: Buffer.alloc(10) })
  const damaged = makePng({ width: 100, height: 100, pixels: Buffer.alloc(10) })
  const animated = makePng({ width: 20, height: 20, before: animation(50_000) })
  const wide = Buffer.concat([GIF.subarray(0, 6), Buffer.from([0xff, 0xff, 0xff, 0xff]), GIF.subarray(10)])
  const refused: [what: string, bytes: Uint8Array, code: string, message: string][] = [
    ['a drawing', Buffer.from(svg), 'NOT_AN_IMAGE', 'Please select an image file'],
    ['a text with the name of a picture', Buffer.from('hello'), 'NOT_AN_IMAGE', 'Please select an image file'],
    ['an empty file', Buffer.alloc(0), 'NOT_AN_IMAGE', 'Please select an image file'],
    ['half a JPEG head', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4]), 'NOT_AN_IMAGE', 'Please select an image file'],
    ['a PNG of 50,000 x 50,000', huge, 'AVATAR_TOO_MANY_PIXELS', 'This picture has more than 16 million pixels.'],
    ['a GIF of 65,535 x 65,535', wide, 'AVATAR_TOO_MANY_PIXELS', 'This picture has more than 16 million pixels.'],
    ['an animation with frames larger than itself', animated, 'AVATAR_UNREADABLE', "We couldn't read this picture."],
    ['a PNG without its pixels', damaged, 'AVATAR_UNREADABLE', "We couldn't read this picture."],
  ]

  test.each(refused)('USER-014 %s is refused', async (_, bytes, code, message) => {
    const ann = await newcomer(server)
    await expect(send(ann, bytes)).rejects.toMatchObject({ code, message: expect.stringContaining(message) })
    expect((await ann.call.account.me.get()).avatar_url).toBeNull()
  })

  test('the largest picture that is taken fits the limits of a helper, and one line more is refused', async () => {
    const ann = await newcomer(server)
    const { bytes } = await shown(ann, (await send(ann, makePng({ width: 4_096, height: 4_096 }))).avatar_url)
    expect(describePicture(bytes)).toEqual({ kind: 'jpeg', width: 512, height: 512 })
    const higher = makePng({ width: 4_096, height: 4_097, pixels: Buffer.alloc(10) })
    await expect(send(ann, higher)).rejects.toMatchObject({ code: 'AVATAR_TOO_MANY_PIXELS' })
  })

  test('an animation is taken as the one picture that every viewer shows', async () => {
    const ann = await newcomer(server)
    const { bytes } = await shown(ann, (await send(ann, makePng({ width: 20, height: 20, before: animation(20) }))).avatar_url)
    expect(describePicture(bytes)).toEqual({ kind: 'jpeg', width: 20, height: 20 })
  })

  test('USER-013 USER-014 one of 5,242,880 bytes is accepted, one byte more is refused, and far more is not even read', async () => {
    const ann = await newcomer(server)
    const size = (bytes: number) => makePng({ width: 8, height: 8, bytes })
    expect((await send(ann, size(5_242_880))).avatar_url).toContain('/files/avatars/')
    await expect(send(ann, size(5_242_881))).rejects.toMatchObject({
      ...{ code: 'AVATAR_TOO_LARGE', status: 413, message: 'File size must be less than 5MB' },
    })
    await expect(send(ann, size(12_000_000))).rejects.toMatchObject({ status: 413 })
  })
})

test('the nightly check keeps every picture that an account has', async () => {
  const ann = await newcomer(server)
  const { avatar_url } = await send(ann, makePng({ width: 8, height: 8 }))
  const rows = account.files(server.platform.database.system)
  const key = keyOf(avatar_url)
  expect(await rows.withRow([key, `avatars/${ann.id}/${now().getTime()}.png`])).toEqual([key])
  expect(await rows.keysAfter('', 1_000)).toContain(key)
  expect(await rows.keysAfter(key, 1_000)).not.toContain(key)
})

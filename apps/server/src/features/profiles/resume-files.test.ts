import { createDecipheriv, hkdfSync } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { RESUME_FILE_LOST } from '@jobapply/core/resume/faults'
import { rounds } from '@jobapply/core/shared/rounds.testing'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { FEATURES } from '#features'
import { captureLogs } from '#platform/log'
import { checkFilesTask } from '#platform/parts/storage'
import { startLocalAi } from '#testing/local-ai'
import { type Client, newcomer, openBrowser } from '#testing/people'
import { RESUME_TEXT, resumeFile, storedFiles, upload, withProfile } from '#testing/resumes'
import { startServer, startServerFor, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe('the stored file', () => {
  test('RESUME-019 RESUME-020 RESUME-025 opens for its owner only, with its own bytes, and is sealed on the disk', async () => {
    const { person, profile } = await withProfile(server)
    const { profile: after } = await upload(person, profile.id)
    const url = String(after.uploaded_resume_url)
    const answer = await person.fetch(url)
    expect(answer.status).toBe(200)
    // Only its owner's browser keeps it, and opened as a page it could run nothing.
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, max-age=3600',
      vary: 'cookie',
      'content-disposition': "attachment; filename*=UTF-8''Ines%20Calder.txt",
      'content-security-policy': expect.stringMatching(/(^|; )sandbox$/),
      'x-content-type-options': 'nosniff',
    })
    expect(await answer.text()).toBe(RESUME_TEXT)
    const others = [await newcomer(server), openBrowser(server)]
    expect(await Promise.all(others.map(async (other) => (await other.fetch(url)).status))).toEqual([404, 404])
    const stored = storedFiles(server).filter((path) => path.includes(profile.id))
    expect(stored).toHaveLength(1)
    expect(readFileSync(String(stored[0]), 'latin1')).not.toContain('Calder')
    expect(decrypt(String(stored[0]))).toBe(RESUME_TEXT)
  })

  /** AES-256-GCM by hand: a version byte, the nonce, the text and the tag; the key comes from the installation's secret. */
  function decrypt(path: string): string {
    const bytes = readFileSync(path)
    const key = Buffer.from(hkdfSync('sha256', server.secret, 'jobapply-ai', 'files', 32))
    const place = relative(join(server.database.folder, 'files'), path)
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 13))
      .setAAD(Buffer.concat([bytes.subarray(0, 1), Buffer.from(place)]))
      .setAuthTag(bytes.subarray(-16))
    return Buffer.concat([decipher.update(bytes.subarray(13, -16)), decipher.final()]).toString()
  }

  test('goes when it is deleted, and the profile shows the one before', async () => {
    const { person, profile } = await withProfile(server)
    await upload(person, profile.id, resumeFile(RESUME_TEXT, 'old.txt'))
    await upload(person, profile.id, resumeFile(RESUME_TEXT, 'new.txt'))
    const [newest] = await person.call.profiles.listResumes({ id: profile.id })
    const after = await person.call.profiles.removeResume({ id: profile.id, resumeId: String(newest?.id) })
    expect(after.uploaded_resume_filename).toBe('old.txt')
    expect((await person.fetch(String(newest?.url))).status).toBe(404)
    await expect.poll(() => storedFiles(server).filter((path) => path.includes(profile.id)).length, { timeout: 30_000 }).toBe(1)
  })

  test('goes with its profile', async () => {
    const { person, profile } = await withProfile(server)
    await upload(person, profile.id)
    await person.call.profiles.remove({ id: profile.id })
    await expect.poll(() => storedFiles(server).filter((path) => path.includes(profile.id)).length, { timeout: 30_000 }).toBe(0)
  })

  test('that was lost or damaged on the disk is named as such where it is listed and where it is opened', async () => {
    const { person, profile } = await withProfile(server)
    for (const name of ['lost.txt', 'damaged.txt', 'kept.txt']) await upload(person, profile.id, resumeFile(RESUME_TEXT, name))
    const pathOf = (name: string) => String(storedFiles(server).find((path) => path.includes(profile.id) && path.endsWith(name)))
    rmSync(pathOf('lost.txt'))
    writeFileSync(pathOf('damaged.txt'), 'something else')
    const orphan = pathOf('kept.txt').replace('kept.txt', 'orphan.txt')
    writeFileSync(orphan, 'nobody points here')
    utimesSync(orphan, 0, 0)
    const logs = captureLogs()
    onTestFinished(() => logs.stop())
    await checkFilesTask(FEATURES).runChecked({}, server.platform)
    expect(logs.lines.find(({ event }) => event === 'files are missing')).toMatchObject({ folder: 'resumes', files: 1 })
    expect(existsSync(orphan)).toBe(false)
    const files = await person.call.profiles.listResumes({ id: profile.id })
    expect(Object.fromEntries(files.map(({ filename, isLost }) => [filename, isLost]))).toEqual({
      'lost.txt': true,
      'damaged.txt': false,
      'kept.txt': false,
    })
    const opened = await Promise.all(
      files.map(async ({ filename, url }) => {
        const answer = await person.fetch(url)
        return [filename, answer.status, (await answer.text()).includes(RESUME_FILE_LOST.message)]
      }),
    )
    expect(opened.sort()).toEqual([
      ['damaged.txt', 410, true],
      ['kept.txt', 200, false],
      ['lost.txt', 410, true],
    ])
  })

  test("nobody uploads into, reads or deletes another person's", async () => {
    const { person, profile } = await withProfile(server)
    const { review } = await upload(person, profile.id)
    const other = await newcomer(server)
    await expect(upload(other, profile.id)).rejects.toMatchObject({ code: 'PROFILE_NOT_FOUND' })
    expect(await other.call.profiles.listResumes({ id: profile.id })).toEqual([])
    await expect(other.call.profiles.reviewResume({ id: profile.id })).rejects.toMatchObject({ code: 'PROFILE_NOT_FOUND' })
    const theirs = { id: profile.id, resumeId: review.resumeId }
    await expect(other.call.profiles.removeResume(theirs)).rejects.toMatchObject({ code: 'PROFILE_NOT_FOUND' })
    expect(await person.call.profiles.listResumes({ id: profile.id })).toHaveLength(1)
  })

  test('an upload that is cancelled leaves nothing behind', async () => {
    const { person, profile } = await withProfile(server)
    const stop = new AbortController()
    const steps = await person.call.profiles.uploadResume(
      { id: profile.id, file: resumeFile(), autoSave: true },
      { signal: stop.signal },
    )
    await expect(
      (async () => {
        for await (const { stage } of steps) if (stage === 'parsing') stop.abort()
      })(),
    ).rejects.toThrow()
    // Time enough for what must not come, and then as much as the tidying needs.
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect.poll(() => storedFiles(server).filter((path) => path.includes(profile.id)), { timeout: 30_000 }).toEqual([])
    expect(await person.call.profiles.listResumes({ id: profile.id })).toEqual([])
  })
})

test('with an AI endpoint a gap is filled for checking, what the document does not say is refused, and the ledger has it', async () => {
  const said = {
    values: [
      { path: 'personal_info.headline', value: 'Harbour Hotel' },
      { path: 'personal_info.headline', value: 'Head Baker' },
    ],
  }
  const endpoint = await startLocalAi(() => JSON.stringify(said))
  const other = await startServerFor({ AI_BASE_URL: endpoint.baseUrl, AI_MODEL: 'small' })
  try {
    const person = await newcomer(other)
    await person.call.documents.ai.choose({ host: new URL(endpoint.baseUrl).host })
    const profile = await person.call.profiles.create({ profile_name: 'Kitchen' })
    const withoutHeadline = resumeFile(RESUME_TEXT.replace('Pastry Chef\n', ''))
    const { profile: after, review } = await upload(person, profile.id, withoutHeadline)
    expect(after.desired_job_title).toBeNull()
    expect(review.proposals).toContainEqual(
      expect.objectContaining({ path: 'desired_job_title', found: 'Harbour Hotel', isSure: false }),
    )
    expect(endpoint.asked[0]).toContain('Harbour Hotel')
    expect(endpoint.asked[0]).not.toMatch(/Ines|Calder|7946|example\.org|linkedin/i)
  } finally {
    await endpoint.close()
  }
})

const ROUNDS = rounds(1, 50)
const SHARES = [0.25, 0.5, 0.75, 0.99]

/** The bytes of an upload as the page sends them, with everything but the connection. */
async function bytesOf(id: string, cookie: string): Promise<Buffer> {
  let sent: Request | undefined
  const keep = async (request: Request) => {
    sent = request
    return new Response(null, { status: 500 })
  }
  const page: Client = createORPCClient(new RPCLink({ url: `${server.origin}/rpc`, fetch: keep }))
  const file = resumeFile(RESUME_TEXT + 'Laminated dough. '.repeat(5_000))
  await page.profiles.uploadResume({ id, file, autoSave: true }).catch(() => {})
  const body = Buffer.from(sent ? await sent.arrayBuffer() : new ArrayBuffer(0))
  const head = [
    'POST /rpc/profiles/uploadResume HTTP/1.1',
    'host: 127.0.0.1',
    'connection: close',
    `cookie: ${cookie}`,
    `content-type: ${sent?.headers.get('content-type')}`,
    `content-length: ${body.length}`,
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body])
}

const openLine = (bytes: Buffer) => {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  socket.write(bytes)
  return socket
}
/** Sends this much and cuts the line without a word as soon as it is on its way. */
const sendAndCut = (bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
    socket.write(bytes, () => setTimeout(() => socket.resetAndDestroy(), 20))
    socket.on('error', reject).on('close', () => resolve())
  })

test(`C5 ${ROUNDS * SHARES.length} uploads that are cut off after 25 to 99 % leave no row and no file`, async () => {
  const { person, profile } = await withProfile(server)
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const bytes = await bytesOf(profile.id, cookie)
  for (let round = 0; round < ROUNDS; round++)
    await Promise.all(SHARES.map((share) => sendAndCut(bytes.subarray(0, Math.floor(bytes.length * share)))))
  const kept = () => storedFiles(server).filter((path) => path.includes(profile.id))
  const whatIsThere = async () => [kept().length, (await person.call.profiles.listResumes({ id: profile.id })).length]
  await checkFilesTask(FEATURES).run({}, server.platform)
  expect(await whatIsThere()).toEqual([0, 0])
  expect(readdirSync(join(server.database.folder, 'uploads'))).toEqual([])
  // The same bytes to their end are taken: the others were refused for what was missing.
  expect(await text(openLine(bytes))).toContain('"saved"')
  expect(await whatIsThere()).toEqual([1, 1])
})

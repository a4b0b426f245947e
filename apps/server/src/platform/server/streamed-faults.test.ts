import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { captureLogs } from '#platform/log'
import { StorageFullError } from '#platform/storage/files'
import { resumeFile, upload, withProfile } from '#testing/resumes'
import { startServerFor, type TestServer } from '#testing/server'

let logs: ReturnType<typeof captureLogs>
beforeEach(() => {
  logs = captureLogs()
})
afterEach(() => logs.stop())
const failures = () => logs.lines.filter(({ event }) => event === 'request failed')

const failPut = (server: TestServer, error: Error) => vi.spyOn(server.platform.storage, 'put').mockRejectedValueOnce(error)

test('API-018 a call that fails after its first step tells a person nothing about it, and the log everything', async () => {
  const server = await startServerFor()
  const { person, profile } = await withProfile(server)
  failPut(server, new Error('relation "resumes" does not exist'))
  const message = expect.stringMatching(/^Something went wrong on our side\. .* tell us this number: \S+$/)
  const fault = await upload(person, profile.id).catch((error) => error)
  expect(fault).toMatchObject({ code: 'UNEXPECTED', status: 500, message })
  expect(failures()).toEqual([expect.objectContaining({ level: 'error', requestId: fault.message.split(': ').at(-1) })])
  expect(JSON.stringify(failures())).toContain('does not exist')
})

test('a call that fails after its first step says why where a person can act on it', async () => {
  const server = await startServerFor()
  const { person, profile } = await withProfile(server)
  failPut(server, new StorageFullError(new Error('ENOSPC')))
  await expect(upload(person, profile.id)).rejects.toMatchObject({ code: 'DISK_FULL', status: 507 })
  failPut(server, Object.assign(new Error('gone'), { code: '23503', constraint: 'resumes_user_id_users_id_fk' }))
  await expect(upload(person, profile.id)).rejects.toMatchObject({ code: 'SIGNED_OUT' })
  // And after it the next one is whole.
  await expect(upload(person, profile.id)).resolves.toMatchObject({ stage: 'saved' })
})

test('a call that its sender cancelled is not a failure', async () => {
  const server = await startServerFor()
  const { person, profile } = await withProfile(server)
  const stop = new AbortController()
  const asked = { id: profile.id, file: resumeFile(), autoSave: true }
  const steps = await person.call.profiles.uploadResume(asked, { signal: stop.signal })
  const walk = async () => {
    for await (const { stage } of steps) if (stage === 'parsing') stop.abort()
  }
  await expect(walk()).rejects.toThrow()
  await upload(person, profile.id)
  expect(failures()).toEqual([])
})

import { afterAll, expect, test } from 'vitest'
import { RESUME_TEXT } from '#testing/resumes'
import { createReader, type Reader } from './reader.ts'

const readers: Reader[] = []
afterAll(() => {
  for (const reader of readers) reader.stop()
})
function open(limits: Parameters<typeof createReader>[0]): Reader {
  const reader = createReader(limits)
  readers.push(reader)
  return reader
}
const resume = { bytes: new TextEncoder().encode(RESUME_TEXT), kind: 'txt' as const }

test('a file that takes too long, too much work or too much memory is let go of with the reason, and the next one is read', async () => {
  expect(await open({ waitMilliseconds: 1 }).read(resume)).toEqual({ status: 'unreadable', reason: 'too-slow' })
  // Only Linux tells how much work and memory a process takes.
  if (process.platform === 'linux') {
    expect(await open({ workMilliseconds: 1 }).read(resume)).toEqual({ status: 'unreadable', reason: 'too-slow' })
    expect(await open({ megabytes: 1 }).read(resume)).toEqual({ status: 'unreadable', reason: 'too-large' })
  }
  expect(await open({}).read(resume)).toMatchObject({ status: 'success' })
})

test('whoever goes away while a file is read is not kept, and what waits behind is read', async () => {
  const reader = open({})
  const gone = new AbortController()
  const first = reader.read(resume, gone.signal)
  gone.abort()
  await expect(first).rejects.toThrow()
  expect(await reader.read(resume)).toMatchObject({ status: 'success' })
})

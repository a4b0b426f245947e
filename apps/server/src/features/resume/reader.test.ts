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
/** Blank lines to the end: it is read, and not at once. */
const longFile = { file: new Blob([RESUME_TEXT + '\n'.repeat(5_000_000)]), kind: 'txt' as const }
const resume = { file: new Blob([RESUME_TEXT]), kind: 'txt' as const }

test('a file that takes too long, or too much memory, is let go of with the reason, and the next one is read', async () => {
  expect(await open({ milliseconds: 1 }).read(longFile)).toEqual({ status: 'unreadable', reason: 'too-slow' })
  // Only Linux tells how much memory a process has.
  if (process.platform === 'linux')
    expect(await open({ megabytes: 1 }).read(longFile)).toEqual({ status: 'unreadable', reason: 'too-large' })
  expect(await open({}).read(resume)).toMatchObject({ status: 'success' })
})

test('a PDF that unpacks to 400 MB is refused', async () => {
  const content = Buffer.alloc(6 * 1024 * 1024, Buffer.from([129, 0x20]))
  const page = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>endobj
4 0 obj<</Filter/RunLengthDecode/Length ${content.length}>>stream
`
  const end = '\nendstream endobj\ntrailer<</Root 1 0 R>>\n'
  const file = new Blob([page, content, end])
  expect(await open({}).read({ file, kind: 'pdf' })).toEqual({
    status: 'unreadable',
    reason: expect.stringMatching(/^too-(?:large|slow)$/),
  })
})

test('a process that does not begin is let go of, too', async () =>
  expect(await open({ patience: 1 }).read(resume)).toEqual({ status: 'unreadable', reason: 'too-slow' }))

test('whoever goes away while a file is read is not kept, and what waits behind is read', async () => {
  const reader = open({})
  const gone = new AbortController()
  const first = reader.read(resume, gone.signal)
  gone.abort()
  await expect(first).rejects.toThrow()
  expect(await reader.read(resume)).toMatchObject({ status: 'success' })
})

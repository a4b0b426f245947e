import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { captureLogs } from '#platform/log'
import { createStorage } from '#platform/storage/storage'
import { checkFiles } from './check-files.ts'

const DAY = 86_400_000

/** A disk with these files, each with its age, and rows that point to these keys. */
async function compare(files: Record<string, number>, rows: readonly string[]) {
  const location = await mkdtemp(join(tmpdir(), 'jobapply-files-'))
  const logs = captureLogs()
  onTestFinished(() => {
    logs.stop()
    return rm(location, { recursive: true })
  })
  const storage = createStorage({ kind: 'disk', folder: location }, 'secret')
  const written = Date.now()
  for (const [key, age] of Object.entries(files)) {
    await storage.put(key, Buffer.from(key))
    await utimes(join(location, key), (written - age) / 1_000, (written - age) / 1_000)
  }
  const sorted = rows.toSorted()
  await checkFiles(
    storage,
    {
      folder: 'resumes',
      withRow: async (keys) => sorted.filter((key) => keys.includes(key)),
      keysAfter: async (after, limit) => sorted.filter((key) => key > after).slice(0, limit),
      ofPerson: async () => [],
    },
    written,
  )
  const left: string[] = []
  for await (const page of storage.list('resumes')) left.push(...page.map(({ key }) => key))
  return { left: left.sort(), told: logs.lines.map(({ event, folder, files: count }) => [event, folder, count]), text: logs.text }
}

test('a file without a row is removed when it is older than a day, and a row without a file is reported, without its name', async () => {
  const { left, told, text } = await compare(
    {
      'resumes/ann/kept.pdf': 9 * DAY,
      'resumes/ann/orphan.pdf': 2 * DAY,
      'resumes/bob/fresh.pdf': DAY / 2,
      'avatars/x': 9 * DAY,
    },
    ['resumes/ann/kept.pdf', 'resumes/bob/lost.pdf'],
  )
  expect(left).toEqual(['resumes/ann/kept.pdf', 'resumes/bob/fresh.pdf'])
  expect(told).toEqual([
    ['files without a row removed', 'resumes', 1],
    ['files are missing', 'resumes', 1],
  ])
  expect(text).not.toMatch(/bob|orphan/)
})

test('all rows are compared, also those beyond the first page, and what fits says nothing', async () => {
  const keys = Array.from({ length: 620 }, (_, index) => `resumes/ann/${1_000 + index}`)
  expect((await compare({ 'resumes/ann/1000': 0 }, keys)).told).toEqual([['files are missing', 'resumes', 619]])
  expect((await compare({ 'resumes/ann/1000': 0 }, ['resumes/ann/1000'])).told).toEqual([])
})

test('a database that knows hardly any of the files is taken for the wrong one: nothing is removed', async () => {
  const keys = Array.from({ length: 102 }, (_, index) => `resumes/ann/${index}`)
  const { left, told } = await compare(Object.fromEntries(keys.map((key) => [key, 2 * DAY])), ['resumes/ann/0'])
  expect(left).toHaveLength(102)
  expect(told).toEqual([['files not removed', 'resumes', 101]])
})

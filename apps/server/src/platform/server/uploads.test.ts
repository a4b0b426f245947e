import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openUploads } from './uploads.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'uploads-'))
const uploads = openUploads(dataDir)
const names = () => readdirSync(join(dataDir, 'uploads'))
const EDGE = '----edge-of-27-or-more-characters'
const TYPE = `multipart/form-data; boundary=${EDGE}`
const MEGABYTE = 1024 * 1024
const receive = (body: Buffer, type = TYPE, largest = MEGABYTE) => uploads.receive(Readable.from([body]), type, largest)

type Entry = [name: string, filename: string | undefined, content: string]
/** The fields of a form, with the contents of its files. */
const contentOf = (form: FormData): Promise<Entry[]> =>
  Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? [name, undefined, value]
        : [name, `${value.name} ${value.type} ${value.size}`, await value.text()],
    ),
  ) as Promise<Entry[]>

const chunksOf = (body: Buffer, sizes: readonly number[]) => {
  const chunks: Buffer[] = []
  for (let at = 0, turn = 0; at < body.length; turn++) {
    const size = sizes[turn % sizes.length] ?? body.length
    chunks.push(body.subarray(at, at + size))
    at += size
  }
  return chunks
}

test("any form is read as the platform's parser reads it, however the network cuts it, and leaves no name on the disk", async () => {
  const content = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom('', '\r\n', `\r\n--${EDGE.slice(0, 12)}`, `--${EDGE}`, `x--${EDGE}--`, `\r\n--${EDGE}x`, '--', '\r\n\r\n'),
    fc.integer({ min: 60_000, max: 70_000 }).map((size) => 'ab\r\n'.repeat(size / 4)),
  )
  const entry = fc.record({
    name: fc.string({ maxLength: 8, unit: 'grapheme' }),
    file: fc.option(fc.string({ maxLength: 8, unit: 'grapheme' })),
    content,
  })
  const sizes = fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 5 }), sizes, async (entries, cuts) => {
      const pieces = entries.map(({ name, file, content: text }) => {
        const quoted = (value: string) => value.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
        const head = `Content-Disposition: form-data; name="${quoted(name)}"`
        const rest = file === null ? '' : `; filename="${quoted(file)}"\r\nContent-Type: text/plain`
        return `--${EDGE}\r\n${head}${rest}\r\n\r\n${text}\r\n`
      })
      const body = Buffer.from(`${pieces.join('')}--${EDGE}--\r\n`)
      const isLongText = entries.some(({ file, content: text }) => file === null && text.length > 65_536)
      const expected = await new Response(body, { headers: { 'content-type': TYPE } }).formData().then(contentOf, () => 'refused')
      const taken = await uploads
        .receive(Readable.from(chunksOf(body, [...cuts, 5_000])), TYPE, MEGABYTE)
        .then(async ({ form, close }) => {
          expect(names()).toEqual([])
          const found = await contentOf(form)
          await close()
          return found
        })
        .catch(() => 'refused')
      expect(taken).toEqual(isLongText ? 'refused' : expected)
    }),
  )
})

const part = (content: string) => `--${EDGE}\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n${content}\r\n`

test.each([
  ['nothing', ''],
  ['no delimiter', 'hello'],
  ['no end', part('x')],
  ['no header', `--${EDGE}\r\nx\r\n--${EDGE}--\r\n`],
  ['two delimiters with one line break', `--${EDGE}\r\n--${EDGE}--\r\n`],
  ['a header of 9 kB', `--${EDGE}\r\nX: ${'x'.repeat(9_000)}\r\n\r\n\r\n--${EDGE}--\r\n`],
  ['21 parts', `${part('x').repeat(21)}--${EDGE}--\r\n`],
])('%s is not a form', async (_, body) => {
  await expect(receive(Buffer.from(body))).rejects.toMatchObject({ code: 'BAD_INPUT', status: 400 })
})

test('a form that says no boundary is none', () =>
  expect(receive(Buffer.from(part('x')), 'multipart/form-data')).rejects.toMatchObject({ code: 'BAD_INPUT' }))

test('20 parts are a form', async () => {
  const { form, close } = await receive(Buffer.from(`${part('x').repeat(20)}--${EDGE}--\r\n`))
  expect([...form]).toHaveLength(20)
  await close()
})

test('a body without an end is refused at its limit, and what comes after it is not read', async () => {
  let sent = 0
  const body = Readable.from(
    (function* () {
      yield Buffer.from(part('').slice(0, -2))
      for (; sent < 100; sent++) yield Buffer.alloc(MEGABYTE / 10)
    })(),
    { highWaterMark: 1 },
  )
  await expect(uploads.receive(body, TYPE, MEGABYTE)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE', status: 413 })
  expect(sent).toBeLessThan(15)
  expect(body.destroyed).toBe(false)
})

test('a name that a crash has left is removed at the next start', () => {
  const left = join(dataDir, 'uploads', 'left')
  writeFileSync(left, 'x')
  openUploads(dataDir)
  expect(existsSync(left)).toBe(false)
})

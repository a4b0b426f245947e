import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Source } from '#bench/layouts/layout.ts'
import { Programs } from '#bench/layouts/programs.ts'
import { truthOf } from './truth.ts'

/**
 * Makes invented resumes as other trades and countries write them, with their truth files. All were written before
 * the rules that were mended by the odd ones; the even ones are for measuring only, and nobody who works on the reader looks at them.
 * The twelve from 21 on are the second sets, "read-2" and "kept-2", the twelve from 33 on the third ones.
 */
const { values } = parseArgs({ options: { out: { type: 'string' } } })
if (!values.out) {
  console.error('Say where to write: npm run bench -- hard-resumes --out FOLDER')
  process.exit(2)
}
/** The last document of the first sets, and of the second ones. */
const LAST_OF_SETS = [20, 32]
/** What is made of a page, of Markdown and of a plain text. */
const KINDS = { html: 'pdf', md: 'docx', txt: 'txt' } as const
const documents = join(import.meta.dirname, 'documents')
const programs = new Programs()
for (const name of readdirSync(documents).toSorted()) {
  const [, id = '', type = ''] = /^(.+?)\.(html|md|txt)(?:\.txt)?$/.exec(name) ?? []
  const text = readFileSync(join(documents, name), 'utf8')
  const number = Number.parseInt(id, 10)
  const set = 1 + LAST_OF_SETS.filter((last) => number > last).length
  const folder = join(values.out, `${number % 2 === 1 ? 'read' : 'kept'}${set > 1 ? `-${set}` : ''}`)
  mkdirSync(folder, { recursive: true })
  const [notes = '', body = ''] = type === 'txt' ? text.split('=== truth\n').toReversed() : text.split('-->\n')
  const kind = KINDS[type as keyof typeof KINDS]
  const source = sourceOf(kind, body)
  const missing = programs.missing(source)
  if (missing) {
    console.log(`${id} is left out, since ${missing}`)
    continue
  }
  const bytes = await programs.make(source)
  writeFileSync(join(folder, `${id}.${kind}`), bytes)
  writeFileSync(join(folder, `${id}.truth.json`), JSON.stringify(truthOf(id, kind, notes), null, 1))
}
await programs.close()

function sourceOf(kind: (typeof KINDS)[keyof typeof KINDS], body: string): Source {
  if (kind === 'pdf') return { by: 'browser', html: `<!doctype html><meta charset="utf-8">${body}` }
  return kind === 'docx'
    ? { by: 'pandoc', markdown: body, to: kind }
    : { by: 'nobody', bytes: new TextEncoder().encode(body), to: kind }
}

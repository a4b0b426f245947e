import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Programs } from '#bench/layouts/programs.ts'
import { truthOf } from './truth.ts'

/**
 * Prints twenty invented resumes as other trades and countries write them, with their truth files. All were written before
 * the rules that were mended by the odd ones; the even ones are for measuring only, and nobody who works on the reader looks at them.
 */
const { values } = parseArgs({ options: { out: { type: 'string' } } })
if (!values.out) {
  console.error('Say where to write: npm run bench -- hard-resumes --out FOLDER')
  process.exit(2)
}
const documents = join(import.meta.dirname, 'documents')
const programs = new Programs()
for (const name of readdirSync(documents).toSorted()) {
  const [, id = '', type] = /^(.+?)\.(html|txt)(?:\.txt)?$/.exec(name) ?? []
  const text = readFileSync(join(documents, name), 'utf8')
  const folder = join(values.out, Number.parseInt(id, 10) % 2 === 1 ? 'read' : 'kept')
  mkdirSync(folder, { recursive: true })
  const isPage = type === 'html'
  const [notes = '', body = ''] = isPage ? text.split('-->\n') : text.split('=== truth\n').toReversed()
  const kind = isPage ? 'pdf' : 'txt'
  const bytes = isPage
    ? await programs.make({ by: 'browser', html: `<!doctype html><meta charset="utf-8">${body}` })
    : new TextEncoder().encode(body)
  writeFileSync(join(folder, `${id}.${kind}`), bytes)
  writeFileSync(join(folder, `${id}.truth.json`), JSON.stringify(truthOf(id, kind, notes), null, 1))
}
await programs.close()

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ResumeKind } from '@jobapply/core/resume/constants'
import { UnreadableResume } from '@jobapply/resume-parser/document/unreadable'
import { readResume } from '@jobapply/resume-parser/read-resume'
import { extractText, getDocumentProxy } from 'unpdf'
import { conditions, median, quantile } from '#bench/shared/measure.ts'

/** P6: what a set of resumes becomes, how long that takes, and its CPU beside plain text extraction of the same file. */
const ROUNDS = 5
const DOCUMENT = /^(.+)\.(pdf|docx|doc|txt|odt)$/

const { values } = parseArgs({
  options: { set: { type: 'string' }, out: { type: 'string' }, scorer: { type: 'string' } },
})
if (!values.set) {
  console.error('Say which documents to read: npm run bench -- resumes --set FOLDER [--out FOLDER] [--scorer FILE]')
  process.exit(2)
}
const set = values.set
const out = values.out ?? mkdtempSync(join(tmpdir(), 'jobapply-resumes-'))
mkdirSync(out, { recursive: true })
const documents = readdirSync(set)
  .toSorted()
  .flatMap((name) => {
    const [, id = '', kind = ''] = DOCUMENT.exec(name) ?? []
    return id ? { id, kind: kind as ResumeKind, name, bytes: new Uint8Array(readFileSync(join(set, name))) } : []
  })
console.log(`Reading ${documents.length} resumes (${conditions()})`)

const answerOf = (bytes: Uint8Array, kind: ResumeKind) =>
  readResume(bytes, kind).then(
    ({ data }) => ({ status: 'success', data }),
    (error: Error) => ({ status: 'error', reason: error instanceof UnreadableResume ? error.reason : error.message }),
  )

for (const { id, kind, bytes } of documents)
  writeFileSync(join(out, `${id}.json`), JSON.stringify(await answerOf(bytes, kind), null, 1))

async function measured(work: () => Promise<unknown>) {
  const cpu = process.cpuUsage()
  const started = performance.now()
  await work()
  const { user, system } = process.cpuUsage(cpu)
  return { seconds: (performance.now() - started) / 1000, cpuMs: (user + system) / 1000 }
}

const plainText = async (bytes: Uint8Array) => extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })

const seconds: number[] = []
const ratios: number[] = []
for (const { kind, bytes } of documents) {
  const [control, product] = [[] as number[], [] as number[]]
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    if (kind === 'pdf') control.push((await measured(() => plainText(bytes))).cpuMs)
    const turn = await measured(() => answerOf(bytes, kind))
    product.push(turn.cpuMs)
    times.push(turn.seconds)
  }
  seconds.push(median(times))
  if (kind === 'pdf') ratios.push(median(product) / median(control))
}
console.log(`seconds a document: median ${median(seconds).toFixed(4)}, p95 ${quantile(seconds, 0.95).toFixed(4)}`)
if (ratios.length > 0)
  console.log(
    `CPU to plain text extraction of the same PDF: median ${median(ratios).toFixed(2)}, p95 ${quantile(ratios, 0.95).toFixed(2)}`,
  )
console.log(`written to ${out}`)
if (values.scorer)
  process.exitCode = spawnSync(process.execPath, [values.scorer, '--pred', out, '--set', set], { stdio: 'inherit' }).status ?? 1

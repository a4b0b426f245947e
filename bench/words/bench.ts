import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ResumeKind } from '@jobapply/core/resume/constants'
import { readDocument } from '@jobapply/resume-parser/read-document'
import { originals } from '#bench/documents/odd-files.ts'
import { resumesIn } from '#bench/shared/damaged.ts'
import { conditions, median } from '#bench/shared/measure.ts'
import { readWithAnother } from './other-readers.ts'

/**
 * H3: the words that another reader finds in a file (pdftotext, docx2txt, antiword, odt2txt) and we find as well,
 * `npm run bench -- words [--set DIR ...]`: of our own resumes, or of those of a folder.
 */
const GATE = { median: 0.98, share: 0.9, files: 0.95 }
const LEAST_WORDS = 20
const { values } = parseArgs({ options: { set: { type: 'string', multiple: true } } })

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u200b]/g, '')
    .match(/[\p{L}\p{N}]{2,}/gu) ?? []

/** How many of the first words are among the second ones, each as often as it is there. */
function shareOf(theirs: readonly string[], ours: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of ours) left.set(word, (left.get(word) ?? 0) + 1)
  const found = theirs.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  })
  return found.length / theirs.length
}

async function textOf(file: string): Promise<string | undefined> {
  const kind = /[^.]+$/.exec(file)?.[0] as ResumeKind
  const text = await readDocument(new Uint8Array(readFileSync(file)), kind).catch(() => undefined)
  return (
    text && [...text.lines.map((line) => line.text), ...(text.aside ?? []), ...text.links.map((link) => link.text)].join('\n')
  )
}

const folder = mkdtempSync(join(tmpdir(), 'jobapply-words-'))
const own = async () =>
  (await originals()).map(({ name, bytes }) => {
    writeFileSync(join(folder, name), bytes)
    return join(folder, name)
  })
const files = values.set ? values.set.flatMap(resumesIn) : await own()
const seen: { file: string; program: string; share: number }[] = []
const missing = new Map<string, number>()
for (const file of files) {
  const other = readWithAnother(file)
  if (!other) continue
  const theirs = wordsOf(other.text ?? '')
  if (other.text === undefined) missing.set(other.program, (missing.get(other.program) ?? 0) + 1)
  if (theirs.length < LEAST_WORDS) continue
  seen.push({ file: basename(file), program: other.program, share: shareOf(theirs, wordsOf((await textOf(file)) ?? '')) })
}
rmSync(folder, { recursive: true, force: true })

console.log(`words beside other readers (${conditions()})`)
for (const [program, all] of Map.groupBy(seen, (one) => one.program)) {
  const worst = all.toSorted((one, other) => one.share - other.share).slice(0, 3)
  const shown = worst.map(({ file, share }) => `${file} ${share.toFixed(3)}`).join(', ')
  console.log(`  ${program}: ${all.length} files, median ${median(all.map(({ share }) => share)).toFixed(3)}; least ${shown}`)
}
for (const [program, count] of missing) console.log(`  ${program} is not here or refuses ${count} files`)
const middle = median(seen.map(({ share }) => share))
const good = seen.filter(({ share }) => share >= GATE.share).length / seen.length
console.log(
  `  H3 ${seen.length} files, median ${middle.toFixed(3)} (gate ${GATE.median}), ${(100 * good).toFixed(1)} % of them at least ${GATE.share} (gate ${100 * GATE.files} %)`,
)
process.exitCode = middle >= GATE.median && good >= GATE.files ? 0 : 1

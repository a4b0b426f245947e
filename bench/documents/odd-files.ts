import { readFileSync } from 'node:fs'
import { newDesign } from '@jobapply/core/documents/rules'
import { makeDocx } from '@jobapply/documents/make-docx'
import { makeText } from '@jobapply/documents/make-text'
import { type Document, FIXTURES, read, resumesIn } from '#bench/shared/damaged.ts'
import { contentOfTruth, type Truth } from '#bench/shared/resume-content.ts'

const ENDINGS = ['pdf', 'docx', 'doc', 'odt', 'txt']
const CUTS = [0.02, 0.25, 0.5, 0.75, 0.95]
const FLIPS = [1, 20, 400]
const HOLES = [64, 4_096, 40_000]
const SIZES = [0, 1, 700, 70_000]

/** The same numbers each time. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Our own resumes: the fixtures, and the same people as Word files and as plain texts. */
export async function originals(): Promise<Document[]> {
  const fixtures = resumesIn(FIXTURES).map(read)
  const made = await Promise.all(
    fixtures.map(async ({ name }, place): Promise<Document> => {
      const base = name.replace(/\.\w+$/, '')
      const truth: Truth = JSON.parse(readFileSync(`${FIXTURES}/${base}.truth.json`, 'utf8'))
      const content = contentOfTruth(truth)
      if (place % 3 === 0) return { name: `${base}.txt`, bytes: new TextEncoder().encode(makeText(content, newDesign('ledger'))) }
      return { name: `${base}.docx`, bytes: new Uint8Array(await makeDocx(content, newDesign('ledger'))) }
    }),
  )
  return [...fixtures, ...made]
}

/** Broken and odd ones of them: cut, flipped, holed, twice in one file, under each other's names, and files that are nothing at all. */
export async function oddFiles(): Promise<Document[]> {
  const random = randomFrom(7)
  const changed = (bytes: Document['bytes'], change: (copy: Document['bytes']) => void) => {
    const copy = bytes.slice()
    change(copy)
    return copy
  }
  const odd = (await originals()).flatMap(({ name, bytes }): Document[] => {
    const [ending = ''] = /[^.]+$/.exec(name) ?? []
    const others = ENDINGS.filter((one) => one !== ending)
    return [
      ...CUTS.map((share) => ({ name: `cut-${share}-${name}`, bytes: bytes.slice(0, Math.floor(bytes.length * share)) })),
      ...FLIPS.map((count) => ({
        name: `flipped-${count}-${name}`,
        bytes: changed(bytes, (copy) => {
          for (let flips = 0; flips < count; flips++) copy[random(copy.length)] = random(256)
        }),
      })),
      ...HOLES.map((size) => ({
        name: `hole-${size}-${name}`,
        bytes: changed(bytes, (copy) => {
          const from = random(copy.length)
          copy.fill(0, from, from + size)
        }),
      })),
      { name: `twice-${name}`, bytes: new Uint8Array(Buffer.concat([bytes, bytes])) },
      { name: `${name}.${others[random(others.length)]}`, bytes },
    ]
  })
  const noise = ENDINGS.flatMap((ending) =>
    SIZES.map((size) => ({ name: `noise-${size}.${ending}`, bytes: Uint8Array.from({ length: size }, () => random(256)) })),
  )
  return [...odd, ...noise]
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Document = { name: string; bytes: Uint8Array<ArrayBuffer> }

export const FIXTURES = join(import.meta.dirname, '../../packages/resume-parser/fixtures/documents')

export const resumesIn = (set: string) =>
  readdirSync(set)
    .filter((name) => /\.(pdf|docx|doc|txt|odt)$/.test(name))
    .map((name) => join(set, name))

export const read = (path: string): Document => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  bytes: new Uint8Array(readFileSync(path)),
})

/** Valid files cut off or with flipped bytes: the same damage in every run. */
export function* damage(originals: readonly string[], count: number): Generator<Document> {
  let seed = 1
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  for (let made = 0; made < count; made++) {
    const { name, bytes } = read(originals[made % originals.length] ?? '')
    if (made % 4 === 0) yield { name, bytes: bytes.slice(0, random(bytes.length)) }
    else {
      for (let flips = 1 + random(20); flips > 0; flips--) bytes[random(bytes.length)] = random(256)
      yield { name, bytes }
    }
  }
}

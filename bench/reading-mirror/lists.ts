import type { Reading, Statement } from './reading.ts'

const WIDTH = 190

/** The part of a long sentence around a name, on one line. */
export function excerpt(sentence: string, name: string): string {
  const line = sentence.replace(/\s+/g, ' ').trim()
  if (line.length <= WIDTH) return line
  const [word = name] = name
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((one) => one.length > 2)
  const at = Math.max(0, line.toLowerCase().indexOf(word))
  const from = Math.max(0, Math.min(at - WIDTH / 2, line.length - WIDTH))
  return `${from > 0 ? '…' : ''}${line.slice(from, from + WIDTH)}${from + WIDTH < line.length ? '…' : ''}`
}

/** A number from a text, the same on every machine: a fixed draw that no order of files can bend. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  // Texts that differ in their last letter only must not be neighbours.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return (hash ^ (hash >>> 13)) >>> 0
}

const isRequired = ({ nice, isNamed }: Statement) => !nice && !isNamed

type Found = Statement & { id: string }
const told = (readings: readonly Reading[], of: (reading: Reading) => readonly Statement[]): Found[] =>
  readings.flatMap((reading) => of(reading).map((one) => ({ ...one, id: reading.posting.id })))

/** One required skill of each of some postings. */
export function drawSkills(readings: readonly Reading[], count: number): string[] {
  return readings
    .filter(({ skills }) => skills.some(isRequired))
    .toSorted((a, b) => hashOf(a.posting.id) - hashOf(b.posting.id))
    .slice(0, count)
    .flatMap(({ posting, skills }) => {
      const [one] = skills.filter(isRequired).toSorted((a, b) => hashOf(posting.id + a.name) - hashOf(posting.id + b.name))
      return one ? [`  ${posting.id} ${one.name} | ${excerpt(one.sentence, one.name)}`] : []
    })
}

const SENTENCES = 3

/** The most frequent names by the number of postings, with sentences of different postings. */
export function mostFrequent(
  readings: readonly Reading[],
  of: (reading: Reading) => readonly Statement[],
  keyOf: (one: Statement) => string,
  most: number,
): string[] {
  const groups = [...Map.groupBy(told(readings, of), keyOf)].map(([key, all]) => ({
    key,
    all: [...new Map(all.map((one) => [one.id, one])).values()],
  }))
  return groups
    .toSorted((a, b) => b.all.length - a.all.length || a.key.localeCompare(b.key))
    .slice(0, most)
    .flatMap(({ key, all }) => [
      `  ${key}: ${all.length} postings`,
      ...all
        .toSorted((a, b) => hashOf(a.id + key) - hashOf(b.id + key))
        .slice(0, SENTENCES)
        .map((one) => `      ${one.id} ${excerpt(one.sentence, one.name)}`),
    ])
}

/** Postings in which nothing was found, the longest first. */
export const without = (readings: readonly Reading[], of: (reading: Reading) => readonly Statement[], most: number): string[] => {
  const none = readings.filter((reading) => of(reading).every(({ nice }) => nice))
  return [
    `  ${none.length} of ${readings.length} postings`,
    ...none
      .toSorted((a, b) => b.posting.description.length - a.posting.description.length)
      .slice(0, most)
      .map(({ posting }) => `      ${posting.id} ${posting.description.length} characters: ${posting.title.slice(0, 90)}`),
  ]
}

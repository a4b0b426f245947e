import { readdirSync, readFileSync } from 'node:fs'
import type { ResumeParseResult } from '@jobapply/core/resume/schema'
import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'
import { fixture } from './testing.ts'

const FOLDER = new URL('../fixtures/documents/', import.meta.url)
const NOW = new Date('2026-11-19T12:00:00Z')
const NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.truth.json'))
  .map((name) => name.slice(0, -'.truth.json'.length))
const HALF = Math.ceil(NAMES.length / 2)
const MOST_LETTERS = 70

/** A long text by its beginning and its length. */
const short = (text: string) => {
  const line = text.replaceAll('\n', ' / ')
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)}… [${text.length}]` : line
}

/** A line a value group: each field with what it is read as, and how sure that is. */
function rowsOf({ data, evidence, unplaced, findings }: ResumeParseResult): string[] {
  const sure = new Map(evidence.map(({ path, confidence }) => [path, confidence.toFixed(2)]))
  const cell = (path: string, name: string, value: unknown) =>
    value === '' || value === false || (Array.isArray(value) && value.length === 0)
      ? []
      : [
          `${name}=${short(Array.isArray(value) ? value.join(', ') : String(value))}${sure.has(path) ? ` (${sure.get(path)})` : ''}`,
        ]
  const row = (path: string, values: object) =>
    `${path}: ${Object.entries(values)
      .flatMap(([name, value]) => cell(`${path}.${name}`, name, value))
      .join(' | ')}`
  const { personal_info, skills, ...groups } = data
  return [
    row('personal_info', personal_info),
    `skills: ${skills.map((skill, at) => `${skill} (${sure.get(`skills.${at}`)})`).join(', ')}`,
    ...Object.entries(groups).flatMap(([group, entries]) => entries.map((entry, at) => row(`${group}.${at}`, entry))),
    ...unplaced.map((line) => `unplaced: ${short(line)}`),
    ...findings.map((finding) => `finding: ${JSON.stringify(finding)}`),
  ]
}

test.each([
  ['first', NAMES.slice(0, HALF)],
  ['second', NAMES.slice(HALF)],
])('every field of the invented documents, and how sure it is, is as approved: %s half', async (half, names) => {
  const blocks: string[] = []
  for (const name of names) {
    const { file, format } = JSON.parse(readFileSync(new URL(`${name}.truth.json`, FOLDER), 'utf8'))
    blocks.push([`== ${name}`, ...rowsOf(await readResume(fixture(file), format, { filename: file, now: NOW }))].join('\n'))
  }
  await expect(`${blocks.join('\n\n')}\n`).toMatchFileSnapshot(`all-fields-${half}.approved.txt`)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files } from './house.testing.ts'
import { findLostReferences, findRecordProblems, type Library, openLibrary } from './house-references.testing.ts'

const library = openLibrary()
const papers = [...library.files].filter((file) => file.endsWith('.md'))
const records = papers.filter((file) => file.startsWith('docs/decisions/'))
/** This file holds lost references as examples. */
const read = [...files, ...papers].filter((file) => !file.endsWith('.css') && file !== 'house-references.test.ts')

test('citations, links and paths in comments and papers lead somewhere', () => {
  expect(read.flatMap((file) => findLostReferences(file, readFileSync(file, 'utf8'), library))).toEqual([])
})

test('a decision record says under its title whether it holds, and since when', () => {
  expect(records.flatMap((file) => findRecordProblems(file, readFileSync(file, 'utf8'), library.records))).toEqual([])
})

test('the three papers and the decisions are in docs/spec', () => {
  expect([...library.sections.keys()].sort()).toEqual(['1', '2', '3'])
  expect([...(library.sections.get('2') ?? [])]).toContain('5.3')
  expect(library.decisions).toContain('Access')
  expect(library.rules.size).toBe(5)
})

const EXAMPLE: Library = {
  sections: new Map([
    ['1', new Set(['1', '2'])],
    ['2', new Set(['5', '5.3'])],
  ]),
  decisions: new Set(['Access', 'Plans']),
  rules: new Set(['1', '5']),
  records: new Set(['006']),
  rows: new Set(['AUTH-001']),
  areas: new Set(['AUTH']),
  files: new Set([
    'README.md',
    'docs/operations.md',
    'docs/decisions/006-rows.md',
    'apps/server/src/platform/db/lock.ts',
    'packages/core/src/jobs/keys.ts',
  ]),
}

test.each([
  ['// spec 1 §2, spec 2 §5.3 and §5; RFC 5545 §3.3.11'],
  ["test('spec 1 §1: a person signs in')"],
  ['/** Spread over lines (decisions,\n * Access), spec 2\n * §5.3. */'],
  ['// decisions, Plans and limits; decisions, rule 5'],
  ['// docs/decisions/006, README.md, docs/operations.md'],
  ['// AUTH-001, ISO-900, RFC-822'],
  ['// `core/jobs/keys.ts`, platform/db/lock.ts, lock.ts, `platform/db/`, `x.testing.ts`, `core/x/contract.ts`'],
  ["const path = 'CHANGELOG.md' // a name in a string is not a reference"],
  ['export const plan = (fields: Field[], decisions: Decision[]) => decisions'],
])('leads somewhere: %s', (text) => expect(findLostReferences('apps/x.ts', text, EXAMPLE)).toEqual([]))

test.each([
  ['a.ts', '\n// spec 1 §3', ['a.ts:2 spec 1 has no §3']],
  ['a.ts', '// spec 4 §2', ['a.ts:1 spec 4 does not exist', 'a.ts:1 spec 4 has no §2']],
  ['a.ts', "test('spec 2 §5.4 says so')", ['a.ts:1 spec 2 has no §5.4']],
  ['a.ts', '// as in §2', ['a.ts:1 §2 names no paper']],
  ['a.ts', '// spec 1 §1 is about people. §2 is not.', ['a.ts:1 §2 names no paper']],
  ['a.ts', '// decisions, Excess', ['a.ts:1 decisions have no section Excess']],
  ['a.ts', '// decisions, rule 6', ['a.ts:1 decisions have no rule 6']],
  ['a.ts', '/** Kept (spec 1 §2, decisions). */', ['a.ts:1 cites the decisions without a section']],
  ['a.ts', '// AUTH-002', ['a.ts:1 AUTH-002 is not a row of the requirements']],
  ['a.ts', '// docs/decisions/099', ['a.ts:1 decision 099 does not exist']],
  [
    'docs/decisions/006-rows.md',
    'as before (007), decision 008',
    ['docs/decisions/006-rows.md:1 decision 007 does not exist', 'docs/decisions/006-rows.md:1 decision 008 does not exist'],
  ],
  ['a.ts', '/** As drawn (look.md). */', ['a.ts:1 look.md does not exist']],
  [
    'a.ts',
    '// (look-screens-2), (reliability E4), (design, P5)',
    [
      "a.ts:1 'look-screens' is not in the repository",
      "a.ts:1 'reliability E4' is not in the repository",
      "a.ts:1 '(design, P5)' is not in the repository",
    ],
  ],
  [
    'README.md',
    '[how](docs/how.md) [why](docs/operations.md#why) [who](https://example.org/who)',
    ['README.md:1 docs/how.md does not exist'],
  ],
  [
    'README.md',
    'see `core/jobs/locks.ts`, `platform/cache/` and `scripts/gone`',
    [
      'README.md:1 core/jobs/locks.ts does not exist',
      'README.md:1 platform/cache/ does not exist',
      'README.md:1 scripts/gone does not exist',
    ],
  ],
])('leads nowhere, in %s: %s', (file, text, expected) => expect(findLostReferences(file, text, EXAMPLE)).toEqual(expected))

test.each([
  ['# 006 Rows\n\nStatus: Accepted, 2026-11-15\n\n**Context.**', 0],
  ['# 006 Rows\n\nStatus: Superseded by 006, 2026-11-15', 0],
  ['# 006 Rows\n\nStatus: Superseded by 099, 2026-11-15', 1],
  ['# 006 Rows\n\nStatus: accepted', 1],
  ['# 006 Rows\n\n**Context.**', 1],
  ['# Rows\n\nStatus: Accepted, 2026-11-15', 1],
])('a record is judged by its first lines: %j', (text, problems) =>
  expect(findRecordProblems('docs/decisions/006-rows.md', text, EXAMPLE.records)).toHaveLength(problems),
)

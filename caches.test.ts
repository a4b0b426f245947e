import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listSources, parseSource } from './scripts/pattern-sources.mjs'

/** Caches that nothing trims, and what bounds them all the same. */
const BOUNDED: Readonly<Record<string, string>> = {
  'apps/server/src/features/jobs/sources/readers/paths.ts parsed': 'the paths that stand in the files of our sources',
  'apps/server/src/platform/metrics/registry.ts collectors': 'the figures that our own files name',
  'apps/web/app/features/profiles/saving/profile-cache.ts deletedHere': 'the profiles that one person deletes in one window',
}

type Node = {
  type?: string
  name?: string
  id?: Node
  init?: Node
  callee?: Node
  object?: Node
  property?: Node
  left?: Node
  right?: Node
}
const GROWS = ['set', 'add']
const SHRINKS = ['delete', 'clear']

/** The maps and sets of a module that functions fill and nothing in the module trims. A WeakMap trims itself. */
function untrimmedCaches(file: string, text: string): string[] {
  // Parsing takes long, and most files have neither.
  if (!/new (?:Map|Set)\b/.test(text)) return []
  const caches = new Set<string>()
  const [filled, trimmed] = [new Set<string>(), new Set<string>()]
  const visit = (value: unknown, isInFunction: boolean): void => {
    if (value === null || typeof value !== 'object') return
    const { type, id, init, callee, object, property, left, right }: Node = value
    if (type === 'VariableDeclarator' && !isInFunction && /^(?:Map|Set)$/.test(init?.callee?.name ?? '') && id?.name)
      caches.add(id.name)
    if (type === 'CallExpression' && callee?.object?.name && GROWS.includes(callee.property?.name ?? '') && isInFunction)
      filled.add(callee.object.name)
    // A full one is put aside, and an empty one takes its place.
    if (type === 'AssignmentExpression' && isInFunction && left?.name && /^(?:Map|Set)$/.test(right?.callee?.name ?? ''))
      trimmed.add(left.name)
    if (type === 'MemberExpression' && object?.name && SHRINKS.includes(property?.name ?? '')) trimmed.add(object.name)
    const isFunction = /Function/.test(type ?? '')
    for (const child of Object.values(value)) visit(child, isInFunction || isFunction)
  }
  visit(parseSource(file, text), false)
  return [...caches].filter((name) => filled.has(name) && !trimmed.has(name)).map((name) => `${file} ${name}`)
}

test('no module keeps a cache that only grows', () => {
  const found = listSources()
    .filter((file) => !file.startsWith('scripts/'))
    .flatMap((file) => untrimmedCaches(file, readFileSync(file, 'utf8')))
  expect(found.sort()).toEqual(Object.keys(BOUNDED).sort())
})

test.each([
  ['const known = new Map()\nexport const read = (key: string) => known.set(key, 1)', ['x.ts known']],
  [
    'const known = new Set<string>()\nexport function read(key: string) { if (known.size > 9) known.clear(); known.add(key) }',
    [],
  ],
  ['const table = new Map()\nfor (const word of WORDS) table.set(word, 1)', []],
  ['const known = new WeakMap()\nexport const read = (key: object) => known.set(key, 1)', []],
])('a cache is found by what fills and what trims it: %s', (text, expected) => {
  expect(untrimmedCaches('x.ts', text)).toEqual(expected)
})

import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHUNKS, NAMED_FILES } from './chunks.ts'

const root = new URL('../../', import.meta.url)

test.each(NAMED_FILES)('a list of shared files names %s, which is there', (file) => {
  expect(existsSync(new URL(file, root))).toBe(true)
})

test('a file goes into the first chunk that names it', () => {
  const chunkOf = (id: string) =>
    CHUNKS.find(({ test: named }) => (typeof named === 'function' ? named(id) : named.test(id)))?.name
  expect(chunkOf('/anywhere/apps/web/app/platform/theme.ts')).toBe('page')
  expect(chunkOf('/anywhere/packages/core/src/billing/rules.ts')).toBe('plans')
  expect(chunkOf('/anywhere/node_modules/react-router/dist/index.mjs')).toBe('router')
  expect(chunkOf('/anywhere/apps/web/app/features/search/search-page.tsx')).toBeUndefined()
})

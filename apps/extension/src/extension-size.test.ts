import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'

/** P17 */
const MOST_BYTES = 30 * 1_024

test("the script in an employer's page is at most 30 KiB, because the words of all languages stay in the worker", async () => {
  const bundle = await rolldown({ input: fileURLToPath(new URL('entrypoints/form-page.ts', import.meta.url)) })
  const { output } = await bundle.generate({ format: 'iife', name: 'formPage', minify: true })
  const [script] = output
  expect(output).toHaveLength(1)
  expect(gzipSync(script.code).length).toBeLessThanOrEqual(MOST_BYTES)
  const parts = Object.entries(script.modules).flatMap(([path, { renderedLength }]) => (renderedLength > 0 ? path : []))
  expect(parts.filter((path) => /lexicon|countries|outcome\/words|judge-sentence|\/zod\//.test(path))).toEqual([])
})

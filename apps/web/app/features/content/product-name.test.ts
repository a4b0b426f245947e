import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = globSync('{apps/*/{src,app},packages/*/src}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
/** Another spelling: "JobApply", "Job Apply AI". Package names are lower case, and a user agent ("JobApplyAI/1.0") has no spaces. */
const OTHER_NAME = /\bJobApply(?! AI\b|AI\/)|\bJob Apply\b|\bJobApply ?Ai\b/g

test('LANDING-001 no text in the sources gives the product another name', () => {
  expect(SOURCES.length).toBeGreaterThan(200)
  const found = SOURCES.flatMap((file) => (readFileSync(file, 'utf8').match(OTHER_NAME) ?? []).map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
})

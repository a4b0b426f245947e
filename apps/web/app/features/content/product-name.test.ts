import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = globSync('{apps/*/{src,app},packages/*/src}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
/** The name with another ending, or none: "JobApply", "Job Apply AI". Package names are written small. */
const OTHER_NAME = /\bJobApply(?! AI\b)|\bJob Apply\b|\bJobApply ?Ai\b/g

test('LANDING-001 no text in the sources gives the product another name', () => {
  expect(SOURCES.length).toBeGreaterThan(200)
  const found = SOURCES.flatMap((file) => (readFileSync(file, 'utf8').match(OTHER_NAME) ?? []).map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
})

import { globSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whose browser tests prove a feature that has none of its own. @type {Record<string, string>} */
const PROVEN_BY = {
  jobs: 'search',
  matching: 'search',
  answers: 'applications',
  api: 'extension',
  writing: 'documents',
  'resume-parser': 'resume',
}

/** @param {string} file The feature that a file belongs to, or its package. */
export const featureOf = (file) =>
  /^(?:packages\/core\/src|apps\/server\/src\/features)\/([\w-]+)\//.exec(file)?.[1] ??
  /^(?:packages|apps)\/([\w-]+)\//.exec(file)?.[1] ??
  ''

/**
 * The tests beside a file, then the rule tests of its feature, then its call tests: most edits are caught there, in seconds.
 * @param {string} root
 * @param {string} file
 * @param {boolean} isQuick without the call tests elsewhere in the feature
 * @returns {string[][]}
 */
export function nearTests(root, file, isQuick) {
  const feature = featureOf(file)
  const list = (/** @type {string} */ pattern) =>
    globSync(`${pattern}.test.{ts,tsx}`, { cwd: root }).map((one) => one.replaceAll('\\', '/'))
  // The tests of a room stand in it or beside it.
  const beside = [dirname(file), dirname(dirname(file))].flatMap((folder) => list(`${folder}/*`))
  const [rules, calls] = [
    [`packages/core/src/${feature}`, `packages/${feature}/src`, `apps/extension/src/${feature}`, `apps/${feature}/src`],
    [`apps/server/src/features/${feature}`],
  ].map((folders) => folders.flatMap((folder) => list(`${folder}/**/*`)).filter((one) => !beside.includes(one)))
  return [beside, rules ?? [], isQuick ? [] : (calls ?? [])].filter(({ length }) => length > 0)
}

/** @param {string} file */
export const journeysOf = (file) => [`e2e/${PROVEN_BY[featureOf(file)] ?? featureOf(file)}/`]

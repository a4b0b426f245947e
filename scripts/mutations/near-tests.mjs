import { globSync } from 'node:fs'
import { dirname } from 'node:path'

/** What the browser tests of a feature are called, where they are not called like it. */
const JOURNEYS = {
  auth: ['auth', 'session', 'settings-security'],
  billing: ['billing', 'pricing', 'trial'],
  resume: ['resume.test', 'screens-resume', 'newcomer'],
  profiles: ['profile'],
  documents: ['resume-builder', 'resume.test', 'cover-letters', 'tailoring'],
  answers: ['auto-apply', 'extension-forms'],
  applications: ['applications', 'auto-apply', 'receipt'],
  jobs: ['search', 'extension-search'],
  matching: ['search'],
  insights: ['dashboard', 'analytics'],
  account: ['settings', 'user', 'delete-account'],
  api: ['extension'],
  content: ['public-pages', 'landing', 'install'],
  admin: ['admin', 'subscription-analytics'],
  extension: ['extension'],
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
  const beside = list(`${dirname(file)}/*`)
  const [rules, calls] = [
    [`packages/core/src/${feature}`, `packages/${feature}/src`, `apps/extension/src/${feature}`, `apps/${feature}/src`],
    [`apps/server/src/features/${feature}`],
  ].map((folders) => folders.flatMap((folder) => list(`${folder}/**/*`)).filter((one) => !beside.includes(one)))
  return [beside, rules ?? [], isQuick ? [] : (calls ?? [])].filter(({ length }) => length > 0)
}

/** @param {string} file */
export const journeysOf = (file) => JOURNEYS[/** @type {keyof typeof JOURNEYS} */ (featureOf(file))] ?? [featureOf(file)]

import { globSync } from 'node:fs'
import { dirname } from 'node:path'

/** What the browser tests of a feature are called, where they are not called like it. */
const JOURNEYS = {
  auth: ['auth', 'session', 'settings-security'],
  billing: ['billing', 'pricing', 'trial'],
  resume: ['resume-upload', 'resume-review'],
  profiles: ['profile', 'summaries'],
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
 * The rule and call tests beside a file, then those of its feature on every floor: most edits are caught there, in seconds.
 * @param {string} root
 * @param {string} file
 */
export function nearTests(root, file) {
  const feature = featureOf(file)
  const list = (/** @type {string[]} */ folders) =>
    folders.flatMap((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root })).map((one) => one.replaceAll('\\', '/'))
  const beside = globSync(`${dirname(file)}/*.test.{ts,tsx}`, { cwd: root }).map((one) => one.replaceAll('\\', '/'))
  const own = [
    `packages/core/src/${feature}`,
    `apps/server/src/features/${feature}`,
    `packages/${feature}/src`,
    `apps/${feature}/src`,
  ]
  const ofFeature = list(own).filter((one) => !beside.includes(one))
  return { beside, ofFeature }
}

/** @param {string} file */
export const journeysOf = (file) => JOURNEYS[/** @type {keyof typeof JOURNEYS} */ (featureOf(file))] ?? [featureOf(file)]

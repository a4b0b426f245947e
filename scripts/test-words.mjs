import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, Stop } from './machine.mjs'

export const KINDS = ['unit', 'component', 'call', 'e2e']
/** Run when something changed that all pages share: somebody new comes in, signs in again, and finds the way around. */
const JOURNEYS = ['onboarding/newcomer.test.ts', 'auth/auth-journeys.test.ts', 'shell/shell.test.ts']
/** Whose browser tests prove a feature that has none of its own. @type {Record<string, string>} */
const PROVEN_BY = { jobs: 'search', matching: 'search', answers: 'applications', api: 'extension' }
/** They import nearly everything, so nearly every change would ask for them: a minute that a whole run takes anyway. */
export const LEFT_TO_WHOLE_RUN = ['scripts/growth.test.ts']
const FEATURE_OF = /^(?<folder>apps\/server\/src\/features|apps\/web\/app\/features|packages\/core\/src)\/(?<feature>[a-z]+)\//
/** They compose features. */
const PAGES = 'apps/web/app/pages/'

/**
 * What the words after `npm test --` ask for. Kinds and filters narrow the run; without either the checks run too, in the first shard only.
 * @param {string[]} words
 */
export function readWords(words) {
  const kinds = words.filter((word) => KINDS.includes(word))
  const filters = words.filter((word) => !KINDS.includes(word) && !/^--(?:pictures|changed|shard)(?:=|$)/.test(word))
  const shard = textAfter(words, '--shard')
  const place = /^(\d+)\/(\d+)$/.exec(shard ?? '')
  if (shard !== undefined && !(place && Number(place[1]) >= 1 && Number(place[1]) <= Number(place[2])))
    throw new Stop('Say which part to run and how many there are: npm test -- --shard=1/4')
  const changed = textAfter(words, '--changed')
  return {
    kinds,
    filters,
    shard,
    /** What the working copy is compared with; undefined: everything is run. */
    changedSince: changed === undefined ? undefined : changed || 'HEAD',
    hasPictures: words.includes('--pictures'),
    hasChecks: kinds.length === 0 && filters.length === 0 && changed === undefined && (!place || place[1] === '1'),
  }
}

/**
 * The text after `name=`; empty when the name stands alone.
 * @param {string[]} words
 * @param {string} name
 */
function textAfter(words, name) {
  const word = words.find((each) => each === name || each.startsWith(`${name}=`))
  return word?.slice(name.length + 1)
}

/**
 * Files that differ from a commit, also those that git does not know yet.
 * @param {string} since
 */
export function changedFiles(since) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')])]
}

/** With the folder of their feature. */
export const browserTests = () =>
  readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => name.replaceAll('\\', '/'))

/**
 * The tests of what changed. Nearly every call and component test imports the whole app, so they are chosen by feature: those of the app in
 * which it changed, and of both where core changed. What all features share asks for all of an app's. A browser looks only at what changed
 * on a screen, because the product must be built for it. Unit tests are chosen by what they import.
 * @param {string[]} files
 * @param {string[]} browserFiles
 */
export function chooseTests(files, browserFiles) {
  const changed = files.flatMap((file) => {
    const { folder, feature = '' } = FEATURE_OF.exec(file)?.groups ?? {}
    return folder ? [{ floor: folder.split('/').slice(0, 2).join('/'), feature }] : []
  })
  const featuresOf = (/** @type {string[]} */ ...floors) =>
    [...new Set(changed.filter(({ floor }) => floors.includes(floor)).map(({ feature }) => feature))].sort()
  const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file)
  const own = (/** @type {string} */ app) => files.filter((file) => file.startsWith(`${app}/`) && isTest(file))
  const isShared = (/** @type {string} */ app) =>
    files.some((file) => file.startsWith(`${app}/`) && !FEATURE_OF.test(file) && !file.startsWith(PAGES) && !isTest(file))
  const of = (/** @type {string} */ app, /** @type {string} */ folder) =>
    isShared(app) ? [`${app}/`] : [...featuresOf(app, 'packages/core').map((feature) => `${folder}/${feature}/`), ...own(app)]
  const web = of('apps/web', 'apps/web/app/features')
  const hasPages = web.length > 0 || files.some((file) => file.startsWith(PAGES))

  const isOfExtension = files.some((file) => file.startsWith('apps/extension/'))
  const folders = [
    ...featuresOf('apps/web').map((feature) => PROVEN_BY[feature] ?? feature),
    ...(isOfExtension ? ['extension'] : []),
  ]
  const browser = browserFiles.filter(
    (name) =>
      (JOURNEYS.includes(name) && isShared('apps/web')) ||
      folders.some((folder) => name.startsWith(`${folder}/`)) ||
      files.includes(`e2e/${name}`),
  )
  return {
    component: [...web, ...(hasPages ? [PAGES] : [])],
    call: of('apps/server', 'apps/server/src/features'),
    e2e: browser.map((name) => `e2e/${name}`),
  }
}

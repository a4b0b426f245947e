import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRunner } from './ask-tests.mjs'
import { openNotes } from './notes.mjs'
import { openScratch } from './scratch.mjs'

/** @typedef {{ file: string, at: number, before: string, after: string, isOwnership: boolean }} Removal */

const SERVER = 'apps/server/src'
const TESTS = ['authorization', 'refused-people', 'doors'].map((name) => `${SERVER}/${name}.test.ts`)

/** What asks who somebody is, one by one. @type {readonly [file: string, before: string, after: string][]} */
const CHECKS = [
  ['platform/feature/doors.ts', "door !== 'any site' && isForeign(exchange, settings)", 'false'],
  ['platform/feature/doors.ts', "door === 'this machine' && !isFromThisMachine(exchange.request, settings.PUBLIC_URL)", 'false'],
  ['platform/feature/doors.ts', "credential === 'cookie' && isForeign(exchange, settings)", 'false'],
  ['platform/feature/doors.ts', 'visitor.isBlocked ?? (await isBlocked(platform.database.system, visitor.userId))', 'false'],
  ['platform/feature/doors.ts', '!(await isAdmin(database.system, userId))', 'false'],
  ['platform/feature/doors.ts', '(await access.needsSecondFactor(userId)) ?', 'false ?'],
  ['platform/feature/doors.ts', 'visitor.scope === scope ? undefined : FORBIDDEN', 'undefined'],
  ['features/billing/router.ts', "await admit(context, 'admin')", ''],
  ['features/auth/router.ts', 'input._user_id === context.userId ||', 'true ||'],
]

/** What says behind which door something is: the next wider one. @type {readonly [RegExp, string][]} */
const DOORS = [
  [/\bsignedIn(?=\.\w)/g, 'open'],
  [/\badminOnly(?=\.\w)/g, 'signedIn'],
  [/door: 'signed in'/g, "door: 'open'"],
  [/door: 'admin'/g, "door: 'signed in'"],
  [/door: 'key'/g, "door: 'extension'"],
  [/door: 'extension'/g, "door: 'key'"],
]

/** What names the owner in a statement: afterwards every row is the owner's. @type {readonly [RegExp, string][]} */
const OWNERS = [
  [/\beq\((\w+)\.userId, userId\)/g, 'eq($1.userId, $1.userId)'],
  [/((?:\b\w+\.)?\buser_id) = \$\{userId\}/g, '$1 = $1'],
]
/** Statements that no door leads to: what runs by the clock, what erases a person, and what admins see of everybody. */
const WITHOUT_DOOR = /erase|remind|read-mailbox|news-store|features\/admin|account\/deletion|tasks\.ts|table\.ts|quota|usage\.ts/

/** The second lock: people's role sees only their own rows. It is taken away before an owner is, because it would hide that. */
const ROW_SECURITY = [
  'platform/db/database.ts',
  'forUser: (userId) => drizzle({ client: poolOf(peoplePool, userId) })',
  'forUser: () => drizzle({ client: systemPool })',
]

/** @param {string} folder @returns {Removal[]} */
export function listRemovals(folder) {
  const files = globSync(`${SERVER}/{features,platform}/**/*.ts`, { cwd: folder }).filter(
    (file) => !/\.test(ing)?\.ts$/.test(file),
  )
  const texts = new Map(files.toSorted().map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const single = CHECKS.map(([name, before, after]) => {
    const file = `${SERVER}/${name}`
    const at = texts.get(file)?.indexOf(before) ?? -1
    if (at < 0) throw new Error(`${file} no longer has: ${before}`)
    return { file, at, before, after, isOwnership: false }
  })
  const found = (/** @type {readonly [RegExp, string][]} */ patterns, /** @type {boolean} */ isOwnership) =>
    [...texts].flatMap(([file, text]) =>
      patterns.flatMap(([pattern, after]) =>
        [...text.matchAll(pattern)].map((match) => ({
          ...{ file, at: match.index, before: match[0], isOwnership },
          after: after.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? ''),
        })),
      ),
    )
  // Imports name doors as well.
  const inRouters = found(DOORS, false).filter(({ file }) => file.includes('/features/'))
  return [...single, ...inRouters, ...found(OWNERS, true).filter(({ file }) => !WITHOUT_DOOR.test(file))]
}

/** As the runner says it. */
const NOT_LOADED = 'could not be loaded'
const DOOR_MODULE = "from '#platform/feature/api'"

/** A wider door has to be imported. @param {string} text @param {string} door */
function withDoor(text, door) {
  const line = text.split('\n').find((one) => one.endsWith(DOOR_MODULE)) ?? ''
  if (!/^\w+$/.test(door) || line === '' || line.split(/\W+/).includes(door)) return text
  return `import { ${door} } ${DOOR_MODULE}\n${text}`
}

/** The feature that a file belongs to: its doors carry its name. @param {string} file */
const featureOf = (file) => /\/features\/([^/]+)\//.exec(file)?.[1]

/**
 * What is asked about a removal, until something notices it: first the matrix at the doors of the feature, which takes seconds, then at all
 * doors, then the other tests of doors.
 * @param {string} file
 * @returns {{ files: string[], doors: string }[]}
 */
function looksAt(file) {
  const [matrix = '', ...others] = TESTS
  const feature = featureOf(file)
  return [...(feature ? [{ files: [matrix], doors: feature }] : []), { files: others, doors: '' }, { files: [matrix], doors: '' }]
}

/**
 * Removes each ownership, role, scope and step check in turn in a copy of what is committed, and asks the matrix of all doors (A3).
 * `every` takes each so-manieth of them only.
 * @param {{ root: string, node: string, env: NodeJS.ProcessEnv, every: number, only: string }} options
 */
export async function removeChecks({ root, node, env, every, only }) {
  const folder = openScratch(root)
  copyFileSync(join(root, 'scripts/mutations/serve-tests.mjs'), join(folder, 'scripts/mutations/serve-tests.mjs'))
  const runner = createRunner({ folder, kind: 'call', node, env, durationOf: () => 60_000 })
  const removals = listRemovals(folder).filter(({ file }, place) => place % every === 0 && file.includes(only))
  /** @param {string} file @param {(text: string) => string} change */
  const edit = (file, change) => {
    const text = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), change(text))
    return () => writeFileSync(join(folder, file), text)
  }
  const [name = '', before = '', after = ''] = ROW_SECURITY
  const lock = `${SERVER}/${name}`
  /** The looks that pass without a removal, with and without row level security. @type {Set<string>} */
  const passing = new Set()
  /** Files that have changed since the runner saw them. @type {Set<string>} */
  const stale = new Set()
  /** @param {{ files: string[], doors: string }} look */
  const ask = (look) => {
    const edited = [...stale]
    stale.clear()
    return runner.run({ ...look, edited })
  }
  /** @param {Removal} removal */
  async function findNotice({ file, at, before: check, after: without, isOwnership }) {
    for (const look of looksAt(file)) {
      const key = JSON.stringify([look, isOwnership])
      if (!passing.has(key)) {
        const failure = await ask(look)
        if (failure)
          throw new Error(`the tests fail before anything is removed: ${failure.file} > ${failure.test}: ${failure.message}`)
        passing.add(key)
      }
      const undo = edit(file, (text) => withDoor(text.slice(0, at) + without + text.slice(at + check.length), without))
      stale.add(file)
      const failure = await ask(look)
      undo()
      stale.add(file)
      // What does not even start was not noticed by anybody who asked.
      if (failure && failure.test !== NOT_LOADED) return { failure, look }
    }
    return undefined
  }
  // Where it was stopped it goes on: what the same sources' tests have noticed is not asked again.
  const notes = openNotes(root, ['apps/server', 'packages'])
  let noticed = 0
  // Those with the second lock first: it is taken away once.
  const [behindDoors, owned] = [removals.filter((one) => !one.isOwnership), removals.filter((one) => one.isOwnership)]
  for (const removal of [...behindDoors, ...owned]) {
    if (removal === owned[0]) {
      edit(lock, (text) => text.replace(before, after))
      stale.add(lock)
    }
    const key = [removal.file, removal.at, removal.after].join(' ')
    if (notes.has(key)) {
      noticed++
      continue
    }
    const started = performance.now()
    const notice = await findNotice(removal)
    const seconds = Math.round((performance.now() - started) / 1000)
    if (notice) {
      noticed++
      notes.add(key)
    }
    const { failure, look } = notice ?? {}
    const by = failure ? `(${look?.doors || 'all'}: ${failure.test}: ${(failure.message ?? '').slice(0, 200)})` : ''
    console.log(
      `${notice ? 'noticed' : 'SURVIVED'} after ${seconds} s ${removal.file}: ${removal.before} -> ${removal.after} ${by}`,
    )
  }
  runner.stop()
  console.log(`${noticed} of ${removals.length} noticed`)
  return noticed === removals.length ? 0 : 1
}

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { node24, npm, productEnv, root, Stop } from './machine.mjs'
import { quietly, step } from './progress.mjs'

const LOCKFILE = join(root, 'package-lock.json')
const INSTALL_STAMP = join(root, 'node_modules', '.install-hash')
/** What is built, and from which sources. */
const BUILDS = [
  { app: 'web', title: 'Building the pages', sources: ['apps/web', 'packages/core/src'] },
  { app: 'server', title: 'Building the server', sources: ['apps/server', 'packages/core/src'] },
]

/** The packages, exactly those of the lockfile; nothing to do when they are the ones of the last time. */
export async function ensureInstalled() {
  if (read(INSTALL_STAMP) !== installHash()) {
    const isFirst = !existsSync(join(root, 'node_modules'))
    await step(`Installing packages${isFirst ? ' (first start only)' : ''}`, install)
  }
  node24()
}

async function install() {
  const before = read(LOCKFILE)
  const { command, args } = npm()
  // Not `npm ci`: it refuses a lockfile that lacks the packages of other systems. What `npm install` does is checked instead.
  await quietly(command, [...args, 'install', '--no-audit', '--no-fund', '--loglevel=error'])
  const after = read(LOCKFILE)
  if (before && after !== before) {
    writeFileSync(LOCKFILE, before)
    if (essence(after) !== essence(before))
      throw new Stop(
        'package.json and package-lock.json do not fit together. Run `npm install` to bring the lockfile up to date, and start again.',
      )
  }
  writeFileSync(INSTALL_STAMP, installHash())
}

/**
 * What a lockfile decides. Other versions of npm set other marks, and other systems add their optional packages; that is no change.
 * @param {string} lockfile
 */
function essence(lockfile) {
  const rows = Object.entries(JSON.parse(lockfile).packages).filter(([, entry]) => !entry.optional)
  return JSON.stringify(
    rows.map(([path, { version, integrity, dependencies, devDependencies, optionalDependencies }]) => [
      path,
      [version, integrity, dependencies, devDependencies, optionalDependencies],
    ]),
  )
}

/** The pages and the server, each built again when one of its sources changed. */
export async function ensureBuilt() {
  for (const { app, title, sources } of BUILDS) {
    const stamp = join(root, 'apps', app, 'build', '.stamp')
    const hash = buildHash(sources)
    if (read(stamp) === hash) continue
    const { command, args } = npm()
    await step(title, () => quietly(command, [...args, 'run', 'build', '-w', `@jobapply/${app}`], { env: productEnv() }))
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, hash)
  }
}

function installHash() {
  const folders = ['packages', 'apps'].flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
  const manifests = [root, ...folders].map((folder) => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
      read(join(folder, 'package.json')) || '{}',
    )
    return JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides])
  })
  return hashOf([process.platform, process.arch, read(LOCKFILE), ...manifests])
}

/** @param {string[]} sources */
function buildHash(sources) {
  const files = sources.flatMap((folder) => sourcesIn(join(root, folder)))
  return hashOf([read(LOCKFILE), ...files.flatMap((file) => [file.slice(root.length), readFileSync(file)])])
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'build', '.react-router'].includes(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? sourcesIn(join(folder, entry.name)) : join(folder, entry.name)))
}

/** @param {(string | Buffer)[]} parts */
function hashOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

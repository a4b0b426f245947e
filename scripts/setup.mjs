import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nameOf, notInstalled, thisSystem } from './binaries.mjs'
import { node24, npm, productEnv, root, Stop } from './machine.mjs'
import { quietly, step } from './progress.mjs'

const LOCKFILE = join(root, 'package-lock.json')
const INSTALL_STAMP = join(root, 'node_modules', '.install-hash')
const WORKSPACES = ['packages', 'apps'].flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)))
const NOT_SOURCES = ['node_modules', 'build', '.react-router', '.wxt', 'fixtures']
const BUILDS = [
  { app: 'web', title: 'Building the pages' },
  { app: 'extension', title: 'Building the extension' },
  { app: 'server', title: 'Building the server' },
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
  const install = [...args, 'install', '--no-audit', '--no-fund', '--loglevel=error']
  // The lockfile names versions and hashes, so what npm has kept needs no question to the registry. A kept list of versions may be too old.
  await quietly(command, [...install, '--prefer-offline']).catch(() => quietly(command, install))
  const after = read(LOCKFILE)
  if (before && after !== before) {
    writeFileSync(LOCKFILE, before)
    if (essence(after) !== essence(before))
      throw new Stop(
        'package.json and package-lock.json do not fit together. Run `npm install` to bring the lockfile up to date, and start again.',
      )
  }
  await installBinaries()
  writeFileSync(INSTALL_STAMP, installHash())
}

/**
 * The lockfile holds the binaries of Linux x64 and arm64. Another system gets its own beside them; the lockfile stays as it is, and so do
 * the installed packages.
 */
async function installBinaries() {
  const system = thisSystem()
  const { command, args } = npm()
  for (const { owner, name, version } of notInstalled(root, JSON.parse(read(LOCKFILE) || '{"packages":{}}'), system)) {
    const folder = mkdtempSync(join(root, 'node_modules', '.binary-'))
    const options = ['--prefix', folder, '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
    try {
      await quietly(command, [...args, 'install', ...options, `${name}@${version}`])
      const parent = owner.startsWith('node_modules') ? owner : ''
      cpSync(join(folder, 'node_modules', name), join(root, parent, 'node_modules', name), { recursive: true })
    } catch (error) {
      if (!(error instanceof Stop)) throw error
      console.log(`\nnpm cannot install ${name} ${version}, which ${owner || 'JobApply AI'} needs on ${nameOf(system)}.`)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
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
  for (const { app, title } of BUILDS) {
    const stamp = join(root, 'apps', app, 'build', '.stamp')
    const hash = buildHash(sourcesOf(`@jobapply/${app}`))
    if (read(stamp) === hash) continue
    const { command, args } = npm()
    await step(title, () => quietly(command, [...args, 'run', 'build', '-w', `@jobapply/${app}`], { env: productEnv() }))
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, hash)
  }
}

function installHash() {
  const manifests = [root, ...WORKSPACES.map((folder) => join(root, folder))].map((folder) => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = manifestOf(folder)
    return JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides])
  })
  return hashOf([process.platform, process.arch, read(LOCKFILE), ...manifests])
}

/** @param {string} folder */
const manifestOf = (folder) => JSON.parse(read(join(folder, 'package.json')) || '{}')

/**
 * The folders that a workspace is built from: its own and those of the workspaces that it depends on, directly or not.
 * @param {string} name
 * @param {Set<string>} [folders]
 */
export function sourcesOf(name, folders = new Set()) {
  const folder = WORKSPACES.find((each) => manifestOf(join(root, each)).name === name)
  if (!folder || folders.has(folder)) return [...folders]
  folders.add(folder)
  for (const dependency of Object.keys(manifestOf(join(root, folder)).dependencies ?? {})) sourcesOf(dependency, folders)
  return [...folders].sort()
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
    .filter(({ name }) => !NOT_SOURCES.includes(name) && !/\.test\.tsx?$/.test(name))
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

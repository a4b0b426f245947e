import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** @typedef {{ version?: string, license?: string, dev?: boolean, link?: boolean }} Package */
/** @typedef {{ name: string, version: string, licence: string }} Shipped */

/** They ask for nothing but their text, which each package brings along. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1', 'Unlicense']
/** What a package says in its LICENSE file and not in its package.json. */
const READ_BY_HAND = new Map([['png-js', 'MIT']])

const root = join(import.meta.dirname, '../..')
export const FILE = join(root, 'docs/third-party.md')

/**
 * Everything that runs with the product or is part of its pages: the lockfile without tools.
 * @param {{ packages: Record<string, Package> }} lockfile
 * @returns {Shipped[]}
 */
export function listShipped({ packages }) {
  const found = new Map()
  for (const [path, { version = '', license, dev, link }] of Object.entries(packages)) {
    if (dev || link || !path.includes('node_modules/')) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    found.set(`${name} ${version}`, { name, version, licence: license ?? READ_BY_HAND.get(name) ?? '' })
  }
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/**
 * One of alternatives is enough; of several that hold together each must be allowed.
 * @param {string} licence
 */
export function isAllowed(licence) {
  const parts = licence.replaceAll(/[()]/g, '')
  const isKnown = (/** @type {string} */ one) => ALLOWED.includes(one.trim())
  return parts.includes(' OR ') ? parts.split(' OR ').some(isKnown) : parts.split(' AND ').every(isKnown)
}

/** @param {Shipped[]} shipped */
export function describe(shipped) {
  const licences = [...new Set(shipped.map(({ licence }) => licence))].toSorted()
  const sums = licences.map((licence) => `${licence} ${shipped.filter((one) => one.licence === licence).length}`)
  return `# Work of others

Packages and fonts that the product ships or runs with, from \`package-lock.json\` (\`npm run third-party\` writes this file, and a test compares them). Each brings the text of its licence in its own folder. An unknown licence fails \`npm test\`.

${shipped.length} packages: ${sums.join(', ')}.

| package | version | licence |
|---|---|---|
${shipped.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n')}
`
}

export const readShipped = () => listShipped(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(FILE, describe(readShipped()))

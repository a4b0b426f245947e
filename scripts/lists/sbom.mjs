import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readShipped } from './third-party.mjs'

/** @typedef {{ bomFormat?: string, components?: { name: string, version: string }[] }} Sbom */

const root = join(import.meta.dirname, '../..')
const FILE = join(root, 'test-results', 'sbom.json')

/**
 * The bill of materials (CycloneDX), by npm from the lockfile alone: nothing is downloaded. With `--omit=dev` npm leaves out packages that
 * tools need as well (zod among them), so tools are listed too, each marked as one. A shipped package that is not listed fails the check.
 */
const text = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
  ...{ cwd: root, encoding: 'utf8', maxBuffer: 2 ** 27 },
  stdio: ['ignore', 'pipe', 'ignore'],
})
/** @type {Sbom} */
const { bomFormat, components = [] } = JSON.parse(text)
const listed = new Set(components.map(({ name, version }) => `${name} ${version}`))
const missing = readShipped()
  .map(({ name, version }) => `${name} ${version}`)
  .filter((one) => !listed.has(one))
if (bomFormat === 'CycloneDX' && missing.length === 0) {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  writeFileSync(FILE, text)
  console.log(`${components.length} packages: ${FILE}`)
} else {
  console.error(`The bill of materials lacks shipped packages:\n${missing.join('\n')}`)
  process.exitCode = 1
}

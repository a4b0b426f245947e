import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle, HELPERS, sourceOf } from '#bundle'
import { CHECKOUT } from '#platform/places'

/** Beside the server's own packages, which the programs load from there. */
const FOLDER = join(CHECKOUT, 'apps/server/node_modules/.cache')

/**
 * The programs that tests start, as one file each: what the product ships, of the sources that are tested. From the sources a helper takes
 * half a second of CPU until it answers, and a run of all tests starts hundreds.
 */
export async function buildPrograms(): Promise<string> {
  mkdirSync(FOLDER, { recursive: true })
  removeForgotten()
  const folder = mkdtempSync(join(FOLDER, 'programs-'))
  // Helper processes have a user of their own.
  chmodSync(folder, 0o755)
  // What is inside of `node_modules` is no module without it.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  await bundle(folder, { ...HELPERS, probe: sourceOf('platform/sandbox/probe.testing.ts') })
  return folder
}

/** Of runs that were killed: no run takes a day. */
function removeForgotten() {
  for (const name of readdirSync(FOLDER).filter((one) => one.startsWith('programs-'))) {
    const changed = statSync(join(FOLDER, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - changed > 86_400_000) removePrograms(join(FOLDER, name))
  }
}

export const removePrograms = (folder: string) => rmSync(folder, { recursive: true, force: true })

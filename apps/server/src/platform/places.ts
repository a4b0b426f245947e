import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const MIGRATIONS = 'apps/server/migrations'

/** Paths are relative to the checkout, so they are the same whether the program runs from its sources or from the built file. */
export const CHECKOUT = findCheckout(import.meta.dirname)
/** One built file, or the sources. */
export const IS_BUILT = import.meta.filename.endsWith('.js')
export const MIGRATIONS_FOLDER = join(CHECKOUT, MIGRATIONS)
const EXTENSION_BUILDS = join(CHECKOUT, 'apps/extension/build')
export const EXTENSION_FOLDER = join(EXTENSION_BUILDS, 'chrome-mv3')
export const FIREFOX_EXTENSION_FOLDER = join(EXTENSION_BUILDS, 'firefox-mv3')
export const BOARDS_FILE = join(CHECKOUT, 'apps/server/boards/boards.txt.br')
export const SITE_FOLDER = join(CHECKOUT, 'apps/web/build')

function findCheckout(folder: string): string {
  if (existsSync(join(folder, MIGRATIONS))) return folder
  if (folder === dirname(folder)) throw new Error(`${MIGRATIONS} is missing`)
  return findCheckout(dirname(folder))
}

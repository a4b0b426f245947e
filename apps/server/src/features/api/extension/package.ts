import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOT_FOUND } from '@jobapply/core/shared/faults'
import { type Exchange, sendDownload, sendFault } from '#platform/http/exchange'
import { EXTENSION_FOLDER } from '#platform/places'
import type { Route } from '#platform/server/routes'
import { makeZip } from './zip.ts'

/** What the build writes where the installation's address belongs (apps/extension/src/platform/site.ts). */
const BUILT_FOR = 'https://jobapply.invalid'
const NAMES_SITE = /\.(?:json|js)$/
/** The folder that a person unpacks and chooses. */
const TOP = 'jobapply-extension'

/** The built extension as an archive, with the address of this installation in its manifest. Undefined: it was not built. */
export function packExtension(publicUrl: string, folder = EXTENSION_FOLDER): Buffer | undefined {
  if (!existsSync(join(folder, 'manifest.json'))) return undefined
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()
  return makeZip(
    paths.map((path) => {
      const bytes = readFileSync(path)
      const isNaming = NAMES_SITE.test(path)
      return {
        name: `${TOP}${path.slice(folder.length).replaceAll('\\', '/')}`,
        bytes: isNaming ? Buffer.from(bytes.toString('utf8').replaceAll(BUILT_FOR, publicUrl)) : bytes,
      }
    }),
  )
}

/** `/extension.zip`, made at the first request. */
export function packageRoute(publicUrl: string): Route {
  let made: Buffer | undefined
  return {
    method: 'GET',
    path: '/extension.zip',
    door: 'signed in',
    answer(exchange: Exchange) {
      made ??= packExtension(publicUrl)
      if (!made) return sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
      return sendDownload(exchange, 'jobapply-extension.zip', made, 'application/zip')
    },
  }
}

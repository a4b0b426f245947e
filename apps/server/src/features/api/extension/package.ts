import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { NOT_FOUND } from '@jobapply/core/shared/faults'
import type { Route } from '#platform/feature/routes'
import { type Exchange, sendDownload, sendFault } from '#platform/http/exchange'
import { EXTENSION_FOLDER, FIREFOX_EXTENSION_FOLDER } from '#platform/places'
import { writeZip } from '#platform/zip'

/** What the build writes where the installation's address belongs (apps/extension/src/platform/site.ts). */
const BUILT_FOR = 'https://jobapply.invalid'
const NAMES_SITE = /\.(?:json|js)$/
/** The folder that a person unpacks and chooses. */
const TOP = 'jobapply-extension'
/** The same files make the same archive. */
const SAME_DATE = new Date(Date.UTC(1980, 0, 1))

/** Firefox's match patterns know no ports: without one they fit every port of the host. */
const withoutPort = (publicUrl: string) => publicUrl.replace(/:\d+$/, '')

/** The built extension as an archive, with the address of this installation in its manifest. Undefined: it was not built. */
export async function packExtension(publicUrl: string, folder: string, patternUrl = publicUrl): Promise<Buffer | undefined> {
  if (!existsSync(join(folder, 'manifest.json'))) return undefined
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()
  const nameSite = (text: string) => text.replaceAll(`${BUILT_FOR}/*`, `${patternUrl}/*`).replaceAll(BUILT_FOR, publicUrl)
  const entries = paths.map((path) => {
    const bytes = readFileSync(path)
    const name = `${TOP}${path.slice(folder.length).replaceAll('\\', '/')}`
    return { name, content: [NAMES_SITE.test(path) ? nameSite(bytes.toString('utf8')) : bytes] }
  })
  return buffer(writeZip(entries, SAME_DATE))
}

/** `/extension.zip` and, for Firefox, `/extension-firefox.zip`; each is made at its first request. */
export const packageRoutes = (publicUrl: string): Route[] => [
  packageRoute('extension.zip', () => packExtension(publicUrl, EXTENSION_FOLDER)),
  packageRoute('extension-firefox.zip', () => packExtension(publicUrl, FIREFOX_EXTENSION_FOLDER, withoutPort(publicUrl))),
]

function packageRoute(name: string, make: () => Promise<Buffer | undefined>): Route {
  let made: Buffer | undefined
  return {
    method: 'GET',
    path: `/${name}`,
    door: 'signed in',
    async answer(exchange: Exchange) {
      made ??= await make()
      if (!made) return sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
      return sendDownload(exchange, `jobapply-${name}`, made, 'application/zip')
    },
  }
}

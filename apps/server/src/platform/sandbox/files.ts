import { join } from 'node:path'
import { CHECKOUT, IS_BUILT } from '#platform/places'

/** What a helper process runs, and the packages that it loads from outside of the built file. */
export type Program = { name: string; source: string; packages: readonly string[] }

const SERVER = join(CHECKOUT, 'apps/server')
/** The folder of the built programs, which is that of a built server; a server that runs from its sources starts theirs. */
let builds = IS_BUILT ? import.meta.dirname : undefined
/** For tests: the test's server runs from its sources, and its helpers from a build of the same sources, which loads in a fifth of the time. */
export const startHelpersFrom = (folder: string) => {
  builds = folder
}
const fileOf = (built: string, source: string) =>
  builds === undefined ? join(SERVER, `src/${source}.ts`) : join(builds, `${built}.js`)

export const preload = () => fileOf('no-network', 'platform/sandbox/no-network')
export const programFile = ({ name, source }: Program) => fileOf(name, source)

/** The program may read code only; `.env` and the data folder are not included. */
export const readableBy = ({ packages }: Program) =>
  builds !== undefined
    ? [join(builds, '/'), ...packages.map((name) => join(CHECKOUT, 'node_modules', name, '/'))]
    : [
        join(SERVER, 'src/'),
        join(SERVER, 'package.json'),
        ...['core', 'documents', 'language', 'matching', 'resume-parser', 'writing'].flatMap((name) => [
          join(CHECKOUT, 'packages', name, 'src/'),
          join(CHECKOUT, 'packages', name, 'package.json'),
        ]),
        join(CHECKOUT, 'node_modules/'),
      ]

/** No setting and no secret; the compile cache saves a fifth of a second at each start. */
export const HELPER_ENV = {
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
  ...(process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}),
}

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Package = {
  dev?: boolean
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
const packages: Record<string, Package> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
const WORKSPACE = /^(?:apps|packages)\/[^/]+$|^$/
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Types do nothing at run time (docx depends on some), and our own packages are no tools of others. */
const isTool = (name: string) => !name.startsWith('@types/') && !name.startsWith('@jobapply/')

test('what is installed for running holds no build tool', () => {
  const tools = new Set(
    Object.entries(packages)
      .flatMap(([path, entry]) => (WORKSPACE.test(path) ? Object.keys(entry.devDependencies ?? {}) : []))
      .filter(isTool),
  )
  const running = Object.entries(packages).filter(([path, { dev }]) => path.includes('node_modules/') && !dev)
  expect(running.length).toBeGreaterThan(100)
  expect(running.map(([path]) => path).filter((path) => tools.has(nameOf(path)) || path.includes('esbuild'))).toEqual([])
})

/** With `legacy-peer-deps` (.npmrc) npm itself neither installs nor asks for them. */
test('every package finds the peers that it needs', () => {
  const missing = Object.entries(packages).flatMap(([path, { peerDependencies = {}, peerDependenciesMeta = {} }]) =>
    Object.keys(peerDependencies)
      .filter((peer) => !peerDependenciesMeta[peer]?.optional && !isFoundFrom(path, peer))
      .map((peer) => `${path} needs ${peer}`),
  )
  expect(missing).toEqual([])
})

function isFoundFrom(path: string, name: string): boolean {
  if (packages[path ? `${path}/node_modules/${name}` : `node_modules/${name}`]) return true
  return path !== '' && isFoundFrom(path.slice(0, Math.max(0, path.lastIndexOf('/'))), name)
}

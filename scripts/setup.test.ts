import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { binariesFor, lockfileLacks, notInstalled, placesOf, systemOf } from './binaries.mjs'
import { sourcesOf } from './setup.mjs'

const LINUX = {
  x64: { platform: 'linux', arch: 'x64', libc: 'glibc' },
  arm64: { platform: 'linux', arch: 'arm64', libc: 'glibc' },
} as const
const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'))

test.each(Object.entries(LINUX))('the lockfile holds every binary that Linux %s needs', (_, system) => {
  expect(binariesFor(lockfile, system).length).toBeGreaterThan(8)
  expect(lockfileLacks(lockfile, system).map(({ owner, name, version }) => `${owner} needs ${name} ${version}`)).toEqual([])
})

test('a package that leaves one of the two out is found', () => {
  const packages = {
    'node_modules/both': { optionalDependencies: { '@both/linux-x64-gnu': '1.0.0', '@both/linux-arm64-gnu': '1.0.0' } },
    'node_modules/@both/linux-x64-gnu': {},
    'node_modules/one': { optionalDependencies: { 'one-linux-x64': '2.0.0', 'one-darwin-x64': '2.0.0' } },
    'node_modules/one-linux-x64': {},
    'node_modules/plain': { optionalDependencies: { fsevents: '2.3.3' } },
  }
  expect(lockfileLacks({ packages }, LINUX.x64)).toEqual([])
  expect(lockfileLacks({ packages }, LINUX.arm64)).toEqual([
    { owner: 'node_modules/both', name: '@both/linux-arm64-gnu', version: '1.0.0' },
    { owner: 'node_modules/one', name: 'one', version: '' },
  ])
})

test('a system that the lockfile does not hold gets the binaries of its own C library', () => {
  const optionalDependencies = { 'a-linux-x64': '1.0.0', 'a-linux-x64-musl': '1.0.0', 'a-darwin-arm64': '1.0.0' }
  const packages = { scripts: { optionalDependencies }, 'not-there': { optionalDependencies } }
  const namesFor = (system: Parameters<typeof notInstalled>[2]) => notInstalled('.', { packages }, system).map(({ name }) => name)
  expect(namesFor(LINUX.x64)).toEqual(['a-linux-x64'])
  expect(namesFor({ ...LINUX.x64, libc: 'musl' })).toEqual(['a-linux-x64-musl'])
  expect(namesFor({ platform: 'darwin', arch: 'arm64' })).toEqual(['a-darwin-arm64'])
  expect(namesFor({ platform: 'win32', arch: 'x64' })).toEqual([])
})

test('a binary is looked for beside its owner and in every folder above', () => {
  expect(placesOf({ owner: 'node_modules/vite/node_modules/esbuild', name: '@esbuild/linux-x64', version: '1.0.0' })).toEqual([
    'node_modules/vite/node_modules/esbuild/node_modules/@esbuild/linux-x64',
    'node_modules/vite/node_modules/@esbuild/linux-x64',
    'node_modules/@esbuild/linux-x64',
  ])
})

test.each([
  ['@img/sharp-linuxmusl-arm64', { platform: 'linux', arch: 'arm64', libc: 'musl' }],
  ['@rolldown/binding-win32-x64-msvc', { platform: 'win32', arch: 'x64', libc: undefined }],
  ['@rolldown/binding-linux-arm-gnueabihf', { platform: 'linux', arch: 'arm', libc: undefined }],
  ['fsevents', undefined],
])('the name %s stands for a system', (name, system) => {
  expect(systemOf(name)).toEqual(system)
})

test('the server is built again when a workspace that it depends on changes', () => {
  expect(sourcesOf('@jobapply/server')).toEqual([
    'apps/server',
    'packages/core',
    'packages/documents',
    'packages/language',
    'packages/matching',
    'packages/resume-parser',
    'packages/writing',
  ])
  expect(sourcesOf('@jobapply/web')).toEqual(['apps/web', 'packages/core', 'packages/language'])
})

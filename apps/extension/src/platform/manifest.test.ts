import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ANY_EMPLOYER, FIREFOX_MANIFEST, MANIFEST } from './manifest.ts'
import { SITE, siteOf } from './site.ts'

const SOURCES = join(import.meta.dirname, '..')
/** APIs that need no permission as we use them: tabs that we opened, sites that were granted, and the button of the toolbar. */
const FREE = ['runtime', 'tabs', 'windows', 'permissions', 'action', 'dom']

test('the permissions that are asked for are those that the code uses', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter((file) => !/\.test(ing)?\.tsx?$/.test(file))
  const texts = files.map((file) => readFileSync(join(SOURCES, file), 'utf8')).filter((text) => text.includes("'wxt/browser'"))
  const used = texts.flatMap((text) => [...text.matchAll(/\bbrowser\.(\w+)/g)].flatMap(([, api = '']) => api))
  const asked = [...new Set(used)].filter((api) => !FREE.includes(api)).toSorted()
  // A click of the person opens one page: this has no API of its own.
  asked.push('activeTab')
  expect(asked.toSorted()).toEqual(MANIFEST.permissions.toSorted())
  expect(asked.filter((api) => api !== 'sidePanel').toSorted()).toEqual(FIREFOX_MANIFEST.permissions.toSorted())
})

test("no site is open to it at first but the installation's own", () => {
  expect([siteOf(MANIFEST), siteOf({})]).toEqual([SITE, ''])
  expect(MANIFEST.host_permissions).toEqual([`${SITE}/*`])
  for (const pattern of MANIFEST.optional_host_permissions.filter((one) => one !== ANY_EMPLOYER))
    expect(pattern).toMatch(/^https:\/\/\*\.[a-z.]+\/\*$/)
})

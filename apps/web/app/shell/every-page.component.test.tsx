import { contract } from '@jobapply/core/contract'
import { expect, test } from 'vitest'
import routes from '#routes.ts'
import { pathsOf as callsOf } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { leaveFor } from '#testing/visit.ts'

/** The pages are read from routes.ts, so that a new one is checked automatically: what is not public is protected. */
const PUBLIC_LAYOUTS = ['shell/public-layout.tsx', 'shell/open-layout.tsx']
const PUBLIC_PATHS = ['/auth', '/landing']
/** The documented protected pages (SHELL-001); those that exist must not be public. */
const DOCUMENTED =
  `/dashboard /profiles /profile-summary /job-preferences /job-preferences-summary /auto-apply /analytics /user /userprofile
  /profile /settings /edit-profile /profile-details /onboarding/step /admin /subscription-analytics`.split(/\s+/)
const SOME_ID = '00000000-0000-4000-8000-000000009001'

type Routes = readonly (typeof routes)[number][]
const pathsOf = (entries: Routes): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)])
const isPublic = ({ file, path = '' }: Routes[number]) => PUBLIC_LAYOUTS.includes(file) || PUBLIC_PATHS.includes(path)
const protectedPaths = pathsOf(routes.filter((entry) => !isPublic(entry)))
const withoutParameters = (path: string) => path.replace(/\/:\w+\??/g, '')

/** '/profiles/:profileId?' is opened as '/profiles' and with an id. */
const places = protectedPaths.flatMap((path) => {
  const whole = path.replace(/:\w+\??/g, path.includes(':step') ? '1' : SOME_ID)
  return path.endsWith('?') && !path.includes(':step') ? [withoutParameters(path), whole] : [whole]
})

test('no documented protected page is public', () => {
  expect(protectedPaths.map(withoutParameters)).toContain('/dashboard')
  const publicPaths = pathsOf(routes.filter(isPublic))
  expect(publicPaths.map(withoutParameters).filter((path) => DOCUMENTED.includes(path))).toEqual([])
})

test.each(places)('SHELL-001 TOOLS-008 while signed out %s leads to /auth', async (place) => {
  const page = mountPage(place, { as: 'stranger' })
  await leaveFor(page, `/auth?${new URLSearchParams({ next: place })}`)
  expect(page.left).toHaveLength(1)
})

test('SHELL-002 the whole requested address goes with the visitor to /auth', async () => {
  const next = '/dashboard?week=2&view=a%20b#notes'
  await leaveFor(mountPage(next, { as: 'stranger' }), `/auth?${new URLSearchParams({ next })}`)
})

/** The wizard has a calm layout of its own. */
const inApp = places.filter((place) => !place.startsWith('/onboarding'))

/** What the layout asks is answered; what the pages ask is not. */
const OF_THE_LAYOUT = ['auth/session', 'billing/planInfo', 'billing/setTimeZone', 'onboarding/state', 'notices/list']
const OF_PAGES = callsOf(contract).filter((call) => !OF_THE_LAYOUT.includes(call))

test('SHELL-037 every page opens inside the sidebar layout, before the server has answered what it asks', async () => {
  const page = mountPage('/dashboard', { as: 'maya' })
  for (const call of OF_PAGES) page.server.hold(call)
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  for (const place of inApp) {
    await page.goto(place)
    await sidebar.getByRole('navigation', { name: 'Pages' }).waitFor()
    await page.getByRole('main').locator('> *').first().waitFor()
    expect([place, page.left]).toEqual([place, []])
  }
})

test('STATIC-002 an unknown address shows the 404 page', async () => {
  const page = mountPage('/no-such-page', { as: 'stranger' })
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  // proves STATIC-003
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await eventually(() => [page.place(), ...page.left]).toContain('/')
})

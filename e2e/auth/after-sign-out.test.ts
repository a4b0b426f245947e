import { addMaker, MARK } from '@jobapply/server/testing/matrix/owned'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, openRememberingProduct, visitAs } from '#e2e/browser.ts'
import { words } from '#e2e/search.ts'
import { arriveAt, eventually, signOut } from '#e2e/steps.ts'

const product = openProduct()
const remembering = openRememberingProduct()

/** Every page of a person that shows or keeps something of theirs. */
const PLACES = [
  ...[
    '/dashboard',
    '/profiles',
    '/applications',
    '/search',
    '/answers',
    '/resume',
    '/cover-letters',
    '/analytics',
    '/auto-apply',
  ],
  ...['/userprofile', '/user', '/extension', '/settings?tab=account', '/settings?tab=security', '/settings?tab=billing'],
]

type Kept = { place: string; text: string }

/** Everything that an origin can keep in a browser, as text. */
const keptByPage = (page: Page) =>
  page.evaluate(async (): Promise<Kept[]> => {
    const kept: Kept[] = []
    for (const [name, area] of Object.entries({ localStorage, sessionStorage }))
      for (const [key, text] of Object.entries(area)) kept.push({ place: `${name} ${key}`, text: `${key} ${text}` })
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        kept.push({ place: `cache ${request.url}`, text: `${request.url} ${await (await cache.match(request))?.text()}` })
    }
    const whenDone = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await whenDone(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const rows = await whenDone(database.transaction(store).objectStore(store).getAll())
        kept.push({ place: `indexedDB ${name} ${store}`, text: JSON.stringify(rows) })
      }
      database.close()
    }
    kept.push({ place: 'window.name', text: window.name }, { place: 'history', text: JSON.stringify(history.state) ?? '' })
    return kept
  })

const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name, value }): Kept => ({ place: `cookie ${name}`, text: decodeURIComponent(value) }))

const shownBy = async (page: Page): Promise<Kept> => ({ place: `page ${page.url()}`, text: await page.content() })

test('F10 after sign-out no storage, cache, cookie or page of the browser has anything of the person, in any tab', async () => {
  const owner = await addMaker(product.server)
  const page = await visitAs(product, owner, { serviceWorker: true })
  const canaries = [MARK, owner.email, owner.id, owner.profileId, owner.applicationId]
  const hitsIn = (kept: readonly Kept[]) =>
    kept.filter(({ text }) => canaries.some((canary) => text.includes(canary))).map(({ place }) => place)
  let shown = 0
  for (const place of [...PLACES, `/profiles/${owner.profileId}`]) {
    await page.goto(place)
    await page.getByRole('heading').first().waitFor()
    await page.waitForLoadState('networkidle')
    if (hitsIn([await shownBy(page)]).length > 0) shown++
  }
  // The search finds what is there.
  expect(shown).toBeGreaterThan(PLACES.length / 2)
  const other = await page.context().newPage()
  await other.goto('/search')
  await words(other).fill(`${MARK} unsent`)

  await signOut(page)
  await arriveAt(page, '/auth')
  await other.waitForURL('**/auth?next=*')
  for (const one of [page, other]) {
    await one.locator('form button[type=submit]:enabled').waitFor()
    expect(hitsIn([...(await keptByPage(one)), await shownBy(one)])).toEqual([])
  }
  expect(hitsIn(await cookiesOf(page.context()))).toEqual([])
})

test.each([
  ['with the server', false],
  ['without a network', true],
])('F10 after sign-out neither Back nor Forward shows a page of the person, %s', async (_, isOffline) => {
  const owner = await addMaker(remembering.server)
  const page = await visitAs(remembering, owner)
  const canaries = [MARK, owner.email]
  const isShown = async () => {
    const text = await page.evaluate(
      () => document.body.textContent + [...document.querySelectorAll('input')].map(({ value }) => value),
    )
    return canaries.some((canary) => text.includes(canary))
  }
  // Documents of their own between those of the person, so that the browser has whole pages to bring back.
  for (const place of ['/profiles', '/help', '/dashboard', '/about', '/userprofile']) {
    await page.goto(place)
    await page.getByRole('heading').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  await eventually(isShown).toBe(true)
  await signOut(page)
  await arriveAt(page, '/auth')
  await page.locator('form button[type=submit]:enabled').waitFor()
  await page.context().setOffline(isOffline)
  const seen: string[] = []
  for (const step of [...Array<'goBack'>(7).fill('goBack'), ...Array<'goForward'>(7).fill('goForward')]) {
    await page[step]({ waitUntil: 'commit' }).catch(() => null)
    const until = performance.now() + 500
    while (performance.now() < until) {
      if (await isShown().catch(() => false)) {
        seen.push(`${step} ${page.url()}`)
        break
      }
    }
  }
  expect(seen).toEqual([])
})

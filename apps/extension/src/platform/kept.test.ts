import { expect, test, vi } from 'vitest'
import { browser, freshBrowser } from '#browser.testing'
import {
  forgetKey,
  forgetRevokedKey,
  readHanded,
  readKey,
  readPace,
  readPairing,
  readTabs,
  saveHanded,
  saveKey,
  savePace,
  saveTabs,
  watchKept,
} from './kept.ts'

freshBrowser()

const state = async () => [await readPairing(), await readKey()]

test('a browser is paired while it has a key, and a refused key is forgotten as revoked', async () => {
  expect(await state()).toEqual(['unpaired', undefined])
  await saveKey('first key')
  expect(await state()).toEqual(['paired', 'first key'])
  await forgetRevokedKey('first key')
  expect(await state()).toEqual(['revoked', undefined])
  await saveKey('second key')
  expect(await state()).toEqual(['paired', 'second key'])
  await forgetKey()
  expect(await state()).toEqual(['unpaired', undefined])
})

test('a newer key stays when the server refuses an older one', async () => {
  await saveKey('new key')
  await forgetRevokedKey('old key')
  expect(await state()).toEqual(['paired', 'new key'])
})

test('an unpaired browser does not become a revoked one', async () => {
  await forgetRevokedKey('old key')
  expect(await state()).toEqual(['unpaired', undefined])
})

test('what is kept is read back, and what an older version wrote in another way counts as nothing', async () => {
  const pace = { searches: [1, 2], pagesAt: 3, blocks: 1, pausedUntil: 4 }
  await savePace('dice', pace)
  await saveTabs([5, 6])
  await saveHanded('dice', 7)
  expect([await readPace('dice'), await readTabs(), await readHanded('dice')]).toEqual([pace, [5, 6], 7])
  expect([await readPace('indeed'), await readHanded('indeed')]).toEqual([undefined, undefined])
  await browser.storage.local.set({ 'pace-dice': { searches: 'many' }, key: 12, revoked: 'yes' })
  await browser.storage.session.set({ tabs: 'none', 'handed-dice': null })
  expect([await readPace('dice'), await readTabs(), await readHanded('dice')]).toEqual([undefined, [], undefined])
  expect(await state()).toEqual(['unpaired', undefined])
})

test('a change is heard until nobody listens any more', async () => {
  const heard = vi.fn()
  const end = watchKept(heard)
  await saveKey('a key')
  expect(heard).toHaveBeenCalled()
  heard.mockClear()
  end()
  await forgetKey()
  expect(heard).not.toHaveBeenCalled()
})

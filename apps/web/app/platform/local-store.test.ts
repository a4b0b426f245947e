import { beforeEach, expect, test, vi } from 'vitest'
import { readCopy, removeCopies, saveCopy, THEME_KEY } from './local-store.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})

test('AUTH-061 a copy that one user left is ignored for another one', () => {
  saveCopy('ann', 'autoApplySettings', { isActive: true })
  expect(readCopy('ann', 'autoApplySettings')).toEqual({ isActive: true })
  expect(readCopy('ben', 'autoApplySettings')).toBeUndefined()
})

test('what is not one of our copies is ignored', () => {
  localStorage.setItem('autoApplySettings', 'not { json')
  expect(readCopy('ann', 'autoApplySettings')).toBeUndefined()
  expect(readCopy('ann', 'never saved')).toBeUndefined()
})

test('signing out removes every copy and leaves the theme', () => {
  localStorage.setItem(THEME_KEY, 'dark')
  localStorage.setItem('jobSearchPreferences', '{}')
  saveCopy('ann', 'autoApplySettings', {})
  removeCopies()
  expect(Object.keys(localStorage)).toEqual([THEME_KEY])
})

test('a browser that forbids storage only means that there is no copy', () => {
  vi.stubGlobal('localStorage', undefined)
  saveCopy('ann', 'autoApplySettings', {})
  removeCopies()
  expect(readCopy('ann', 'autoApplySettings')).toBeUndefined()
})

/** Like the browser's: its keys are its own properties. */
function memoryStorage() {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => void Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
    clear: () => Object.keys(storage).forEach(methods.removeItem),
  }
  const storage: Record<string, unknown> = Object.create(methods)
  return storage
}

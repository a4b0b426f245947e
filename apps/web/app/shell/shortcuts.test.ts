import { expect, test } from 'vitest'
import { actionOf } from './shortcuts.ts'

const press = (key: string, held: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean } = {}) =>
  actionOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

test('Ctrl+b and Cmd+b toggle the sidebar', () => {
  expect(press('b', { ctrlKey: true })).toBe('sidebar')
  expect(press('b', { metaKey: true })).toBe('sidebar')
  expect(press('B', { ctrlKey: true })).toBe('sidebar')
  expect(press('b')).toBeUndefined()
})

test('Ctrl+k opens the commands and ? the help; with Alt held nothing is ours', () => {
  expect(press('k', { metaKey: true })).toBe('commands')
  expect(press('?')).toBe('help')
  expect(press('b', { ctrlKey: true, altKey: true })).toBeUndefined()
})

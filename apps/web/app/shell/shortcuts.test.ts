import { expect, test } from 'vitest'
import { actionOf, createGoKeys, SHORTCUTS } from './shortcuts.ts'

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

test("'g' and then a letter goes to its page, soon after it and only with no other key held", () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false }
  const go = createGoKeys()
  const type = (keys: string, seconds = 0.2) =>
    [...keys].map((key, place) => go({ ...plain, key }, place * seconds * 1000)).at(-1)
  expect(type('ga')).toBe('/applications')
  expect(type('gd')).toBe('/dashboard')
  expect(type('ggs')).toBe('/search')
  expect(type('a')).toBeUndefined()
  expect(type('gxa')).toBeUndefined()
  expect(type('ga', 2)).toBeUndefined()
  go({ ...plain, key: 'g' }, 0)
  expect(go({ ...plain, key: 'a', ctrlKey: true }, 100)).toBeUndefined()
})

test('no two pages have the same letter, and the help names each', () => {
  const keys = SHORTCUTS.filter(({ keys: [first] }) => first === 'G').map(({ keys: [, letter] }) => letter)
  expect(keys).toContain('A')
  expect(new Set(keys).size).toBe(keys.length)
})

import { beforeEach, expect, test, vi } from 'vitest'
import { keepInput, takeInput } from './kept-input.ts'

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
})

test('unsent input comes back once, to the person who typed it', () => {
  keepInput('ann', 'profile 1', { first_name: 'Ann' })
  expect(takeInput('ann', 'profile 2')).toBeUndefined()
  expect(takeInput('ann', 'profile 1')).toEqual({ first_name: 'Ann' })
  expect(takeInput('ann', 'profile 1')).toBeUndefined()
})

test('somebody else who signs in here gets nothing, and nothing is left for later', () => {
  keepInput('ann', 'profile 1', { first_name: 'Ann' })
  expect(takeInput('bob', 'profile 1')).toBeUndefined()
  expect(takeInput('ann', 'profile 1')).toBeUndefined()
})

test('a storage that is full or forbidden harms nothing', () => {
  const refuse = () => {
    throw new Error('no')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepInput('ann', 'profile 1', { first_name: 'Ann' })
  expect(takeInput('ann', 'profile 1')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { once } from './once.ts'

test('a value is made at the first question and kept, also when it is undefined', () => {
  const made: string[] = []
  const table = once(() => void made.push('made'))
  expect(made).toEqual([])
  table()
  table()
  expect(made).toEqual(['made'])
})

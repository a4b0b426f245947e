import { contract } from '@jobapply/core/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isPlainJson } from './plain-json.ts'

const list = contract.applications.tracker.list['~orpc'].outputSchema

test.each([
  ['the list of applications', list],
  ['texts, numbers and choices', z.object({ a: z.iso.datetime(), b: z.int(), c: z.enum(['x', 'y']), d: z.literal(null) })],
  ['a field that may be missing', z.object({ a: z.string().optional() })],
  ['lists and tables', z.array(z.record(z.string(), z.union([z.boolean(), z.null()])))],
  ['what a reader of text hands on', z.preprocess((value) => value, z.object({ a: z.string().default('') }))],
])('JSON itself can say it: %s', (_, schema) => expect(isPlainJson(schema)).toBe(true))

test.each([
  ['a date', z.object({ at: z.date() })],
  ['a date in a list of choices', z.array(z.union([z.string(), z.date()]))],
  ['a large number', z.object({ n: z.literal(1n) })],
  ['a file', z.object({ file: z.file() })],
  ['a set', z.record(z.string(), z.set(z.string()))],
  ['anything', z.object({ data: z.unknown() })],
  ['what else an object has', z.looseObject({ a: z.string() })],
  ['a place in a list that may be missing', z.array(z.string().optional())],
  ['the outcome of a function', z.string().transform((text) => new Date(text))],
  ['no answer', z.void()],
  ['no schema', undefined],
])('an answer is searched for what JSON cannot say: %s', (_, schema) => expect(isPlainJson(schema)).toBe(false))

test('a schema that holds itself is searched, too', () => {
  const tree = z.object({
    get inner() {
      return z.array(tree)
    },
  })
  expect(isPlainJson(tree)).toBe(false)
})

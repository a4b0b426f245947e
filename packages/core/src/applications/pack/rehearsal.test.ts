import { expect, test } from 'vitest'
import type { Claim } from '#documents/truth-schema'
import { cleanLacks, keepHonest } from './rehearsal.ts'

const claim = (text: string, kind: Claim['kind']): Claim => ({
  from: 0,
  to: text.length,
  text,
  supported: false,
  facts: [],
  kind,
  about: '',
})

test('advice is kept, and what a model says of the person without a proof is not', () => {
  const lacks = ['Name a figure', 'Say that you led ten people', 'You saved the bakery']
  const claims = new Map(lacks.map((one, at) => [one, [claim(one, (['statement', 'number', 'statement'] as const)[at] ?? null)]]))
  expect(keepHonest(lacks, claims)).toEqual(['Name a figure'])
})

test('at most five sentences are shown, each on one line and once', () => {
  const many = Array.from({ length: 40 }, (_, at) => `Add\n${at}`)
  expect(keepHonest(cleanLacks(['', ' A  b ', 'A b', ...many]), new Map())).toEqual(['A b', 'Add 0', 'Add 1', 'Add 2', 'Add 3'])
  expect(cleanLacks(['x'.repeat(900)])[0]).toHaveLength(500)
})

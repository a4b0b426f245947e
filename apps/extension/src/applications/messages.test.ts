import { expect, test } from 'vitest'
import { pageAfter, pageNews } from './messages.ts'

const AFTER = { address: '', blocks: [], errors: [], isLeft: false, isChecked: false, isBusy: false, marker: null }

test("what a stranger's page says after a press is taken within limits only", () => {
  const isValid = (changes: object) => pageAfter.safeParse({ ...AFTER, ...changes }).success
  const blocks = (length: number, count = 1) => ({ blocks: Array(count).fill('x'.repeat(length)) })
  expect([{}, blocks(2_400), blocks(2_401), blocks(1, 10_000), blocks(1, 10_001)].map(isValid)).toEqual([
    ...[true, true, false, true, false],
  ])
})

test("the page's script asks about a list of at most 5,000 options", () => {
  const isValid = (count: number) =>
    pageNews.safeParse({ type: 'form.choose', wanted: 'a', labels: Array(count).fill('b') }).success
  expect([0, 5_000, 5_001].map(isValid)).toEqual([true, true, false])
})

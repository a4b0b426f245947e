import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { canonicalText, chainKey, findBreak, type Link, type StoredLink, sealEnd, sha256, signLink } from './receipt-chain.ts'

const KEY = chainKey(Buffer.alloc(32, 7), 'ann')
const OTHER_KEY = chainKey(Buffer.alloc(32, 7), 'bob')
const COUNT = 1_000

/** As `makeReceipt` appends them. */
function chainOf(count: number, key = KEY, bodyOf = (number: number) => canonicalText({ number })) {
  const links: StoredLink[] = []
  for (let number = 1; number <= count; number++) {
    const bodyHash = sha256(bodyOf(number))
    const at = new Date(Date.UTC(2026, 10, 16) + number)
    const link: Link = { number, kind: 'sent', applicationId: randomUUID(), at, bodyHash, previous: links.at(-1)?.hash ?? null }
    links.push({ ...link, hash: signLink(key, link), storedBodyHash: bodyHash })
  }
  return { links, end: endOf(links, key) }
}
function endOf(links: readonly StoredLink[], key = KEY) {
  const end = { count: links.length, hash: links.at(-1)?.hash ?? '' }
  return { ...end, seal: sealEnd(key, end) }
}
const chain = chainOf(COUNT)
const changed = (number: number, change: Partial<StoredLink>, links = chain.links) =>
  links.map((link) => (link.number === number ? { ...link, ...change } : link))
const check = (links: readonly StoredLink[], end: typeof chain.end | undefined = chain.end) => findBreak(KEY, links, end)

test('an untouched chain of 1,000 receipts is intact, and so is an empty one', () => {
  expect(check(chain.links)).toBeNull()
  expect(findBreak(KEY, [], undefined)).toBeNull()
})

test('one changed byte of a body, a time, an application or a hash is found and named', () => {
  const other = sha256('another body')
  const changes: Partial<StoredLink>[] = [
    { storedBodyHash: other },
    { storedBodyHash: other, bodyHash: other },
    { storedBodyHash: null },
    { at: new Date(0) },
    { applicationId: randomUUID() },
    { kind: 'removed' },
    { hash: other },
    { previous: other },
  ]
  for (const change of changes) expect(check(changed(30, change))).toEqual({ number: 30, reason: 'changed' })
  for (const number of [1, COUNT])
    expect(check(changed(number, { storedBodyHash: other }))).toEqual({ number, reason: 'changed' })
})

test('a removed receipt is found and named: at the start, in the middle, at the end, also when the others move up', () => {
  for (const number of [1, 500, COUNT]) {
    const left = chain.links.filter((link) => link.number !== number)
    expect(check(left)).toEqual({ number, reason: 'missing' })
    expect(check(left.map((link, index) => ({ ...link, number: index + 1 })))).toEqual({ number, reason: 'missing' })
  }
  expect(check([])).toEqual({ number: 1, reason: 'missing' })
})

test('swapped receipts are found and named', () => {
  const at = (number: number) => chain.links[number - 1] as StoredLink
  for (const [one, other] of [
    [500, 501],
    [1, COUNT],
  ] as const) {
    const swapped = chain.links.map((link) =>
      link.number === one ? { ...at(other), number: one } : link.number === other ? { ...at(one), number: other } : link,
    )
    expect(check(swapped)).toEqual({ number: one, reason: 'order' })
  }
})

test('hashes that are computed anew without the key are found at the first of them', () => {
  const forged = chainOf(COUNT, Buffer.alloc(32, 1)).links
  const from500 = chain.links.map((link, index) => (index < 499 ? link : (forged[index] as StoredLink)))
  expect(check(from500)).toEqual({ number: 500, reason: 'changed' })
  expect(check(from500, endOf(from500, OTHER_KEY))).toEqual({ number: 500, reason: 'changed' })
})

test('a shortened chain with an end of its own is found, and so is one without an end or with receipts after it', () => {
  const shorter = chain.links.slice(0, 600)
  expect(check(shorter, endOf(shorter, OTHER_KEY))).toEqual({ number: 600, reason: 'head' })
  expect(findBreak(KEY, chain.links, undefined)).toEqual({ number: COUNT, reason: 'head' })
  expect(check(chain.links, endOf(shorter))).toEqual({ number: COUNT, reason: 'head' })
})

test("another person's receipts are worth nothing in this chain", () => {
  const theirs = chainOf(3, OTHER_KEY)
  expect(check(theirs.links, theirs.end)).toEqual({ number: 1, reason: 'changed' })
})

test('the body of a removed application may be gone, because its mark is in the chain', () => {
  const [first] = chain.links as [StoredLink]
  const link = {
    ...{ number: COUNT + 1, kind: 'removed' as const, applicationId: first.applicationId, at: new Date(0) },
    ...{ bodyHash: first.bodyHash, previous: chain.end.hash },
  }
  const links = [...changed(1, { storedBodyHash: null }), { ...link, hash: signLink(KEY, link), storedBodyHash: null }]
  expect(check(links, endOf(links))).toBeNull()
})

test('equal contents are equal texts, whatever the order of their keys', () => {
  expect(canonicalText({ b: [{ d: 1, c: null }], a: 'é' })).toBe('{"a":"é","b":[{"c":null,"d":1}]}')
  expect(canonicalText({ a: 'é', b: [{ c: null, d: 1 }] })).toBe(canonicalText({ b: [{ d: 1, c: null }], a: 'é' }))
})

import { describe, expect, test } from 'vitest'
import { completeUrl, isWebUrl } from '#shared/web/web-url'
import { entries, entry } from './entries.ts'
import { amount, flag, line, prose, requiredLine, webUrl, words, wordsOrNull, yesNo } from './fields.ts'
import { oneOf, optionsOf, severalOf } from './options.ts'
import { changedFields, isSame } from './same.ts'
import { workOf } from './work.testing.ts'

const name = line('Name', 10)
const number = amount('no', { min: 0, max: 50, step: 0.1 })

describe('text', () => {
  test.each([
    ['  Ann  ', 'Ann'],
    ['a\r\nb\tc', 'a b c'],
    ['a\u0007b', 'ab'],
    ['', null],
    [' \n\t ', null],
    ['\u0007', null],
    [null, null],
  ])('EDITOR-092 %j is stored as %j', (typed, stored) => expect(name.parse(typed)).toBe(stored))

  test('several lines keep their line breaks', () => expect(prose('Text', 50).parse('a\r\nb\rc\n\n d ')).toBe('a\nb\nc\n\n d'))

  test.each(['a\0b', 'a\ud800', '\udc00'])('%j cannot be stored and is refused', (typed) =>
    expect(name.safeParse(typed).error?.issues[0]?.message).toBe('Invalid characters detected'),
  )

  test('lengths count what is left after tidying', () => {
    expect(name.parse(` ${'x'.repeat(10)} `)).toHaveLength(10)
    expect(name.safeParse('x'.repeat(11)).error?.issues[0]?.message).toBe('Name must be at most 10 characters')
  })

  test.each([3, [], {}, true, Symbol('x')])('other values than text are refused', (value) =>
    expect(name.safeParse(value).success).toBe(false),
  )

  test('a required text says so', () => {
    for (const nothing of ['', '  ', null, undefined])
      expect(requiredLine('City', 10).safeParse(nothing).error?.issues[0]?.message).toBe('City is required')
  })
})

describe('numbers', () => {
  test('thousands separators are accepted', () => {
    const salary = amount('no', { min: 0, max: 10_000_000, step: 1 })
    for (const text of ['50,000', '50 000', '50\u00a0000', "50'000", ' 50,000 ']) expect(salary.parse(text)).toBe(50_000)
    expect(salary.parse('1,250,000')).toBe(1_250_000)
    for (const text of ['50,00', '5,0000', ',500', '50,000.5', '1,000 000', '50.000,00'])
      expect(salary.safeParse(text).success, text).toBe(false)
  })

  test.each([
    [2.5, 2.5],
    ['2.5', 2.5],
    [0, 0],
    [-0, 0],
    ['-0', 0],
    ['', null],
    [null, null],
    [50, 50],
  ])('%j is %j', (typed, stored) => expect(number.parse(typed)).toBe(stored))

  test.each([
    -1,
    51,
    2.55,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number('1e309'),
    2 ** 53,
    '1e3',
    '0x10',
    '9'.repeat(400),
    'many',
    [],
    {},
    true,
    10n,
  ])('%s is refused', (typed) => expect(number.safeParse(typed).success).toBe(false))
})

describe('boxes and lists', () => {
  test('yes and no in words', () => {
    expect(['yes', 'No', true, false, 'true', '', null].map((raw) => yesNo('x').parse(raw))).toEqual([
      true,
      false,
      true,
      false,
      true,
      null,
      null,
    ])
    expect([null, '', 'yes', false].map((raw) => flag('x').parse(raw))).toEqual([false, false, true, false])
    expect(['false', ' FALSE ', 'no', 'True', 'YES'].map((raw) => yesNo('x').parse(raw))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
    expect(yesNo('x').safeParse('perhaps').success).toBe(false)
  })

  test('words come as a list or comma-separated, without repeats', () => {
    const list = words('Words', { max: 3, each: 5 })
    expect(list.parse(['a', ' A', 'b'])).toEqual(['a', 'b'])
    expect(list.parse('a,b, c' as never)).toEqual(['a', 'b', 'c'])
    expect(wordsOrNull('Words', { max: 3, each: 5 }).parse([' '])).toBeNull()
    for (const wrong of [['a', 'b', 'c', 'd'], ['toolong'], [3], {}, 3])
      expect(list.safeParse(wrong).success, String(wrong)).toBe(false)
  })

  test('G7 a million entries are refused quickly', async () => {
    const many = Array.from({ length: 1_000_000 }, () => 1)
    const work = await workOf(() => {
      expect(words('Words', { max: 100, each: 5 }).safeParse(many).success).toBe(false)
      expect(entries('List', entry({ a: name }), 100).safeParse(many).success).toBe(false)
      expect(severalOf('Types', { a: 'A' }).safeParse(many).success).toBe(false)
    })
    expect(work).toBeLessThan(500)
  })
})

describe('options', () => {
  const TABLE = { 'full-time': 'Full-time', USD: 'US dollar', c2c: 'C2C' } as const
  const type = oneOf('Type', TABLE, { fulltime: 'full-time' })

  test('any case, spacing and documented spelling gives the value', () =>
    expect(['full-time', 'Full Time', 'FULL_TIME', 'fulltime', 'usd'].map((raw) => type.parse(raw as never))).toEqual([
      'full-time',
      'full-time',
      'full-time',
      'full-time',
      'USD',
    ]))

  test.each(['other', '', 'constructor', '__proto__', 'toString', null, 3, {}])('%j is refused', (raw) =>
    expect(type.safeParse(raw).success).toBe(false),
  )

  test('several, each once', () => {
    expect(severalOf('Types', TABLE).parse(['c2c', 'C2C', 'usd'] as never)).toEqual(['c2c', 'USD'])
    for (const wrong of [null, 'c2c', ['x'], {}]) expect(severalOf('Types', TABLE).safeParse(wrong).success).toBe(false)
    expect(optionsOf(TABLE)[0]).toEqual({ value: 'full-time', label: 'Full-time' })
  })
})

describe('entries', () => {
  const list = entries('List', entry({ name, place: name }, { spellings: { place: ['city', 'town'] } }), 5)

  test('any documented spelling is accepted and one is stored; unknown keys are dropped', () =>
    expect(list.parse([{ id: 'a', name: 'x', city: 'Y', town: 'Z', score: 3 }] as never)).toEqual([
      { id: 'a', name: 'x', place: 'Y' },
    ]))

  test('an entry without an id of its own gets one, the others keep theirs', () =>
    expect(list.parse([{}, { id: '1' }, { id: 'b' }, { id: 'b' }, { id: 7 }] as never).map(({ id }) => id)).toEqual([
      '2',
      '1',
      'b',
      '4',
      '7',
    ]))

  test.each([3, 'x', {}, [3], [null], [[]]])('%j is not a list of entries', (raw) =>
    expect(list.safeParse(raw).success).toBe(false),
  )

  test('G6 inherited keys do no harm', () => {
    const [one] = list.parse(JSON.parse('[{"id":"a","name":"x","__proto__":{"place":"p"},"constructor":"c"}]'))
    expect(one).toEqual({ id: 'a', name: 'x', place: null })
  })
})

describe('web addresses', () => {
  test.each([
    'https://www.linkedin.com/in/ann',
    'HTTP://example.org',
    'https://bücher.example/ä?x=1#y',
    'https://example.org:8080/',
  ])('%j is accepted', (url) => expect(isWebUrl(url)).toBe(true))
  test.each([
    'linkedin.com/in/ann',
    'not a url',
    'https://',
    'https://x',
    'https:example.org',
    'https:\\\\example.org',
    'https://exa mple.org',
    'https://example.org/\u2028',
    'https://example.org\n',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'JAVASCRIPT://example.org/%0aalert(1)',
    'data:text/html,x',
    'vbscript:x.y',
    'ftp://example.org',
    'mailto:a@example.org',
    '//example.org',
    'https://user:pass@example.org',
    'https://user@example.org',
    'blob:https://example.org/x',
  ])('F6 %j is refused', (url) => expect(isWebUrl(url)).toBe(false))

  test('a long one is refused', () => expect(webUrl('no', 20).safeParse('https://example.org/abc').success).toBe(false))

  test.each([
    ['linkedin.com/in/ann', 'https://linkedin.com/in/ann'],
    [' example.org ', 'https://example.org'],
    ['https://example.org', 'https://example.org'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['ann', 'ann'],
  ])('the screen completes %j to %j', (typed, whole) => expect(completeUrl(typed)).toBe(whole))
})

describe('the same', () => {
  test('empty, missing and null are one; the order of a list counts', () => {
    expect(isSame({ a: '', b: 1 }, { b: 1, c: null })).toBe(true)
    expect(isSame([], null)).toBe(true)
    expect(isSame(0, null)).toBe(false)
    expect(isSame(false, null)).toBe(false)
    expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false)
    expect(isSame([{ id: '1', x: { y: [1] } }], [{ x: { y: [1] }, id: '1' }])).toBe(true)
    expect(changedFields({ a: 1, b: 2 }, { a: 1, b: 3 }, ['a', 'b'])).toEqual(['b'])
  })
})

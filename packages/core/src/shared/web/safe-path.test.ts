import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

const OURS = 'https://jobs.example.org'
const OTHERWISE = '/dashboard'

describe('a path of this site is kept', () => {
  test.each([
    '/',
    '/search',
    '/profiles/3?tab=skills#top',
    '/search?q=a%2Fb&next=https://e.example',
    '/a//b',
    '/@e.example',
    '/%2f%2fe.example',
    '/%5ce.example',
    '/javascript:alert(1)',
    '/x?y=//e.example',
  ])('%j', (path) => expect(safePath(path, OTHERWISE)).toBe(path))

  test('dots are resolved', () => expect(safePath('/a/../search', OTHERWISE)).toBe('/search'))
})

describe('AUTH-007 F7 a target outside this site is ignored', () => {
  test.each([
    undefined,
    null,
    '',
    ' ',
    'search',
    './search',
    '../search',
    '?x=1',
    '#x',
    '//e.example',
    '///e.example',
    '////e.example',
    '//e.example/search',
    '//e.example:80',
    '//user@e.example',
    '/\\e.example',
    '/\\/e.example',
    '\\/e.example',
    '\\\\e.example',
    '\\e.example',
    '/\t/e.example',
    '/\n/e.example',
    '/\r/e.example',
    '/\r\n/e.example',
    '/\t\\e.example',
    '\t//e.example',
    '\u0000//e.example',
    '/\u0000/e.example',
    '/search\r\nSet-Cookie: a=b',
    '/search\u007f',
    ' //e.example',
    '\u00a0//e.example',
    '\u2028//e.example',
    '\ufeff//e.example',
    '%2f%2fe.example',
    '%5c%5ce.example',
    '%09//e.example',
    '\u2044\u2044e.example',
    '\u2215\u2215e.example',
    '\uff0f\uff0fe.example',
    '\uff3c\uff3ce.example',
    '@e.example',
    ':80/search',
    '.e.example',
    'e.example',
    'http://e.example',
    'https://e.example',
    'HTTPS://e.example',
    'https:e.example',
    'https:/e.example',
    'https:\\\\e.example',
    'http:/\\e.example',
    'https://jobs.example.org@e.example',
    'https://jobs.example.org.e.example',
    'https://jobs.example.org',
    'ht\ttps://e.example',
    'ftp://e.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://e.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://e.example/x',
    'file:///etc/passwd',
    'mailto:a@e.example',
    'about:blank',
    '/.//e.example',
    '/..//e.example',
    '/a/..//e.example',
    '/./\\e.example',
    '/%2e//e.example',
    '/%2e%2e//e.example',
    '/a/%2E%2E//e.example',
  ])('%j leads to the default page', (wanted) => expect(safePath(wanted, OTHERWISE)).toBe(OTHERWISE))

  test('a full-width slash after the first one stays part of the path', () =>
    expect(new URL(safePath('/\uff0fe.example', OTHERWISE), OURS).origin).toBe(OURS))

  test('for any input a browser stays on our origin, even when the result is checked again', () => {
    const unit = fc.constantFrom(
      ...'/\\.:@?#%25fe\t\n\r \0',
      'e.example',
      'https:',
      'javascript:',
      '%2f',
      '%2e',
      '\u2044',
      '\uff0f',
    )
    const wanted = fc.oneof(
      fc.string({ unit, maxLength: 10 }),
      fc.string({ unit, maxLength: 10 }).map((text) => `/${text}`),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: 'binary' }).map((text) => `/${text}`),
    )
    fc.assert(
      fc.property(wanted, (text) => {
        const path = safePath(text, OTHERWISE)
        expect(path.startsWith('/')).toBe(true)
        for (const base of [OURS, `${OURS}/auth`, 'http://127.0.0.1:3000/a/b'])
          expect(new URL(path, base).origin).toBe(new URL(base).origin)
        // In a Location header or an href, too: what comes out is plain and comes out the same again.
        expect(path).toMatch(/^[\x21-\x7e]+$/)
        expect(safePath(path, OTHERWISE)).toBe(path)
      }),
      { numRuns: 5000 },
    )
  })
})

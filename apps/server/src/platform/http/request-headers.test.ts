import { expect, test } from 'vitest'
import { readHeaders } from './request-headers.ts'

test('a request says its headers, and its address is the one that the server found out', () => {
  const headers = readHeaders({ cookie: 'a=1', 'x-forwarded-for': '6.6.6.6', 'x-mark': ['one', 'two'] as never }, '10.0.0.7')
  expect(headers.get('cookie')).toBe('a=1')
  expect(headers.get('x-mark')).toBe('one, two')
  expect(headers.get('x-forwarded-for')).toBe('10.0.0.7')
  expect(headers.get('accept')).toBeNull()
  expect(headers.get('constructor')).toBeNull()
})

test('a library gets the same headers in the form of the web, without the pseudo headers of HTTP/2', () => {
  const headers = readHeaders({ ':path': '/x', host: 'jobs.example.org' } as never, '10.0.0.7').toWeb()
  expect([...headers]).toEqual([
    ['host', 'jobs.example.org'],
    ['x-forwarded-for', '10.0.0.7'],
  ])
})

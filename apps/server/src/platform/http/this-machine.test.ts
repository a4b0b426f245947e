import { describe, expect, test } from 'vitest'
import { isFromThisMachine } from './this-machine.ts'

type Change = { peerAddress?: string | undefined; host?: string | undefined; headers?: object; publicUrl?: string }
const HEADERS = { accept: 'text/html', 'user-agent': 'x', 'x-request-id': 'x' }

/** Whether a request from this machine is still taken for one after this change. */
function may(change: Change) {
  const { peerAddress, host, headers, publicUrl } = {
    peerAddress: '127.0.0.1',
    host: '127.0.0.1:3000',
    publicUrl: 'http://127.0.0.1:3000',
    ...change,
  }
  const request = { socket: { remoteAddress: peerAddress }, headers: { ...HEADERS, host, ...headers } }
  return isFromThisMachine(request, publicUrl)
}

describe('AUTH-038 the local mailbox', () => {
  test.each(['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1'])('opens for the peer %s', (peerAddress) => {
    expect(may({ peerAddress })).toBe(true)
  })

  test.each([undefined, '', '10.0.0.1', '192.168.1.5', '::ffff:10.0.0.1', 'fe80::1', '2001:db8::1', '1127.0.0.1', '127.0.0.1.2'])(
    'is not there for the peer %s',
    (peerAddress) => {
      expect(may({ peerAddress })).toBe(false)
    },
  )

  test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.9.9.9:80', '[::1]', '[::1]:3000'])(
    'opens under the name %s',
    (host) => {
      expect(may({ host })).toBe(true)
    },
  )

  test.each([
    undefined,
    '',
    'jobs.example.org',
    'localhost.example.org',
    '127.0.0.1.nip.io',
    'evil.example#localhost',
    'localhost@evil.example',
    'evillocalhost',
    '192.168.1.5:3000',
    '0.0.0.0:3000',
    'localhost\nx',
    '::1',
  ])('is not there under the name %j, which a stranger may point at this computer', (host) => {
    expect(may({ host })).toBe(false)
  })

  test.each([
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'X-Forwarded-Anything',
    'x-forwarded',
    'via',
    'x-real-ip',
    'cf-connecting-ip',
    'true-client-ip',
    'x-original-host',
  ])('is not there when a request came through a proxy that says %s, even without a value', (name) => {
    expect(may({ headers: { [name]: '' } })).toBe(false)
  })

  test.each(['http://localhost:3000', 'http://[::1]:3000', 'http://127.1', 'https://localhost/'])(
    'opens with the PUBLIC_URL %s',
    (publicUrl) => {
      expect(may({ publicUrl })).toBe(true)
    },
  )

  test.each([
    'https://jobs.example.org',
    'http://localhost@evil.example',
    'http://192.168.1.5:3000',
    'http://localhost.example.org',
    'localhost',
    '',
  ])('is not there with the PUBLIC_URL %j', (publicUrl) => {
    expect(may({ publicUrl })).toBe(false)
  })
})

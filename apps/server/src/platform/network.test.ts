import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clientAddress, createProxyList, isLoopbackHost, networkKey, parseNetwork } from './network.ts'

const nobody = createProxyList([])
const proxies = createProxyList(['10.0.0.0/8', '127.0.0.1', '2001:db8:1::/48'])

describe('E2 where a request comes from', () => {
  test('without TRUSTED_PROXIES it is the peer, whatever X-Forwarded-For says', () => {
    for (const header of [undefined, '', '9.9.9.9', '127.0.0.1', '9.9.9.9, 8.8.8.8', 'x', '::1'])
      expect(clientAddress('203.0.113.5', header, nobody)).toBe('203.0.113.5')
  })

  test('the headers of a peer that is not a trusted proxy are ignored', () =>
    expect(clientAddress('203.0.113.5', '9.9.9.9', proxies)).toBe('203.0.113.5'))

  test.each([
    ['10.1.2.3', '203.0.113.5', '203.0.113.5'],
    ['10.1.2.3', '9.9.9.9, 203.0.113.5', '203.0.113.5'],
    ['10.1.2.3', '203.0.113.5, 10.9.9.9', '203.0.113.5'],
    ['10.1.2.3', ' 203.0.113.5 ,10.9.9.9 , 127.0.0.1', '203.0.113.5'],
    ['::ffff:10.1.2.3', '::ffff:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1::9', '2001:db8:2::7', '2001:db8:2::7'],
    ['10.1.2.3', undefined, '10.1.2.3'],
    ['10.1.2.3', '', '10.1.2.3'],
    ['10.1.2.3', 'unknown', '10.1.2.3'],
    ['10.1.2.3', '203.0.113.5:4711', '10.1.2.3'],
    ['10.1.2.3', '203.0.113.5, <script>', '10.1.2.3'],
    ['10.1.2.3', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
  ])('behind trusted proxies it is the last address that is none of them: %s, %j -> %s', (peer, header, address) =>
    expect(clientAddress(peer, header, proxies)).toBe(address),
  )

  test('what a stranger puts in front of the header changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (forged) => {
        expect(clientAddress('10.1.2.3', `${forged}, 203.0.113.5`, proxies)).toBe('203.0.113.5')
      }),
    )
  })

  test('an address with a zone (fe80::1%eth0) is an address like any other', () => {
    expect(clientAddress('fe80::1%eth0', undefined, nobody)).toBe('fe80::1%eth0')
    expect(clientAddress('10.1.2.3', 'fe80::1%eth0', proxies)).toBe('fe80::1%eth0')
  })
})

describe('one household, one key', () => {
  test('every address of an IPv6 /64 has the same key, the next /64 another one', () => {
    const key = networkKey('2001:db8:5:6::1')
    for (const address of [
      '2001:db8:5:6::',
      '2001:db8:5:6:ffff:ffff:ffff:ffff',
      '2001:0db8:0005:0006:1:2:3:4',
      '2001:DB8:5:6::abcd',
    ])
      expect(networkKey(address), address).toBe(key)
    for (const address of ['2001:db8:5:7::1', '2001:db8:5::1', '2001:db9:5:6::1', '::1'])
      expect(networkKey(address), address).not.toBe(key)
  })

  test('however an IPv6 address is written, it has the key of its first four groups', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
        const long = groups.map((value) => value.toString(16).padStart(4, '0')).join(':')
        const short = new URL(`http://[${long}]`).hostname.slice(1, -1)
        const expected = `${groups
          .slice(0, 4)
          .map((value) => value.toString(16))
          .join(':')}::/64`
        expect(networkKey(long)).toBe(expected)
        expect(networkKey(short)).toBe(expected)
        expect(networkKey(`${short}%eth0`)).toBe(expected)
      }),
    )
  })

  test('an IPv4 address is its own key', () => expect(networkKey('203.0.113.5')).toBe('203.0.113.5'))
})

test.each(['10.0.0.0/8', '127.0.0.1', '::1', '2001:db8::/32', '0.0.0.0/0'])('%s can be trusted', (text) =>
  expect(parseNetwork(text)).toBeDefined(),
)
test.each(['', '10.0.0', '10.0.0.0/', '10.0.0.0/33', '::/129', '10.0.0.0/-1', '10.0.0.0/8.5', 'localhost', '10.0.0.0/8/8'])(
  '%j is no network',
  (text) => expect(parseNetwork(text)).toBeUndefined(),
)

test('loopback names, and those that only look like one', () => {
  for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.9.9.9:80', '[::1]:3000'])
    expect(isLoopbackHost(host), host).toBe(true)
  for (const host of [
    '',
    'localhost.example.org',
    '127.0.0.1.nip.io',
    'x.localhost',
    '128.0.0.1',
    '[::2]',
    'localhost:3000@e.example',
    '::1',
  ])
    expect(isLoopbackHost(host), host).toBe(false)
})

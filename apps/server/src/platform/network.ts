import { BlockList, isIP } from 'node:net'

/** An address or a network in CIDR form. */
export function parseNetwork(text: string): { address: string; prefix: number; family: 'ipv4' | 'ipv6' } | undefined {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  if (version === 0) return undefined
  const longest = version === 4 ? 32 : 128
  const bits = prefix === undefined ? longest : Number(prefix)
  if (bits > longest) return undefined
  return { address, prefix: bits, family: version === 4 ? 'ipv4' : 'ipv6' }
}

export function createProxyList(networks: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const text of networks) {
    const network = parseNetwork(text)
    if (network) trusted.addSubnet(network.address, network.prefix, network.family)
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}

/** `::ffff:127.0.0.1` is 127.0.0.1 on a socket that takes both families. */
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')

/**
 * Where a request comes from: the peer, or, when the peer is a trusted proxy, the last address of X-Forwarded-For that is not one.
 * What a stranger writes into that header changes nothing.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, isTrusted: (address: string) => boolean): string {
  let address = plainAddress(peer)
  const hops = (forwardedFor ?? '').split(',').map((hop) => plainAddress(hop.trim()))
  while (isTrusted(address)) {
    const previous = hops.pop()
    if (!previous || isIP(previous) === 0) break
    address = previous
  }
  return address
}

/** One household, one key: an IPv6 customer has a whole /64 to rotate through. */
export function networkKey(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group || '0', 16).toString(16)).join(':')}::/64`
}

/** localhost, 127.x.x.x or [::1], with or without a port. */
export const isLoopbackHost = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i.test(host)

/** The same for the address of a connection. */
export const isLoopbackPeer = (address: string) => /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/i.test(address)

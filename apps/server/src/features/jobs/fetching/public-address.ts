import { BlockList, isIP } from 'node:net'

/** Networks of version 4 that are nobody's on the internet (IANA special-purpose registry). */
const RESERVED_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Of version 6 only the global range is public, without its tunnels, which lead to addresses of version 4, and its examples. */
const GLOBAL_6 = '2000::/3'
const RESERVED_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}
const reserved4 = listOf(RESERVED_4, 'ipv4')
const global6 = listOf([GLOBAL_6], 'ipv6')
const reserved6 = listOf(RESERVED_6, 'ipv6')

/** An address on the internet: not this machine, not its network, not a tunnel into either. */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false
  const version = isIP(address)
  if (version === 4) return !reserved4.check(address, 'ipv4')
  return version === 6 && global6.check(address, 'ipv6') && !reserved6.check(address, 'ipv6')
}

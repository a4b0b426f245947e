import { basename } from 'node:path'

/** This machine, however its address is written. */
const HERE = /^(?:0\.0\.0\.0|127\.\d+\.\d+\.\d+|::|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** What only this machine hears: sockets that are files, and questions to the kernel. */
const PATHS = /sa_family=AF_(?:UNIX|UNSPEC|NETLINK)/
const ADDRESS = /inet_addr\("([^"]+)"\)|inet_pton\(AF_INET6, "([^"]+)"/
/** Names a socket's end: messages on a line that is open already name none. */
const FAMILY = /sa_family=AF_\w+/

/** Where the socket of a line of the trace leads; undefined for a line about something else. */
export function placeOf(line: string): 'this machine' | 'a path' | (string & {}) | undefined {
  if (!/\b(?:connect|sendmsg|sendmmsg)\(/.test(line) || !FAMILY.test(line)) return undefined
  if (PATHS.test(line)) return 'a path'
  const [, four, six] = ADDRESS.exec(line) ?? []
  const address = four ?? six ?? FAMILY.exec(line)?.[0] ?? ''
  return HERE.test(address) ? 'this machine' : address
}

/** The program that a line says has started; a helper process is told by its own. */
export function programOf(line: string): string | undefined {
  const [, path = ''] = /\bexecve\("([^"]+)", /.exec(line) ?? []
  if (path === '' || / = -1 /.test(line)) return undefined
  const name = basename(path)
  // What wraps a helper names the same flags before it becomes one.
  return name.startsWith('node') && line.includes('"--permission"') ? 'helper' : name
}

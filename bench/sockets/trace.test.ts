import { expect, test } from 'vitest'
import { placeOf, programOf } from './trace.ts'

const to = (end: string) => `812 connect(20<TCP:[7]>, {${end}}, 16) = -1 EINPROGRESS (Operation now in progress)`

test('a line of the trace tells whether a socket leads to this machine, to a file or away', () => {
  const four = (address: string) => to(`sa_family=AF_INET, sin_port=htons(443), sin_addr=inet_addr("${address}")`)
  const six = (address: string) =>
    to(`sa_family=AF_INET6, sin6_port=htons(443), inet_pton(AF_INET6, "${address}", &sin6_addr), sin6_scope_id=0`)
  expect([four('127.0.0.1'), four('0.0.0.0'), six('::1'), six('::ffff:127.0.0.1')].map(placeOf)).toEqual(
    Array(4).fill('this machine'),
  )
  expect([four('10.0.0.1'), four('203.0.113.9'), six('2001:db8::1'), six('::ffff:10.0.0.1')].map(placeOf)).toEqual([
    '10.0.0.1',
    '203.0.113.9',
    '2001:db8::1',
    '::ffff:10.0.0.1',
  ])
  expect(placeOf(to('sa_family=AF_UNIX, sun_path="/tmp/x/.s.PGSQL.5432"'))).toBe('a path')
  // A family that nobody has thought of leads away.
  expect(placeOf(to('sa_family=AF_VSOCK, svm_cid=0x2'))).toBe('sa_family=AF_VSOCK')
  expect(placeOf('812 sendmsg(5<UNIX:[3]>, {msg_name=NULL, msg_namelen=0}, 0) = 12')).toBeUndefined()
})

test('a helper process is known by what it may not do', () => {
  expect(programOf('9 execve("/usr/bin/node", ["node", "--permission", "reader.js"], 0x7f /* 3 vars */) = 0')).toBe('helper')
  expect(programOf('9 execve("/usr/lib/postgresql/bin/postgres", ["postgres"], 0x7f /* 3 vars */) = 0')).toBe('postgres')
  expect(programOf('9 execve("/usr/bin/node", ["node"], 0x7f) = -1 ENOENT (No such file or directory)')).toBeUndefined()
})

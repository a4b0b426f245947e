import { Agent } from 'node:http'
import { workOf } from '@jobapply/core/shared/work.testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { knock } from '#testing/knock'
import { newcomer } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
let cookie: string
beforeAll(async () => {
  server = await startServer()
  const ann = await newcomer(server)
  cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
})
afterAll(() => server.stop())

const send = (path: string, type: string, body: string) =>
  knock(server.origin, { method: 'POST', path, body, headers: { 'content-type': type, cookie } })
const formOf = (parts: number) => `${'--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(parts)}--edge--\r\n`

test.each([
  ['500,000 lists in each other', '/rpc/auth/signIn', 'application/json', `{"json":${'['.repeat(500_000)}`],
  ['500,000 records in each other', '/functions/v1/parse-resume', 'application/json', '{"a":'.repeat(200_000)],
  ['a form of 150,000 parts', '/rpc/profiles/uploadResume', 'multipart/form-data; boundary=edge', formOf(150_000)],
  ['the same with its boundary in quotes', '/rpc/profiles/uploadResume', 'multipart/form-data; boundary="edge"', formOf(150_000)],
])('%s are refused before they are parsed', async (_, path, type, body) => {
  const work = await workOf(async () => {
    for (let time = 0; time < 5; time++) expect(await send(path, type, body)).toMatchObject({ status: 400 })
  })
  expect(work).toBeLessThan(1_000)
})

test.each([
  ['nests too deep', `{"json":${'['.repeat(200_000)}`, 400],
  ['is too large', JSON.stringify({ json: 'x'.repeat(3_000_000) }), 413],
  ['is no JSON', '{'.repeat(90), 400],
  ['is empty', '', 401],
])('after a body that %s, the connection serves the next request', async (_, body, status) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const headers = { 'content-type': 'application/json' }
  for (let time = 0; time < 2; time++) {
    expect(await knock(server.origin, { method: 'POST', path: '/rpc/profiles/list', headers, body, agent })).toMatchObject({
      status,
    })
    expect(await knock(server.origin, { path: '/readyz', agent })).toMatchObject({ status: 200 })
  }
})

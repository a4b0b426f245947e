import { FONT_IDS } from '@jobapply/core/documents/pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
let ann: Person
beforeAll(async () => {
  server = await startServer({ JOB_SOURCES: 'off', TASKS: 'separate' })
  ann = await newcomer(server)
})
afterAll(() => server.stop())

const ask = (path: string, headers: Record<string, string> = {}) =>
  ann.fetch(`${server.origin}/documents/fonts/${path}`, { headers })

test('the preview gets every font that the PDF embeds, compressed, and asks again only when it has changed', async () => {
  for (const id of FONT_IDS) {
    const answer = await ask(`${id}.ttf`)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-encoding')]).toEqual([
      200,
      'font/ttf',
      'gzip',
    ])
    // The first bytes of a TrueType file.
    expect(new Uint8Array(await answer.arrayBuffer()).slice(0, 4)).toEqual(new Uint8Array([0, 1, 0, 0]))
    const again = await ask(`${id}.ttf`, { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  }
})

test.each(['unknown.ttf', 'sans.woff2', '../fonts/sans', 'constructor.ttf'])('there is no font %s', async (name) => {
  expect((await ask(name)).status).toBe(404)
})

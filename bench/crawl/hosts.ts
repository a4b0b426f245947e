import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { SOURCES } from '@jobapply/server/features/jobs/sources/all-sources'
import { isHost } from '@jobapply/server/features/jobs/sources/readers/source'

const FIXTURES = join(import.meta.dirname, '../../apps/server/src/features/jobs/sources/fixtures')

/** Every host of the directory on one local server: 5 % answer slowly, 5 % are dead and 2 % hostile. */
export async function startHosts() {
  const dead = new Map<string, number>()
  const seen = { requests: 0, robots: 0 }
  const server = createServer((request, response) => {
    const [host, path] = [request.headers.host ?? '', request.url ?? '']
    seen.requests += 1
    if (path === '/robots.txt') {
      seen.robots += 1
      response.writeHead(404).end()
      return
    }
    const chance = hashOf(host + path.replace(/\d{1,4}$/, '')) % 100
    if (chance < 5) {
      const key = host + path
      dead.set(key, (dead.get(key) ?? 0) + 1)
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found')
    } else if (chance < 7) response.writeHead(200, { 'content-type': 'text/html' }).end('<a href="'.repeat(20_000))
    else setTimeout(() => response.writeHead(200).end(answerOf(host)), chance < 12 ? 400 : 0)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { port, seen, dead, stop: () => server.close() }
}

const hashOf = (text: string) => [...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7)

const answers = new Map<string, string>()
function answerOf(host: string): string {
  const source = SOURCES.find(({ hosts }) => hosts.some((pattern) => pattern !== '*' && isHost(host, pattern)))
  const id = source?.id ?? 'successfactors'
  const known = answers.get(id)
  if (known !== undefined) return known
  const folder = join(FIXTURES, 'systems', id)
  const file = existsSync(folder)
    ? readdirSync(folder).find((name) => name.startsWith('list.'))
    : readdirSync(FIXTURES).find((name) => name.startsWith(`${id}.`))
  const text = file ? readFileSync(join(existsSync(folder) ? folder : FIXTURES, file), 'utf8') : ''
  answers.set(id, text)
  return text
}

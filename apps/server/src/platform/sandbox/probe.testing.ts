import { readFileSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { serveQuestions } from './serve-questions.ts'

/** A helper that has been taken over: it tries what no helper may do, and tells how far it came. */
export type ProbeQuestion =
  | { loop: true }
  | { eat: true }
  | { keep: number }
  | { say: string }
  | { forge: unknown[] }
  | { files: string[]; port: number; socket: string }

const SOCKET_MODULES = ['net', 'tls', 'dgram', 'dns', 'http', 'https', 'http2', 'inspector', '_http_client', '_tls_wrap']
/** Imported, it only has a `require` that refuses the same names. */
const BARE: string = 'module'
const PROCESS_MODULES = ['child_process', 'worker_threads', 'cluster', 'module']

/** What an earlier question has left behind. */
const kept: Buffer[] = []

serveQuestions(async (question: ProbeQuestion) => {
  if ('loop' in question) for (;;);
  if ('eat' in question) for (const eaten: string[][] = []; ; ) eaten.push(Array.from({ length: 10_000 }, (_, n) => `text ${n}`))
  if ('keep' in question) {
    kept.push(Buffer.alloc(question.keep * 1024 * 1024, 1))
    // Long enough to be weighed.
    await new Promise((resolve) => setTimeout(resolve, 200))
    return { said: `kept ${kept.length}` }
  }
  if ('forge' in question) {
    // A long one has to be written in parts, which the loop would stop.
    for (const message of question.forge) await new Promise((written) => process.send?.(message, written))
    for (;;);
  }
  if ('say' in question) return { said: question.say }
  const { files, port, socket } = question
  const modules = [...SOCKET_MODULES, ...PROCESS_MODULES]
  return {
    refused: Object.fromEntries(
      await Promise.all([
        ...files.map((file) => attempt(`read ${file}`, () => readFileSync(file))),
        attempt('write', () => writeFileSync('/tmp/helper-was-here', '')),
        ...modules.filter((name) => name !== BARE).map((name) => attempt(`import ${name}`, () => import(`node:${name}`))),
        ...modules.map((name) => attempt(`builtin ${name}`, () => process.getBuiltinModule(name))),
        attempt('require net', async () => (await import(BARE)).createRequire(import.meta.url)('node:net')),
        attempt('fetch', () => fetch(`http://127.0.0.1:${port}/`)),
        attempt('socket of the database', async () => (await import('node:net')).connect(socket)),
        attempt('kill', () => process.kill(process.ppid, 0)),
        attempt('permissions', () => (process.permission.has('fs.read') ? 'all files' : Promise.reject(new Error('none')))),
      ]),
    ),
    env: Object.keys(process.env).filter((name) => !/^NODE_CHANNEL_/.test(name)),
    networks: Object.keys(networkInterfaces()),
  }
})

async function attempt(name: string, act: () => unknown): Promise<[string, boolean]> {
  try {
    await act()
    return [name, false]
  } catch (error) {
    // A file that is not there, or is closed by its mode, would prove nothing.
    return [name, !/ENOENT|EACCES|ECONNREFUSED/.test(String(error))]
  }
}

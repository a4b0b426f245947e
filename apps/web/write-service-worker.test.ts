import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { writeServiceWorker } from './write-service-worker.ts'

const SITE = 'https://jobs.test'
const SHELL = '<link rel="modulepreload" href="/assets/app-1.js"/><link rel="icon" href="/icon.svg">'
const BUILT = {
  shell: SHELL,
  offline: '<p>You’re offline</p>',
  screenFiles: ['/assets/dashboard-2.js'],
  publicPaths: ['/', '/help'],
  appPaths: ['/dashboard', '/profiles/:id'],
}

type Asked = { path: string; mode?: string; method?: string }

/** The worker with a network that can be cut off and a cache that can be looked into. */
async function startWorker(code = writeServiceWorker(BUILT)) {
  const listeners: Record<string, (event: object) => void> = {}
  const stores = new Map<string, Map<string, Response>>()
  const network = { isOn: true, asked: [] as string[] }
  const storage = { works: true, written: Promise.resolve() }
  const ask = async (target: string | { url: string }) => {
    const path = new URL(typeof target === 'string' ? target : target.url, SITE).pathname
    network.asked.push(path)
    if (!network.isOn) throw new TypeError('Failed to fetch')
    return new Response(`fresh ${path}`)
  }
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    const put = async (path: string, answer: Response) => {
      await storage.written
      store.set(path, answer)
    }
    return {
      put,
      match: async (path: string) => store.get(path),
      addAll: async (paths: string[]) => void (await Promise.all(paths.map(async (path) => put(path, await ask(path))))),
    }
  }
  const caches = {
    open: async (name: string) => {
      if (!storage.works) throw new DOMException('The operation is insecure', 'SecurityError')
      return open(name)
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (path: string) => {
      if (!storage.works) throw new DOMException('The operation is insecure', 'SecurityError')
      return [...stores.values()].flatMap((store) => store.get(path)?.clone() ?? [])[0]
    },
  }
  const self = {
    addEventListener: (name: string, listen: (event: object) => void) => Object.assign(listeners, { [name]: listen }),
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
    location: { origin: SITE },
  }
  runInNewContext(code, { self, caches, fetch: ask, URL, RegExp, Promise, Set })
  const run = async (name: string, data?: string) => {
    let done: Promise<unknown> | undefined
    const waitUntil = (work: Promise<unknown>) => {
      done = work
    }
    listeners[name]?.({ waitUntil, data })
    await done
  }
  await run('install')
  await run('activate')
  network.asked.length = 0
  const copies: Promise<unknown>[] = []
  return {
    network,
    storage,
    /** When what was answered has been kept. */
    copied: () => Promise.all(copies),
    stores,
    keepApp: () => run('message', 'keep-app'),
    kept: () => [...stores.values()].flatMap((store) => [...store.keys()]),
    /** What the worker answers; undefined when it leaves the request to the browser. */
    async get({ path, mode = 'cors', method = 'GET' }: Asked): Promise<string | undefined> {
      let answer: Promise<Response> | undefined
      const respondWith = (given: Promise<Response>) => {
        answer = given
      }
      const waitUntil = (work: Promise<unknown>) => copies.push(work)
      listeners.fetch?.({ request: { url: SITE + path, mode, method }, respondWith, waitUntil })
      return (await answer)?.text()
    },
  }
}

const open = (path: string): Asked => ({ path, mode: 'navigate' })

test('a visit to public pages keeps nothing of the application: without a network its screens say so', async () => {
  const worker = await startWorker()
  expect(worker.kept()).toEqual(['/offline'])
  worker.network.isOn = false
  expect(await worker.get(open('/dashboard'))).toBe('fresh /offline')
})

test('a network that fails while the application is kept leaves no shell that could not load its screens', async () => {
  const worker = await startWorker()
  worker.network.isOn = false
  await expect(worker.keepApp()).rejects.toThrow('Failed to fetch')
  expect(await worker.get(open('/dashboard'))).toBe('fresh /offline')
})

test('without a network the application opens with its shell, and a visited public page as it was', async () => {
  const worker = await startWorker()
  await worker.keepApp()
  expect(await worker.get(open('/help'))).toBe('fresh /help')
  await worker.copied()
  worker.network.isOn = false
  expect(await worker.get(open('/help'))).toBe('fresh /help')
  expect(await worker.get(open('/profiles/7'))).toBe('fresh /dashboard')
  expect(await worker.get(open('/'))).toBe('fresh /offline')
  for (const path of ['/assets/app-1.js', '/assets/dashboard-2.js']) expect(await worker.get({ path })).toBe(`fresh ${path}`)
})

test('answers of the server, downloads, public profiles and everything that is sent pass by and are never kept', async () => {
  const worker = await startWorker()
  const before = worker.kept()
  for (const path of ['/rpc/profiles/list', '/api/v1/resumes', '/documents/1.pdf', '/account/export.zip', '/functions/v1/x'])
    for (const asked of [{ path }, open(path), { path, method: 'POST' }]) expect(await worker.get(asked)).toBeUndefined()
  expect(await worker.get(open('/p/abcdefghijkl'))).toBeUndefined()
  expect(await worker.get({ path: '/help', method: 'POST', mode: 'navigate' })).toBeUndefined()
  expect(worker.kept()).toEqual(before)
})

test('a page is kept by its path alone: what stands behind the question mark may be about a person', async () => {
  const worker = await startWorker()
  await worker.get(open('/help?subject=My+salary'))
  await worker.copied()
  expect(worker.kept().filter((path) => path.includes('?') || path === '/help')).toEqual(['/help'])
})

test('a storage that fails costs no answer', async () => {
  const worker = await startWorker()
  worker.storage.works = false
  for (const asked of [{ path: '/assets/app-1.js' }, open('/help'), open('/dashboard')])
    expect(await worker.get(asked)).toBe(`fresh ${asked.path}`)
  await expect(worker.copied()).resolves.toBeDefined()
})

test('a page does not wait until its copy is written', async () => {
  const worker = await startWorker()
  const disk = Promise.withResolvers<void>()
  worker.storage.written = disk.promise
  expect(await worker.get(open('/help'))).toBe('fresh /help')
  expect(worker.kept()).not.toContain('/help')
  disk.resolve()
  await worker.copied()
  expect(worker.kept()).toContain('/help')
})

test('another build is another worker', () => {
  expect(writeServiceWorker(BUILT)).toBe(writeServiceWorker(BUILT))
  expect(writeServiceWorker({ ...BUILT, shell: `${SHELL} ` })).not.toBe(writeServiceWorker(BUILT))
  expect(writeServiceWorker(BUILT)).not.toContain('__BUILD__')
})

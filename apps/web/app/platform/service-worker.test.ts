import { afterEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './service-worker.ts'

/** A browser with a loaded page, and how it answers the registration. */
function openBrowser(register: () => Promise<unknown>) {
  const worker = { postMessage: vi.fn() }
  const serviceWorker = { controller: null, register: vi.fn(register), ready: Promise.resolve({ active: worker }) }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('document', { readyState: 'complete' })
  return { register: serviceWorker.register, worker }
}
const settle = () => new Promise((done) => setImmediate(done))
afterEach(() => void vi.unstubAllGlobals())

test('SHELL-034 the service worker is registered at /sw.js, and an application page asks it to keep the application', async () => {
  const { register, worker } = openBrowser(async () => {})
  registerServiceWorker({ keepsApp: true })
  await settle()
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('keep-app')
})

test('SHELL-035 without /sw.js everything works, and nothing is shown', async () => {
  const complaints: unknown[] = []
  const complain = (reason: unknown) => void complaints.push(reason)
  process.on('unhandledRejection', complain)
  const { register, worker } = openBrowser(() => Promise.reject(new TypeError('A bad HTTP response code (404) was received')))
  registerServiceWorker({ keepsApp: true })
  await settle()
  await settle()
  process.off('unhandledRejection', complain)
  expect([register.mock.calls.length, worker.postMessage.mock.calls, complaints]).toEqual([1, [], []])
})

test('SHELL-035 a browser without service workers is left alone', () => {
  vi.stubGlobal('navigator', {})
  expect(() => registerServiceWorker()).not.toThrow()
})

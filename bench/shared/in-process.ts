import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonicalEmail } from '@jobapply/core/auth/rules'
import { startApp } from '@jobapply/server/app'
import { hashPassword } from '@jobapply/server/platform/auth/password'
import { insertUser } from '@jobapply/server/platform/auth/store'
import { welcome } from '@jobapply/server/platform/auth/welcome'
import { openInstallation } from '@jobapply/server/platform/db/installation'
import { readSettings } from '@jobapply/server/platform/env'
import { emptySite } from './empty-site.ts'

export const PASSWORD = 'a quiet harbour'

/** The product inside this process, on a database of its own that is gone afterwards. */
export async function openProduct(env: Record<string, string> = {}, { hasPages = true } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-bench-'))
  const settings = readSettings({
    JOBAPPLY_DATA_DIR: dataDir,
    PORT: String(await freePort()),
    LOG_LEVEL: 'error',
    JOB_SOURCES: 'off',
    DEMO_JOBS: 'few',
    ...env,
  })
  const stops: (() => Promise<void>)[] = [async () => rmSync(dataDir, { recursive: true, force: true })]
  const installation = await openInstallation(settings, 'server', (stop) => stops.unshift(stop))
  const app = await startApp(settings, installation, hasPages ? undefined : emptySite(join(dataDir, 'site')))
  return {
    ...app,
    settings,
    installation,
    async addPerson(email: string) {
      const { database } = app.platform
      const passwordHash = await hashPassword(PASSWORD)
      const user = await insertUser(
        database.system,
        { email: canonicalEmail(email), mailAddress: email, passwordHash },
        new Date(),
      )
      await welcome(database.system, settings, user.id, new Date())
    },
    async close() {
      await app.stop()
      for (const stop of stops) await stop()
    },
  }
}

export type Answer = { status: number; code: string; text: string; headers: Headers }

/** One call, as a browser sends it; `address` is what X-Forwarded-For claims. */
export async function call(
  origin: string,
  name: string,
  input: unknown,
  options: { address?: string; cookie?: string } = {},
): Promise<Answer> {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (options.address) headers.set('x-forwarded-for', options.address)
  if (options.cookie) headers.set('cookie', options.cookie)
  const response = await fetch(`${origin}/rpc/${name}`, { method: 'POST', headers, body: JSON.stringify({ json: input }) })
  const text = await response.text()
  const code = response.ok ? 'OK' : (JSON.parse(text).json?.code ?? 'UNKNOWN')
  return { status: response.status, code, text, headers: response.headers }
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

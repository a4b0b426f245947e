import { join } from 'node:path'
import { bin, main, node24, productEnv, root } from './machine.mjs'
import { serve } from './serve.mjs'
import { serverProgram } from './server.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

const PAGES_PORT = process.env.PORT || '3000'
const API_PORT = String(Number(PAGES_PORT) + 1)
const GOOGLE_PORT = String(Number(PAGES_PORT) + 2)

/** Everything is watched. Google is a local stand-in, and mail and payments stay local; JOB_SOURCES=off keeps the job sources out. */
await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const api = serverProgram('main', {
    watch: true,
    env: {
      PORT: API_PORT,
      PUBLIC_URL: `http://127.0.0.1:${PAGES_PORT}`,
      GOOGLE_CLIENT_ID: 'local',
      GOOGLE_CLIENT_SECRET: 'local',
      GOOGLE_ISSUER: `http://127.0.0.1:${GOOGLE_PORT}`,
    },
  })
  const pages = {
    command: join(bin, 'react-router'),
    args: ['dev', '--host', '127.0.0.1', '--port', PAGES_PORT],
    cwd: join(root, 'apps', 'web'),
    env: productEnv({ API_PORT }),
  }
  const google = { command: node24(), args: [join(root, 'scripts', 'local-google.mjs'), GOOGLE_PORT], env: productEnv() }
  return serve([google, api, pages])
})

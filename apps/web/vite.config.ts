import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { CHUNKS } from './chunks.ts'
import { PAGE_SCRIPTS, PUBLIC_SCRIPT } from './page-scripts.ts'

const SERVED_BY_THE_SERVER = [
  '/rpc',
  '/functions',
  '/api',
  '/dev',
  '/demo',
  '/documents',
  '/receipts',
  '/packs',
  '/calendar',
  '/exports',
  '/fonts',
  '/webhooks',
  '/unsubscribe',
  '/forms',
  '/newsletter',
  '/support-channels',
  '/healthz',
  '/readyz',
]
const server = `http://127.0.0.1:${process.env.API_PORT || 3001}`

/** Builds the pages' own scripts together with the application, so that both load the same React. */
const pageScripts = (): Plugin => ({
  name: 'page-scripts',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  buildStart() {
    // That of public pages is a file of its own (finish-build.ts).
    for (const id of new Set(Object.values(PAGE_SCRIPTS))) if (id !== PUBLIC_SCRIPT) this.emitFile({ type: 'chunk', id })
  },
})

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), pageScripts()],
  build: { manifest: true, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
  // Found at the start and not page by page: each find would reload the page that is open.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*', '!app/testing/**'] },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT || 3000),
    strictPort: true,
    proxy: Object.fromEntries(SERVED_BY_THE_SERVER.map((path) => [path, server])),
  },
})

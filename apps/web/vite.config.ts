import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
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

/** What every page with React starts with. In one file it packs better than in twenty. */
const START = [
  /node_modules\/@tanstack\//,
  /web\/app\/platform\/(?:api|create-client|json-link|orpc-error|query-utils|auth|query-client|mutate|pending|session-end|tabs|toasts|toast-fault)\.tsx?$/,
  /web\/app\/(?:shell\/providers|ui\/(?:button|spinner|toast|alert|skeleton|loading-skeleton))\.tsx$/,
  /node_modules\/lucide-react\/dist\/esm\/(?!icons\/|lucide-react)/,
  /lucide-react\/dist\/esm\/icons\/(?:loader-circle|circle-alert|triangle-alert|info)\.m?js$/,
]
const isStart = (id: string) => START.some((pattern) => pattern.test(id))

/** What public pages use without React, and every page of the application too. */
const PAGE = /web\/app\/(?:paths|platform\/(?:theme|local-store|service-worker))\.ts$|core\/src\/billing\/trial-\w+\.ts$/
/** What else public pages use: of the application, only those about plans need it. */
const PLANS = /core\/src\/billing\/(?:constants|rules)\.ts$/
/** What every screen of the application has, and what the dashboard shares with others: each file of its own costs a slow phone a wait. */
const SHELL = [
  /web\/app\/(?:shell\/(?:navigation\/nav(?:-list)?|avatar-button|guards|shortcuts|app-skeleton|route-error)|ui\/(?:badge|card|key|feedback\/loading|media|page-keys|progress|chart\/(?:figure-table|columns))|features\/(?:notices\/notice-pages|account\/deletion\/grace-banner|insights\/dashboard\/match-list|search\/match-figure))\.tsx?$/,
  /core\/src\/profiles\/completion\.ts$/,
  /lucide-react\/dist\/esm\/icons\/(?:hourglass|menu|arrow-right|calendar|hand)\.m?js$/,
]
const isShell = (id: string) => SHELL.some((pattern) => pattern.test(id))

/** What pages share, apart by how often it changes and by who needs it: the sign-in page has no router. */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router\// },
  { name: 'page', test: PAGE },
  { name: 'plans', test: PLANS },
  { name: 'start', test: isStart, minShareCount: 2 },
  { name: 'shell', test: isShell, minShareCount: 2 },
  // An icon alone is mostly the head of its file.
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 4 },
]

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

/** Which files pages share, apart by how often they change and by who needs them: the sign-in page has no router. */

const app = (folder: string, names: string) => names.split(' ').map((name) => `apps/web/app/${folder}/${name}`)
const core = (...paths: string[]) => paths.map((path) => `packages/core/src/${path}`)
const icons = (names: string) => names.split(' ').map((name) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`)

/** What public pages use without React, and every page of the application too. */
const PAGE = [
  'apps/web/app/paths.ts',
  ...app('platform', 'theme.ts local-store.ts service-worker.ts'),
  ...core('billing/trial-constants.ts', 'billing/trial-rules.ts'),
]
/** What else public pages use: of the application, only those about plans need it. */
const PLANS = core('billing/constants.ts', 'billing/rules.ts')
/** What every page with React starts with. In one file it packs better than in twenty. */
const START = [
  ...app(
    'platform',
    'api.ts create-client.ts json-link.ts orpc-error.ts query-utils.ts auth.tsx query-client.ts mutate.ts pending.ts session-end.ts tabs.ts toasts.ts toast-fault.ts',
  ),
  'apps/web/app/shell/providers.tsx',
  ...app('ui', 'button.tsx spinner.tsx alert.tsx'),
  ...icons('loader-circle circle-alert triangle-alert info'),
]
const START_PACKAGES = [/node_modules\/@tanstack\//, /node_modules\/lucide-react\/dist\/esm\/(?!icons\/|lucide-react)/]
/** What every screen of the application has, and what the dashboard shares with others: each file of its own costs a slow phone a wait. */
const SHELL = [
  ...app(
    'shell',
    'navigation/nav.ts navigation/nav-list.tsx avatar-button.tsx guards.tsx shortcuts.ts app-skeleton.tsx route-error.tsx',
  ),
  ...app(
    'ui',
    'badge.tsx card.tsx key.tsx feedback/loading.tsx media.ts page-keys.ts progress.tsx chart/figure-table.tsx chart/columns.tsx',
  ),
  ...app(
    'features',
    'notices/notice-pages.ts account/deletion/grace-banner.tsx insights/dashboard/match-list.tsx search/match-figure.tsx',
  ),
  ...core('profiles/completion.ts'),
  ...icons('hourglass menu arrow-right calendar hand'),
]

/** Every file that a list names: one that moved would leave its chunk without a word. */
export const NAMED_FILES: readonly string[] = [...PAGE, ...PLANS, ...START, ...SHELL]

const oneOf =
  (files: readonly string[], packages: readonly RegExp[] = []) =>
  (id: string) =>
    files.some((file) => id.endsWith(`/${file}`)) || packages.some((pattern) => pattern.test(id))

export const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router\// },
  { name: 'page', test: oneOf(PAGE) },
  { name: 'plans', test: oneOf(PLANS) },
  { name: 'start', test: oneOf(START, START_PACKAGES), minShareCount: 2 },
  { name: 'shell', test: oneOf(SHELL), minShareCount: 2 },
  // An icon alone is mostly the head of its file.
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 4 },
]

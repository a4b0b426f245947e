import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { files, imports, importsThat, isTest, lines, say } from './house.testing.ts'

/** The floors and the order of ARCHITECTURE.md, executed. A failure names file and line. */

const FEATURES =
  'auth notices billing resume profiles preferences onboarding jobs matching search documents answers applications insights account api content admin'.split(
    ' ',
  )
/** From the floor up: what stands in a row may be imported by the rows after it. `#paths.ts` is the web app's table of addresses. */
const STOREYS = {
  'apps/server/src': ['platform', 'features', '.', 'testing'],
  'apps/web/app': ['paths.ts', 'platform', 'ui', 'forms', 'features', 'pages', 'shell', '.', 'testing'],
  'apps/extension/src': ['platform', 'jobs', 'applications', '.', 'entrypoints'],
}
const MAY_IMPORT: Record<string, string[]> = {
  'packages/language': [],
  'packages/core': ['packages/language'],
  'packages/matching': ['packages/core', 'packages/language'],
  'packages/resume-parser': ['packages/core', 'packages/language'],
  'packages/documents': ['packages/core', 'packages/language'],
  'packages/writing': ['packages/core', 'packages/language', 'packages/matching'],
  'apps/server': [
    'packages/core',
    'packages/documents',
    'packages/language',
    'packages/matching',
    'packages/resume-parser',
    'packages/writing',
  ],
  'apps/web': ['packages/core', 'packages/language'],
  'apps/extension': ['packages/core', 'packages/language'],
}
/** Tests of documents read back what was printed. */
const TESTS_MAY_IMPORT: Record<string, string[]> = { 'packages/documents': ['packages/resume-parser'] }
/** The order inside the server's platform: a file or folder imports those of the rows before it. */
const PLATFORM = [
  'clock html log-mask metrics network paper places seal slots start-error zip',
  'data-dir env log-error',
  'http log secret storage',
  'program sandbox telemetry',
  'compute db',
  'auth limits queue',
  'ai mail usage',
  'feature',
  'backup server',
  'parts',
].map((row) => row.split(' '))
const CORE_MAY_USE = ['zod', '@orpc/contract']

const known = new Set(files)
const fileOf = (target: string) => ['', '.ts', '.tsx'].map((ending) => target + ending).find((file) => known.has(file))
const placeOf = (file: string) => Object.keys(MAY_IMPORT).find((place) => file.startsWith(`${place}/`))
const featureOf = (file: string) => {
  const [, name] = /^(?:apps\/\w+\/\w+\/features|apps\/extension\/src|packages\/core\/src)\/([^/]+)\//.exec(file) ?? []
  return name && FEATURES.includes(name) ? name : undefined
}

test('ARCHITECTURE.md shows the same order of features', () => {
  expect(readFileSync('ARCHITECTURE.md', 'utf8').split('\n')).toContain(FEATURES.join('  '))
})

test('a floor imports only the floors below it', () => {
  const problems = importsThat(
    ({ file, target }) => {
      const [from, to] = [placeOf(file), placeOf(target)]
      if (from === undefined || to === undefined || from === to) return false
      return ![...(MAY_IMPORT[from] ?? []), ...((isTest(file) && TESTS_MAY_IMPORT[from]) || [])].includes(to)
    },
    ({ specifier }) => `may not import ${specifier}`,
  )
  expect(problems).toEqual([])
})

test('language needs nothing from outside', () => {
  const foreign = imports.filter(({ file, target }) => file.startsWith('packages/language/') && !isTest(file) && !target)
  expect(foreign.map((one) => say(one, `imports ${one.specifier}`))).toEqual([])
})

test('core knows nothing but zod and the contract builder', () => {
  const isAllowed = (specifier: string) => CORE_MAY_USE.some((name) => specifier === name || specifier.startsWith(`${name}/`))
  const ours = imports.filter(({ file, target }) => file.startsWith('packages/core/') && !isTest(file) && !target)
  expect(ours.filter(({ specifier }) => !isAllowed(specifier)).map((one) => say(one, `imports ${one.specifier}`))).toEqual([])
})

test('a feature imports itself and those before it in the order', () => {
  const rank = (file: string) => FEATURES.indexOf(featureOf(file) ?? '')
  const problems = importsThat(
    ({ file, target }) => rank(file) >= 0 && rank(target) > rank(file),
    ({ specifier }) => `${specifier} belongs to a feature that comes later`,
  )
  expect(problems).toEqual([])
})

test("core's shared folder knows no feature", () => {
  const problems = importsThat(
    ({ file, target }) => file.startsWith('packages/core/src/shared/') && !isTest(file) && featureOf(target) !== undefined,
    ({ specifier }) => `${specifier} belongs to a feature`,
  )
  expect(problems).toEqual([])
})

test('every feature folder bears a name of the order', () => {
  const folders = ['packages/core/src', 'apps/server/src/features', 'apps/web/app/features'].flatMap((parent) =>
    !existsSync(parent)
      ? []
      : readdirSync(parent, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? join(parent, entry.name) : [])),
  )
  const unknown = folders.filter((folder) => folder !== 'packages/core/src/shared' && !FEATURES.includes(basename(folder)))
  expect(unknown).toEqual([])
})

test.each(Object.entries(STOREYS))('inside %s imports go down only', (app, storeys) => {
  const storeyOf = (file: string) => {
    const inside = file.startsWith(`${app}/`) ? file.slice(app.length + 1) : undefined
    if (inside === undefined) return undefined
    const level = storeys.findIndex((storey) => inside === storey || inside.startsWith(`${storey}/`))
    return level >= 0 ? level : storeys.indexOf('.')
  }
  const problems = importsThat(
    ({ file, target }) => !isTest(file) && (storeyOf(file) ?? -1) >= 0 && (storeyOf(target) ?? -1) > (storeyOf(file) ?? -1),
    ({ specifier }) => `${specifier} stands above it`,
  )
  expect(problems).toEqual([])
})

test('at most twenty pairs of folders import each other, types included', () => {
  const ways = new Set(
    imports.flatMap(({ file, target }) => {
      const found = target !== undefined && !isTest(file) && !file.includes('/testing/') ? fileOf(target) : undefined
      return found && /^(apps|packages)\//.test(found) && !isTest(found) ? [`${dirname(file)} ${dirname(found)}`] : []
    }),
  )
  const pairs = [...ways].filter((way) => {
    const [from = '', to = ''] = way.split(' ')
    return from < to && ways.has(`${to} ${from}`)
  })
  expect(pairs.length, pairs.join('\n')).toBeLessThanOrEqual(20)
})

test('inside platform imports follow its declared order', () => {
  const unitOf = (file: string) => /^apps\/server\/src\/platform\/([^/.]+)/.exec(file)?.[1]
  const rank = (unit: string) => PLATFORM.findIndex((row) => row.includes(unit))
  const undeclared = new Set(files.flatMap((file) => unitOf(file) ?? []).filter((unit) => rank(unit) < 0))
  const problems = importsThat(
    ({ file, target }) => {
      const [from, to] = [unitOf(file), unitOf(target)]
      return !isTest(file) && from !== undefined && to !== undefined && from !== to && rank(to) >= rank(from)
    },
    ({ specifier }) => `${specifier} does not stand below it`,
  )
  expect([...undeclared, ...problems]).toEqual([])
})

/** Every page of the web app loads the sentences of the faults; the schemas would cost it 30 kB. */
test('the sentences of faults need no schema', () => {
  const reached = new Map([['packages/core/src/faults.ts', 'packages/core/src/faults.ts']])
  const problems: string[] = []
  for (const [file, way] of reached)
    for (const one of imports.filter((each) => each.file === file && !each.text.startsWith('import type'))) {
      const to = one.target && fileOf(one.target)
      if (CORE_MAY_USE.some((name) => one.specifier.startsWith(name))) problems.push(`${way} -> ${one.specifier}`)
      if (to && !reached.has(to)) reached.set(to, `${way} -> ${to}`)
    }
  expect(problems).toEqual([])
})

test('no import circles, types included', () => {
  const imported = Map.groupBy(
    imports.flatMap(({ file, target }) => {
      const to = target === undefined || isTest(file) ? undefined : fileOf(target)
      return to && to !== file ? { file, to } : []
    }),
    ({ file }) => file,
  )
  const circles: string[] = []
  const done = new Set<string>()
  const path: string[] = []
  const walk = (file: string) => {
    if (path.includes(file)) return circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (done.has(file)) return
    path.push(file)
    for (const { to } of imported.get(file) ?? []) walk(to)
    path.pop()
    done.add(file)
  }
  for (const file of imported.keys()) walk(file)
  expect(circles).toEqual([])
})

test('no import climbs with ../', () => {
  expect(imports.filter(({ specifier }) => specifier.startsWith('..')).map((one) => say(one, one.specifier))).toEqual([])
})

/** Onboarding's summary is stored, and nothing but the person's own screens may show it (docs/decisions/009). */
test('only the profile editor reads profiles as they are stored', () => {
  const readers = lines.filter(
    ({ file, text }) =>
      /\b(?:find|list)StoredProfiles?\b/.test(text) && !file.startsWith('apps/server/src/features/profiles/') && !isTest(file),
  )
  expect(readers.filter(({ file }) => !/^house/.test(file)).map((line) => say(line, line.text.trim()))).toEqual([])
})

const WEB = 'apps/web/app/'
const webLines = lines.filter(({ file }) => file.startsWith(WEB) && !isTest(file))
/** What `api.x.call(…)` may be used for: answers that are only shown. */
const READS =
  /\.(list|get|auditLog|enrolled|ledger|reviewResume|jobs|near|score|preview|subscriptionStatus|userSubscription|userApplicationLimit)\.call\(/

/** Busy state, the toast about a failure, reloading and taking back are then written once (docs/decisions/015). */
test('the web app writes data through `mutate` only', () => {
  const isOther = ({ file, text }: (typeof lines)[number]) =>
    /\b(useMutation|useQueryClient|mutationOptions|new QueryClient)\b/.test(text)
      ? file !== `${WEB}platform/query-client.ts`
      : /^import .*\bclient\b.*'#platform\/api\.ts'/.test(text)
        ? !file.startsWith(`${WEB}platform/`)
        : /\bapi(\.\w+)+\.call\(/.test(text) && !READS.test(text)
  expect(webLines.filter(isOther).map((line) => say(line, line.text.trim()))).toEqual([])
})

/** The package comes with its streams: 8 KiB gzip of a page's start that only the link for files and streams needs. */
test('the web app takes nothing but types from the umbrella of oRPC', () => {
  const isLoaded = /^import (?!type ).*'@orpc\/client'/
  expect(webLines.filter(({ text }) => isLoaded.test(text)).map((line) => say(line, line.text.trim()))).toEqual([])
})

test('a function that takes the database and the platform takes them in this order', () => {
  const turned = /(?:\bplatform|\{[^{}]*\}): (?:Platform|Pick<Platform, [^>]+>),\s*(?:tx|db): Db\b/
  const texts = Map.groupBy(
    lines.filter(({ file }) => file.startsWith('apps/server/')),
    ({ file }) => file,
  )
  const problems = [...texts].flatMap(([file, all]) => (turned.exec(all.map(({ text }) => text).join('\n')) ? file : []))
  expect(problems).toEqual([])
})

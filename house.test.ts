import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** The rules of ARCHITECTURE.md, executed. A failure names file and line. */

const FEATURES =
  'auth notices billing resume profiles preferences onboarding jobs matching search documents answers applications insights account api content admin'.split(
    ' ',
  )
/** From the floor up: what stands in a row may be imported by the rows after it. `#paths.ts` is the web app's table of addresses. */
const STOREYS = {
  'apps/server/src': ['platform', 'features', '.', 'testing'],
  'apps/web/app': ['paths.ts', 'platform', 'ui', 'forms', 'features', 'shell', '.'],
}
const MAY_IMPORT: Record<string, string[]> = {
  'packages/core': [],
  'packages/resume-parser': ['packages/core'],
  'apps/server': ['packages/core', 'packages/resume-parser'],
  'apps/web': ['packages/core'],
  'apps/extension': ['packages/core'],
}
const ALIASES: Record<string, string> = {
  'packages/core': 'src',
  'packages/resume-parser': 'src',
  'apps/server': 'src',
  'apps/web': 'app',
  'apps/extension': 'src',
}
const CORE_MAY_USE = ['zod', '@orpc/contract']
const NO_SUCH_FOLDERS = ['utils', 'helpers', 'lib', 'common', 'types', 'hooks', 'services', 'repositories']
const LINE_LIMIT = 300
/** Tables of data, and the text of pages. */
const LONG_BY_NATURE = [
  /\/constants\.ts$/,
  /^packages\/core\/src\/(matching\/(titles|skills)|shared\/countries)\.ts$/,
  /\/features\/content\//,
]

type Line = { file: string; number: number; text: string }
type Import = Line & { specifier: string; target: string | undefined }

const ROOTS = ['packages', 'apps', 'e2e', 'bench', 'scripts']
const NOT_OURS = ['node_modules', 'build', '.react-router', '.output', '.wxt', 'migrations', 'fixtures', 'public']
const isCode = (file: string) => /\.(ts|tsx|mjs|css)$/.test(file)
/** Tests, and what they share: `x.testing.ts`. */
const isTest = (file: string) => /\.test(ing)?\.tsx?$/.test(file)

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.includes(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : join(folder, entry.name)))
}

const rootFiles = readdirSync('.').filter((name) => /\.(ts|mjs)$/.test(name))
const files = [...ROOTS.flatMap(filesIn), ...rootFiles].filter(isCode)
const lines: Line[] = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((text, index) => ({ file, number: index + 1, text })),
)
const imports: Import[] = lines.flatMap((line) => {
  const [, named, called, bare] =
    /^(?:import|export|\})[^'"]*\bfrom '([^']+)'|\bimport\('([^']+)'|^import '([^']+)'/.exec(line.text.replaceAll('"', "'")) ?? []
  const specifier = named ?? called ?? bare
  return specifier ? { ...line, specifier, target: resolve(line.file, specifier) } : []
})

/** Where an import leads inside the house; undefined: a package from outside. */
function resolve(file: string, specifier: string): string | undefined {
  const [, own = ''] = /^((?:apps|packages)\/[^/]+)\//.exec(file) ?? []
  const [, name = '', rest = ''] = /^@jobapply\/([^/]+)\/?(.*)$/.exec(specifier) ?? []
  const other = Object.keys(ALIASES).find((place) => basename(place) === name)
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  if (specifier.startsWith('#')) return join(own, ALIASES[own] ?? '', specifier.slice(1))
  return other && join(other, ALIASES[other] ?? '', rest)
}

const placeOf = (file: string) => Object.keys(MAY_IMPORT).find((place) => file.startsWith(`${place}/`))
const featureOf = (file: string) => {
  const [, name] = /^(?:apps\/\w+\/\w+\/features|apps\/extension\/src|packages\/core\/src)\/([^/]+)\//.exec(file) ?? []
  return name && FEATURES.includes(name) ? name : undefined
}
const say = ({ file, number }: Line, what: string) => `${file}:${number} ${what}`
const importsThat = (isWrong: (one: Import & { target: string }) => boolean, what: (one: Import) => string) =>
  imports.flatMap((one) => (one.target !== undefined && isWrong({ ...one, target: one.target }) ? say(one, what(one)) : []))

test('a floor imports only the floors below it', () => {
  const problems = importsThat(
    ({ file, target }) => {
      const [from, to] = [placeOf(file), placeOf(target)]
      return from !== undefined && to !== undefined && from !== to && !MAY_IMPORT[from]?.includes(to)
    },
    ({ specifier }) => `may not import ${specifier}`,
  )
  expect(problems).toEqual([])
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

test('no import climbs with ../', () => {
  expect(imports.filter(({ specifier }) => specifier.startsWith('..')).map((one) => say(one, one.specifier))).toEqual([])
})

test('no attic folders, no barrels', () => {
  const attics = files.filter((file) =>
    dirname(file)
      .split('/')
      .some((part) => NO_SUCH_FOLDERS.includes(part)),
  )
  const barrels = lines.filter(({ file, text }) => /(^|\/)index\.tsx?$/.test(file) && /^export .* from /.test(text))
  const stars = lines.filter(({ text }) => /^export \* from /.test(text))
  expect([...attics, ...[...barrels, ...stars].map((line) => say(line, line.text))]).toEqual([])
})

test('file and folder names are kebab-case', () => {
  const isKebab = (part: string) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(part)
  expect(files.filter((file) => !file.split('/').every(isKebab))).toEqual([])
})

test(`no file is longer than ${LINE_LIMIT} lines`, () => {
  const long = lines.filter(
    ({ file, number }) => number === LINE_LIMIT + 1 && !LONG_BY_NATURE.some((pattern) => pattern.test(file)),
  )
  expect(long.map(({ file }) => file)).toEqual([])
})

test("a page's file name is its route, and every page has a route", () => {
  const text = readFileSync('apps/web/app/routes.ts', 'utf8')
  const paths = new Map(
    [...readFileSync('apps/web/app/paths.ts', 'utf8').matchAll(/^ {2}(\w+): '([^']*)'/gm)].map(([, key, path]) => [key, path]),
  )
  const routes = [...text.matchAll(/route\((?:'([^']+)'|PATHS\.(\w+)),\s*'([^']+-page)\.tsx'/g)].map(
    ([, literal, key, file = '']) => ({
      path: literal ?? paths.get(key) ?? '',
      file,
    }),
  )
  const nameOf = (path: string) =>
    path
      .split('/')
      .flatMap((part) => (part === '' || part.endsWith('?') ? [] : part.replace(/^:/, '')))
      .join('-')
  const wrong = routes.filter(({ path, file }) => path !== '*' && `${nameOf(path)}-page` !== basename(file))
  const pages = files.flatMap((file) => (/^apps\/web\/app\/(.*-page\.tsx)$/.exec(file) ?? []).slice(1))
  const lost = pages.filter((page) => !text.includes(`'${page}'`))
  expect([
    ...wrong.map(({ path, file }) => `${file}.tsx is the page of ${path}`),
    ...lost.map((page) => `${page} is in no route`),
  ]).toEqual([])
})

test('no test is skipped, focused or put off', () => {
  const put = lines.filter(
    ({ file, text }) => file !== 'house.test.ts' && /\b(test|it|describe)\.(skip|only|todo|skipIf|runIf|fails)\b/.test(text),
  )
  expect(put.map((line) => say(line, line.text.trim()))).toEqual([])
})

test('whoever waits for something says what for: without a matcher `eventually` looks at nothing', () => {
  const idle = files.filter(isTest).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/\beventually\(/g)].flatMap(({ index }) => {
      let [end, open] = [text.indexOf('(', index), 0]
      do open += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0
      while (open > 0 && ++end < text.length)
      return /^\s*\.(not\.)?to[A-Z]/.test(text.slice(end + 1)) ? [] : `${file}:${text.slice(0, index).split('\n').length}`
    })
  })
  expect(idle).toEqual([])
})

test('a browser test neither sleeps nor glances: it waits for what it looks for', () => {
  const GLANCE =
    /waitForTimeout|expect\(\[?\(?await .*\.(inputValue|textContent|innerText|allTextContents|isVisible|isEnabled|isDisabled|isChecked|getAttribute|boundingBox)\(/
  const glances = lines.filter(({ file, text }) => file.startsWith('e2e/') && GLANCE.test(text))
  expect(glances.map((line) => say(line, line.text.trim()))).toEqual([])
})

test('comments are no banners and no to-do lists', () => {
  const isWrong = (text: string) =>
    /(\/\/|\/\*|^\s*\*).*\b(TODO|FIXME|XXX|HACK)\b/.test(text) || /(\/\/|\/\*\*?|^\s*\*)\s*[-=*~#─═_]{3,}|#region/.test(text)
  const wrong = lines.filter(({ file, text }) => file !== 'house.test.ts' && isWrong(text))
  expect(wrong.map((line) => say(line, line.text.trim()))).toEqual([])
})

test('a requirement has one row, and tests cite rows that exist', () => {
  const ids = readFileSync('docs/requirements.tsv', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t')[0] ?? '')
  const known = new Set(ids)
  const areas = new Set(ids.map((id) => id.split('-')[0]))
  const cited = lines
    .filter(({ file }) => isTest(file) && file !== 'house.test.ts')
    .flatMap((line) => (line.text.match(/\b[A-Z]{3,9}-\d{3}\b/g) ?? []).map((id) => ({ line, id })))
  const unknown = cited.filter(({ id }) => areas.has(id.split('-')[0] ?? '') && !known.has(id))
  expect([
    ...ids.filter((id, index) => ids.indexOf(id) !== index),
    ...unknown.map(({ line, id }) => say(line, `cites ${id}`)),
  ]).toEqual([])
})

import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { files, isTest, lines, say } from './house.testing.ts'

/** How files, folders, tests and comments look. A failure names file and line. */

const NO_SUCH_FOLDERS = ['utils', 'helpers', 'lib', 'common', 'types', 'hooks', 'services', 'repositories']
const LINE_LIMIT = 300
const FOLDER_LIMIT = 30
/** Tables of data, and the text of pages. */
const LONG_BY_NATURE = [
  /\/constants\.ts$/,
  /^packages\/(core\/src\/shared\/countries\/countries|matching\/src\/tables\/(titles|skills))\.ts$/,
  /\/features\/content\//,
]

test(`no folder has more than ${FOLDER_LIMIT} files, tests not counted`, () => {
  const folders = Object.entries(
    Object.groupBy(
      files.filter((file) => !isTest(file)),
      (file) => dirname(file),
    ),
  )
  const crowded = folders.filter(([, inside = []]) => inside.length > FOLDER_LIMIT)
  expect(crowded.map(([folder, inside = []]) => `${folder} has ${inside.length} files`)).toEqual([])
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
    ({ file, text }) =>
      file !== 'house-files.test.ts' && /\b(test|it|describe)\.(skip|only|todo|skipIf|runIf|fails)\b/.test(text),
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
  const wrong = lines.filter(({ file, text }) => file !== 'house-files.test.ts' && isWrong(text))
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
    .filter(({ file }) => isTest(file) && file !== 'house-files.test.ts')
    .flatMap((line) => (line.text.match(/\b[A-Z]{3,9}-\d{3}\b/g) ?? []).map((id) => ({ line, id })))
  const unknown = cited.filter(({ id }) => areas.has(id.split('-')[0] ?? '') && !known.has(id))
  expect([
    ...ids.filter((id, index) => ids.indexOf(id) !== index),
    ...unknown.map(({ line, id }) => say(line, `cites ${id}`)),
  ]).toEqual([])
})

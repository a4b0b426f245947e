import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../..')
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing/'))
  .map((name) => ({ name, text: readFileSync(join(SOURCE, name), 'utf8') }))

/** Names in a statement cannot be parameters. These are our own constants, or go through `escapeIdentifier`. */
const NAMES: Record<string, string[]> = {
  // `login` is part of a sentence for an administrator; nothing executes it.
  'platform/db/migrate.ts': ['role', 'APP_ROLE', 'SYSTEM_ROLE', 'client.escapeIdentifier(login)', 'login'],
  'platform/db/access.ts': ['schema', 'APP_ROLE', 'SYSTEM_ROLE', 'table', 'tables', 'privileges', 'columns'],
  'platform/queue/send-task.ts': ['allowed'],
  'platform/backup/tables.ts': ['names'],
  'platform/db/installation.ts': ['role', "role === OWNER ? 'createrole' : 'noinherit'", 'DATABASE', 'OWNER'],
}
/** Where a statement comes in as a parameter and is handed on as it is. */
const FORWARDED: Record<string, string[]> = {
  'platform/db/client.ts': ['question', 'toSend(question, values, nameOf)'],
  'platform/db/person-pool.ts': ['config', 'asked'],
  'platform/db/session.ts': ['asked', 'counted'],
  'platform/db/copy.ts': ['question'],
  'platform/queue/queue.ts': ['text'],
  'platform/db/rows.ts': ['query', 'statement'],
  // A COPY whose names go through `escapeIdentifier`.
  'platform/backup/tables.ts': ['rows'],
}
const PLACEHOLDER = '\u0024{'
const TAKES_SQL = /\.(?:query|execute|executeSql)(?:<[^(]*>)?\(\s*/g
/** How a statement begins, in any variable, list or function. */
const STATEMENT =
  /^\s*(select\s|insert into\s|update \S+ set\s|delete from\s|truncate\s|(create|alter|drop) (role|table|schema|database|policy|index|function|or replace)\s|(grant|revoke)\s.*\s(to|on|from)\s|with \S+ as\s|set (local )?role\s)/

/** An example of code; `§{` stands for a placeholder of a template. */
const example = (text: string) => text.replaceAll('§{', PLACEHOLDER)

describe('API-015 no query is built by joining text', () => {
  test('there is something to read, and it is the whole server', () => {
    expect(files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['app.ts', 'platform/auth/store.ts', 'platform/db/database.ts']),
    )
    expect(files.flatMap(({ text }) => literalsOf(text).filter(isStatement)).length).toBeGreaterThan(15)
  })

  test.each(files.map(({ name, text }) => [name, text]))('%s', (name, text) => {
    expect(text).not.toMatch(/\bsql\s*\.\s*raw\b/)
    expect(findJoined(text, NAMES[name])).toEqual([])
    expect(findUnknown(text, FORWARDED[name])).toEqual([])
  })

  test.each([
    ['a template', 'await db.query(`select §{x}`, [y])'],
    ['a template in a variable', 'const text = `select * from users where id = §{x}`\nawait db.query(text)'],
    ['a template in a list', 'for (const one of [`grant select on §{table} to app`]) await db.query(one)'],
    ['a template that a function returns', 'const make = (x: string) => `delete from users where id = §{x}`'],
    ['a nested template', 'const text = `select §{all ? `x` : x} from users`'],
    ['a sum', "client.query('select ' + x)"],
    ['a sum in a variable', "let text = 'select * from users where id = ' + x"],
    ['a sum the other way round', "const text = prefix + 'select from users '"],
    ['something added later', "let text = 'select from users'\ntext += ` where id = §{x}`"],
    ['parts that are joined', "const text = ['select from users', where].join(' ')"],
    ['parts that are concatenated', "const text = 'select from users '.concat(where)"],
    ['an object with the text', 'client.query({ text: `select §{x}` })'],
  ])('%s is found', (_, text) => expect(findJoined(example(text))).not.toEqual([]))

  test('a statement from elsewhere is found; parameters, constants and drizzle are left alone', () => {
    expect(findUnknown('const run = (text: string) => client.query(text)')).toEqual(['text'])
    expect(findUnknown('client.query(makeStatement(x))')).toEqual(['makeStatement(x)'])
    const fine = [
      "await db.query('select from users where id = $1', [x])",
      "const OTHERS = 'select from users'\nawait db.query(OTHERS)",
      'await db.execute(sql`select from users where id = §{x}`)',
      'const statement = sql`select §{x}`\nawait db.execute(statement)',
      'const title = `Update your plan, §{name}`',
    ]
    for (const text of fine.map(example)) expect([findJoined(text), findUnknown(text)], text).toEqual([[], []])
  })
})

type Literal = { quote: string; body: string; tag: string; before: string; after: string }
const isStatement = ({ body, tag }: Literal) => tag !== 'sql' && STATEMENT.test(`${body} `)

/** Statements with a value in them that is neither a parameter nor one of the allowed names. */
function findJoined(text: string, names: readonly string[] = []): string[] {
  const grown = [...text.matchAll(/\b(\w+) \+=/g)].map(([, name]) => name)
  return literalsOf(text)
    .filter(isStatement)
    .filter(({ quote, body, before, after }) => {
      const values = quote === '`' ? valuesOf(body) : []
      const target = /(?:let|var) (\w+)(?::[^=]+)? = $/.exec(before)?.[1]
      const isAdded = /\+\s*$/.test(before) || /^\s*(\+|\.concat\()/.test(after) || /^[^\n\]]*\]\s*\.join\(/.test(after)
      return isAdded || grown.includes(target) || values.some((value) => !names.includes(value))
    })
    .map(({ body }) => body)
}

/** What is handed to a function that takes SQL and is neither written there nor a constant of the same file. */
function findUnknown(text: string, forwarded: readonly string[] = []): string[] {
  return [...text.matchAll(TAKES_SQL)].flatMap((match) => {
    const rest = text.slice(match.index + match[0].length)
    if (/^(['"`{]|sql\s*(<[^>]*>)?`)/.test(rest)) return []
    const given = /^[\w.]+(\([^)]*\))?/.exec(rest)?.[0] ?? ''
    const isConstant = new RegExp(`\\bconst ${given.replace(/\W.*/, '')}\\b(?::[^=]+)? = (['"\`]|sql)`).test(text)
    return forwarded.includes(given) || (isConstant && /^\w+$/.test(given)) ? [] : [given]
  })
}

/** Every string and template of a file, without those in comments, and those within templates apart from them. */
function literalsOf(text: string): Literal[] {
  const found: Literal[] = []
  const token = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\/(?![*/])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\[])+\/[a-z]*(?=[.,;)\s])|['"`]/g
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const quote = match[0]
    if (quote.length > 1) continue
    const end = endOf(text, match.index)
    const before = text.slice(Math.max(0, match.index - 200), match.index)
    found.push({
      quote,
      body: text.slice(match.index + 1, end),
      tag: /(\w+)(?:<[^>]*>)?$/.exec(before)?.[1] ?? '',
      before,
      after: text.slice(end + 1, end + 200),
    })
    token.lastIndex = end + 1
  }
  return found.flatMap((one) => [one, ...(one.quote === '`' ? valuesOf(one.body).flatMap(literalsOf) : [])])
}

/** Where the literal that begins here ends. */
function endOf(text: string, start: number): number {
  const quote = text[start]
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at += 1
    else if (text[at] === quote) return at
    else if (quote === '`' && text.startsWith(PLACEHOLDER, at)) at = closingOf(text, at + 2)
  }
  return text.length
}

/** The brace that ends the placeholder of a template at this position. */
function closingOf(text: string, start: number): number {
  let depth = 1
  for (let at = start; at < text.length; at++) {
    const sign = text[at] ?? ''
    if ('\'"`'.includes(sign)) at = endOf(text, at)
    else if (sign === '{') depth += 1
    else if (sign === '}' && --depth === 0) return at
  }
  return text.length
}

/** The expressions in a template. */
function valuesOf(body: string): string[] {
  const found: string[] = []
  for (let at = body.indexOf(PLACEHOLDER); at >= 0; at = body.indexOf(PLACEHOLDER, at)) {
    const end = closingOf(body, at + 2)
    found.push(body.slice(at + 2, end))
    at = end
  }
  return found
}

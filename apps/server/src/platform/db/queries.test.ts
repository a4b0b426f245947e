import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../..')
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing/'))
  .map((name) => ({ name, text: readFileSync(join(SOURCE, name), 'utf8') }))

/** Names in a statement cannot be parameters. These are our own constants, or go through `escapeIdentifier`. */
const NAMES: Record<string, string[]> = {
  'platform/db/migrate.ts': ['role', 'schema', 'table', 'APP_ROLE', 'SYSTEM_ROLE', 'client.escapeIdentifier(login)'],
  'platform/db/installation.ts': ['role', "role === OWNER ? 'createrole' : 'noinherit'", 'DATABASE', 'OWNER'],
}
const TAKES_SQL = 'query|execute|executeSql'

describe('API-015 no query is built by joining text', () => {
  test('there is something to read, and it is the whole server', () => {
    expect(files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['app.ts', 'platform/auth/store.ts', 'platform/db/database.ts']),
    )
    expect(files.filter(({ text }) => new RegExp(`\\b(${TAKES_SQL})\\(`).test(text)).length).toBeGreaterThan(3)
  })

  test.each(files.map(({ name, text }) => [name, text]))('%s', (name, text) => {
    expect(text).not.toMatch(/\bsql\s*\.\s*raw\b/)
    for (const call of statementsOf(text)) {
      // A plain template is text; what drizzle's sql`` holds becomes parameters.
      for (const [, expression = ''] of call.matchAll(/\$\{([^}]*)\}/g)) expect(NAMES[name] ?? []).toContain(expression)
      expect(call).not.toMatch(/['"`]\s*\+|\+\s*['"`]|\.concat\(|\.join\(/)
    }
  })

  test('the reading finds what it looks for', () => {
    const joined = `\`select \${x}\``
    expect(statementsOf(`await db.query(${joined}, [y])`)).toEqual([`${joined}, [y]`])
    expect(statementsOf("client.query('select ' + x)")).toEqual(["'select ' + x"])
    expect(statementsOf(`client.query({ text: ${joined} })`)).toEqual([`{ text: ${joined} }`])
    expect(statementsOf(`db.execute(sql${joined})`)).toEqual([])
  })
})

/** What is handed to the functions that take SQL, without drizzle's own templates. */
function statementsOf(text: string): string[] {
  const found: string[] = []
  for (const match of text.matchAll(new RegExp(`\\.(?:${TAKES_SQL})(?:<[^(]*>)?\\(`, 'g'))) {
    const start = match.index + match[0].length
    let depth = 1
    let end = start
    for (; end < text.length && depth > 0; end++) depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0
    const call = text.slice(start, end - 1).trim()
    if (!/^sql\s*(<[^>]*>)?`/.test(call)) found.push(call)
  }
  return found
}

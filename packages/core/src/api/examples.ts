import { API_BASE, KEY_PLACEHOLDER } from './constants.ts'
import { EXAMPLE_RESUME, type Operation } from './operations.ts'

/** The code example of /documentation. It runs unchanged, as a module, once a key is inserted (STATIC-032). */
export const codeExample = (origin: string, key: string = KEY_PLACEHOLDER) => `const api = '${origin}${API_BASE}'
const headers = {
  Authorization: 'Bearer ${key}',
  'Content-Type': 'application/json',
}

const created = await fetch(\`\${api}/resumes\`, {
  method: 'POST',
  headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
  body: JSON.stringify(${toSource(EXAMPLE_RESUME, 2)}),
})
const resume = await created.json()
if (!created.ok) throw new Error(resume.detail)
console.log('Created', resume.title, resume.id)

const listed = await fetch(\`\${api}/resumes\`, { headers })
const { rows } = await listed.json()
console.log('You have', rows.map(({ title }) => title).join(', '))
`

/** The operation as a command line. Placeholders in capitals are for the person to replace. */
export function curlExample({ method, path, example }: Operation, origin: string, key: string = KEY_PLACEHOLDER): string {
  const address = new URL(origin + API_BASE + path.replace(/\{(\w+)\}/g, (_, name) => example.path?.[name] ?? name))
  for (const [name, value] of Object.entries(example.query ?? {})) address.searchParams.set(name, value)
  const parts = [`curl '${address}'`, `-H 'Authorization: Bearer ${key}'`]
  if (method === 'POST')
    parts.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(example.body ?? {}).replaceAll("'", `'\\''`)}'`)
  return parts.join(' \\\n  ')
}

/** A value as JavaScript source in the style of the example: keys without quotes, texts in single ones. */
function toSource(value: unknown, indent: number): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const space = ' '.repeat(indent)
  const lines = Array.isArray(value)
    ? value.map((each) => toSource(each, indent + 2))
    : Object.entries(value).map(([name, each]) => `${name}: ${toSource(each, indent + 2)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  if (lines.every((line) => !line.includes('\n')) && lines.join(', ').length < 70)
    return Array.isArray(value) ? `[${lines.join(', ')}]` : `{ ${lines.join(', ')} }`
  return `${open}\n${lines.map((line) => `${space}  ${line},`).join('\n')}\n${space}${close}`
}

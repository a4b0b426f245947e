import { maskText, maskValue } from './log-mask.ts'

const MAX_CAUSES = 5

type Described = Record<string, unknown>

/** The parts of an error that may be logged: enough to find the line and the table, nothing that a person typed. */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { name: 'NotAnError', message: maskValue(error, describeError) }
  const { code, cause, errors, table, column, constraint } = error as Error & Described
  const isFromDatabase = typeof (error as { severity?: unknown }).severity === 'string'
  return {
    name: maskText(error.name),
    ...(typeof code === 'string' || typeof code === 'number' ? { code: maskText(String(code)) } : {}),
    message: maskText(withoutValues(error.message, isFromDatabase)),
    // Table names are ours; `detail` and `where` hold values of rows and are left out.
    ...(isFromDatabase ? { table, column, constraint } : {}),
    stack: framesOf(error),
    ...(cause !== undefined && depth < MAX_CAUSES ? { cause: describeError(cause, depth + 1) } : {}),
    ...(Array.isArray(errors) && depth < MAX_CAUSES
      ? { errors: errors.slice(0, MAX_CAUSES).map((each) => describeError(each, MAX_CAUSES)) }
      : {}),
  }
}

/** Three messages quote what was sent: Drizzle's (its parameters), PostgreSQL's (`type uuid: "..."`) and that of JSON.parse. */
function withoutValues(message: string, isFromDatabase: boolean): string {
  if (message.includes('Failed query: ')) return message.replace(/\nparams: [\s\S]*$/, '')
  if (isFromDatabase) return message.replace(/: "[\s\S]*"/, ': "[removed]"')
  const [start, end] = [message.indexOf('"'), message.lastIndexOf(' is not valid JSON')]
  return start >= 0 && start < end ? `${message.slice(0, start)}"[removed]"${message.slice(end)}` : message
}

/** A stack starts with the message, so only what comes after it is kept. */
function framesOf(error: Error): string {
  const stack = error.stack ?? ''
  const start = stack.indexOf(error.message)
  const frames = (start < 0 ? stack : stack.slice(start + error.message.length))
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  return maskText(frames.join('\n'))
}

import { describeError } from './log-error.ts'
import { maskText, maskValue } from './log-mask.ts'

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
type Fields = Record<string, unknown>
export type LogLine = Fields & { at: string; level: LogLevel; event: string }

let threshold: LogLevel = 'info'
let sink = (line: string) => void process.stdout.write(`${line}\n`)

export function setLogLevel(level: LogLevel): void {
  threshold = level
}

/** One JSON line for each event. Personal data and secrets are masked, whatever the caller passes. */
export const log = {
  debug: (event: string, fields?: Fields) => write('debug', event, fields),
  info: (event: string, fields?: Fields) => write('info', event, fields),
  warn: (event: string, fields?: Fields) => write('warn', event, fields),
  error: (event: string, error: unknown, fields?: Fields) => write('error', event, fields, { error: describeError(error) }),
}

/** For tests: collects every line, whatever its level, until `stop` is called. */
export function captureLogs(): { readonly lines: LogLine[]; readonly text: string; stop(): void } {
  const before = { threshold, sink }
  const kept: string[] = []
  threshold = 'debug'
  sink = (line) => void kept.push(line)
  return {
    get lines() {
      return kept.map((line) => JSON.parse(line) as LogLine)
    },
    get text() {
      return kept.join('\n')
    },
    stop: () => {
      threshold = before.threshold
      sink = before.sink
    },
  }
}

function write(level: LogLevel, event: string, fields: Fields = {}, described: Fields = {}): void {
  if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(threshold)) return
  const head = { at: new Date().toISOString(), level, event: maskText(event) }
  // Spread twice: once for the order of keys, once so that no field can overwrite time, level or event.
  sink(toLine({ ...head, ...described, ...maskFields(fields), ...described, ...head }))
}

/** A getter that throws must not turn a log line into a failed request. */
function maskFields(fields: Fields): Fields {
  try {
    return maskValue(fields, describeError) as Fields
  } catch {
    return { fields: '[unreadable]' }
  }
}

/** JSON escapes CR, LF and ESC; the other characters that a terminal or a viewer acts upon are escaped here. */
const toLine = (line: Fields) =>
  JSON.stringify(line).replace(
    /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

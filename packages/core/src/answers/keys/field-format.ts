import type { Answer } from '#answers/schema'
import type { AskedField } from './key-answer.ts'

type Value = Extract<Answer, { status: 'answered' }>['value']

/** Whether a field takes a value: an address goes nowhere but into a box for one. */
export function takes({ kind, options }: AskedField, value: Value): boolean {
  if (options.length > 0 || typeof value !== 'string') return true
  if (kind === 'email') return /^[^\s@]+@[^\s@]+$/.test(value)
  if (kind === 'tel') return /^[\d\s()+./-]+$/.test(value)
  return kind !== 'number' || /^-?\d+(?:\.\d+)?$/.test(value)
}

const DAY = '(?:dd|tt|jj)'
const YEAR = '(?:yyyy|jjjj|aaaa|rrrr)'
const EXAMPLES: readonly [RegExp, (parts: readonly string[]) => string][] = [
  [new RegExp(`\\b${DAY}([./-])mm\\1${YEAR}\\b`, 'i'), ([year, month, day]) => `${day}/${month}/${year}`],
  [new RegExp(`\\bmm([./-])${DAY}\\1${YEAR}\\b`, 'i'), ([year, month, day]) => `${month}/${day}/${year}`],
  [/\byyyy([./-])mm\1dd\b/i, (parts) => parts.join('/')],
]

/** A date as the field's own example writes it: 'DD.MM.YYYY'. */
export function inFormat({ kind, placeholder, description, label }: AskedField, value: Value): Value {
  if (kind !== 'text' || typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return value
  const said = `${placeholder} ${label} ${description}`.slice(0, 500)
  for (const [pattern, write] of EXAMPLES) {
    const [found, mark = ''] = pattern.exec(said) ?? []
    if (found) return write(value.split('-')).replaceAll('/', mark)
  }
  return value
}

import { fold } from '@jobapply/language/fold'
import type { Line } from '#document/model'
import type { Value } from './contact.ts'

const UNCLEAR = 0.5
const letters = (text: string) => fold(text).replace(/[^a-z]/g, '')

/**
 * "DI STEFANO GIANLUCA" with the address gianluca.distefano@: the document and the address disagree about which name comes first. Another
 * line that has the address' order settles it; without one it is a question.
 */
export function withNameInOrder(name: Value, email: string, lines: readonly Line[]): Value {
  const words = name.text.split(/\s+/)
  const [first = '', last = '', ...more] = (email.split('@')[0] ?? '').split(/[._-]/).map(letters)
  const [end = '', rest] = [words.at(-1), words.slice(0, -1)]
  if (more.length > 0 || words.length < 2 || first.length < 3 || letters(end) !== first || letters(rest.join('')) !== last)
    return name
  const turned = [end, ...rest].join(' ')
  const own = fold(turned)
  const isSigned = lines.some((line) => !name.lines.includes(line) && endsWithName(line.text, own))
  return isSigned ? { ...name, text: turned } : { ...name, confidence: Math.min(UNCLEAR, name.confidence) }
}

const MAX_SIGNED = 120
const endsWithName = (text: string, own: string) =>
  text.length <= MAX_SIGNED && !text.includes('@') && ` ${fold(text)}`.endsWith(` ${own}`)

import { readPatterns } from './pattern-sources.mjs'

/** A reader of text that anybody may send, and the modules whose patterns it uses. */
export type Entry = { name: string; modules: readonly string[]; read: (text: string) => unknown }

const SIZE = 100_000
/** Below this the clock is too coarse, and nobody notices. */
const LEAST_MS = 5
const MOST_GROWTH = 2.5
/**
 * From 12.5 kB to 50 kB, which clears most readers: work that grows with the text takes four times as much. What takes 2.5 times as much from
 * 100 kB to 200 kB, because of a part that grows with the square, takes 4.5 times as much here.
 */
const MOST_AT_FIRST = 4.25
const MAX_OWN = 8
/** What most attacks repeat, whoever reads it. */
const GENERIC = [
  ' ',
  '\u1680',
  '\n',
  '/',
  '(',
  '<',
  '<!---->',
  '<p>',
  '&lt;',
  ', ',
  '- ',
  'Ab ',
  '1',
  '1 ',
  '"',
  '@',
  '5 years, ',
]

const drawn = new Map<string, string[]>()

/** Generic fragments, and what the patterns of the reader's own modules look for. */
function fragmentsFor(modules: readonly string[]): string[] {
  const own = modules.flatMap((file) => {
    const known = drawn.get(file) ?? readPatterns(file).literals.flatMap(({ source }) => source.split('|').map(sampleOf))
    drawn.set(file, known)
    return known
  })
  const distinct = [...new Set(own)].filter(Boolean)
  // Evenly over all modules, not only those of the first.
  const step = Math.max(1, Math.ceil(distinct.length / MAX_OWN))
  return [...new Set([...GENERIC, ...distinct.filter((_, place) => place % step === 0)])]
}

const TOKEN = /\[(\^?)((?:\\.|[^\]\\])*)\]|\\p\{[^}]*\}|\\u[\da-f]{4}|\\.|\(\?(?:<?[=!]|:|<\w+>)|\{\d+,?\d*\}|[()^$*+?.]/gi
const CHARACTERS: Readonly<Record<string, string>> = { s: ' ', d: '1', n: '\n', t: '\t', r: '\n', b: '', B: '' }

/** One text of an alternative of a pattern: each character class as one of its characters, each repetition once. */
const sampleOf = (alternative: string): string =>
  alternative.replace(TOKEN, (token, isNegated: string | undefined, members: string | undefined) => {
    if (members !== undefined) return isNegated ? 'x' : sampleOf(/^(?:\\p\{[^}]*\}|\\.|.)/.exec(members)?.[0] ?? '')
    if (/^\\p/i.test(token)) return 'A'
    if (token.startsWith('\\')) return CHARACTERS[token.charAt(1)] ?? (/\w/.test(token.charAt(1)) ? 'a' : token.charAt(1))
    return token === '.' ? 'a' : ''
  })

/** The fragments at which a reader's work grows faster than its input. */
export const findGrowth = ({ name, modules, read }: Entry): string[] =>
  fragmentsFor(modules).flatMap((fragment) => {
    const [eighth, half] = [repeatTo(fragment, SIZE / 8), repeatTo(fragment, SIZE / 2)]
    // A reader that has not run before is slower at first, so that the first of them may mislead.
    if (![1, 2].every(() => isSteep(read, eighth, half))) return []
    const [once, twice] = [repeatTo(fragment, SIZE), repeatTo(fragment, SIZE * 2)]
    // A collection of garbage may fall into one measurement, never into both.
    const found = grows(read, once, twice) && grows(read, once, twice)
    if (!found) return []
    const { small, large } = found
    return `${name}: ${JSON.stringify(fragment)} takes ${Math.round(small)} ms for 100 kB and ${Math.round(large)} ms for 200 kB`
  })

function isSteep(read: Entry['read'], eighth: string, half: string): boolean {
  const work = workOf(read, half)
  // A disturbed reading of the short text would clear a reader that is steep.
  return work >= LEAST_MS / 2 && work > MOST_AT_FIRST * Math.min(workOf(read, eighth), workOf(read, eighth))
}

/** Whatever disturbs a measurement adds to it, and code that is new runs slowly at first: of each text the lightest reading counts. */
function grows(read: Entry['read'], once: string, twice: string) {
  const small = Math.min(...[1, 2, 3].map(() => workOf(read, once)))
  const most = MOST_GROWTH * Math.max(LEAST_MS, small)
  let large = Number.POSITIVE_INFINITY
  for (let turn = 1; turn <= 3 && large > most; turn++) large = Math.min(large, workOf(read, twice))
  return large > most ? { small, large } : undefined
}

const repeatTo = (fragment: string, size: number) => fragment.repeat(Math.ceil(size / fragment.length))

/** CPU milliseconds: what else the machine does is not counted. */
function workOf(read: Entry['read'], text: string): number {
  const before = process.cpuUsage()
  read(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

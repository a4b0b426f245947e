import { z } from 'zod'
import { largeText } from './profile.ts'

type Path = readonly (string | number)[]
/** What a test knows better than the schema: ids of rows that exist, addresses, dates. Undefined: as large as the schema allows. */
export type Known = (path: Path) => unknown
/** A field that stays out of the input. */
export const OMITTED = Symbol('omitted')

/** The body of a call is refused above a megabyte. */
const MOST_CHARACTERS = 900_000

/** The largest input that a call takes, by its schema: every text, list and number at its limit, and all together within a body. */
export function largestOf(schema: unknown, known: Known): unknown {
  let left = MOST_CHARACTERS

  function make(part: unknown, path: Path): unknown {
    const given = known(path)
    if (given !== undefined) return given === OMITTED ? undefined : given
    if (!(part instanceof z.ZodType)) return undefined
    if (part instanceof z.ZodObject)
      return Object.fromEntries(Object.entries(part.shape).map(([name, inside]) => [name, make(inside, [...path, name])]))
    if (part instanceof z.ZodPipe) return make(part.def.in instanceof z.ZodTransform ? part.def.out : part.def.in, path)
    if (part instanceof z.ZodUnion) return make(part.options.at(-1), path)
    if (part instanceof z.ZodArray) return list(part, path)
    if (part instanceof z.ZodRecord) return {}
    if (part instanceof z.ZodNumber) return Math.min(part.maxValue ?? 1, 1_000)
    if (part instanceof z.ZodEnum) return part.options.at(-1)
    if (part instanceof z.ZodLiteral) return part.value
    if (part instanceof z.ZodBoolean) return true
    if (part instanceof z.ZodString) return text(Math.min(part.maxLength ?? 2_000, Math.max(left, 1)))
    if (part instanceof z.ZodStringFormat) return SAMPLES[part.format ?? ''] ?? text(100)
    if (
      part instanceof z.ZodOptional ||
      part instanceof z.ZodNullable ||
      part instanceof z.ZodDefault ||
      part instanceof z.ZodPrefault
    )
      return make(part.unwrap(), path)
    return undefined
  }

  function list(part: z.ZodArray, path: Path): unknown[] {
    const entries: unknown[] = []
    for (const most = longestList(part) ?? 50; entries.length < most && left > 0; left -= 50)
      entries.push(make(part.element, [...path, entries.length]))
    return entries
  }

  function text(length: number): string {
    left -= length
    return largeText(length)
  }

  return make(schema, [])
}

const SAMPLES: Readonly<Record<string, string>> = {
  guid: '7b0d0c2e-53a0-4c56-9c39-2f1f0f6f2a10',
  uuid: '7b0d0c2e-53a0-4c56-9c39-2f1f0f6f2a10',
  email: 'somebody@example.com',
  url: 'https://jobs.example.org/1',
  datetime: '2026-11-18T12:00:00.000Z',
  date: '2026-11-18',
}

/** The lists' own limits are checks without an accessor. */
function longestList({ def }: z.ZodArray): number | undefined {
  const limits = (def.checks ?? []).map(({ _zod }) => _zod.def).filter((check) => 'maximum' in check)
  return limits.map(({ maximum }) => Number(maximum))[0]
}

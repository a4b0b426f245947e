import { z } from 'zod'

/** A field of a call's input that holds a text, a list, a table or a number; `max` where the schema names one. */
export type Bound = { path: readonly (string | number)[]; kind: 'text' | 'list' | 'table' | 'number'; max: number | undefined }

/** Longer than any text, list and table of an input whose limit is hidden in a rule, such as that of an address. */
const FAR_TOO_MANY = 2_500

/** Every field of an input that needs a limit. A field that drops what it cannot read (`catch`) has nothing to refuse. */
export function boundsOf(schema: unknown, path: Bound['path'] = []): Bound[] {
  if (!(schema instanceof z.ZodType)) return []
  const inside = (part: unknown, ...keys: (string | number)[]) => boundsOf(part, [...path, ...keys])
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([name, part]) => inside(part, name))
  if (schema instanceof z.ZodPipe) return mergeBounds([...inside(schema.def.in), ...inside(schema.def.out)], Math.min)
  if (schema instanceof z.ZodUnion)
    return mergeBounds(
      schema.options.flatMap((option) => inside(option)),
      Math.max,
    )
  if (schema instanceof z.ZodArray) return [{ path, kind: 'list', max: longestList(schema) }, ...inside(schema.element, 0)]
  if (schema instanceof z.ZodRecord) return [{ path, kind: 'table', max: undefined }]
  if (schema instanceof z.ZodNumber) return [{ path, kind: 'number', max: schema.maxValue ?? undefined }]
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return [{ path, kind: 'text', max: schema.maxLength ?? undefined }]
  if (schema instanceof z.ZodEnum) return [{ path, kind: 'text', max: undefined }]
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return inside(schema.unwrap())
  if ([z.ZodBoolean, z.ZodTransform, z.ZodCatch, z.ZodFile, z.ZodUnknown, z.ZodLiteral].some((kind) => schema instanceof kind))
    return []
  throw new Error(`${path.join('.')}: say here how a ${schema.type} is limited`)
}

/** The lists' own limits are checks without an accessor. */
function longestList({ def }: z.ZodArray): number | undefined {
  const limits = (def.checks ?? []).map(({ _zod }) => _zod.def).filter((check) => 'maximum' in check)
  return limits.map(({ maximum }) => Number(maximum))[0]
}

/** A list is first counted, then read: both halves of the pipe are about the same field, and so are the options of a union. */
function mergeBounds(bounds: readonly Bound[], choose: typeof Math.min): Bound[] {
  return [...Map.groupBy(bounds, ({ path }) => path.join('.')).values()].flatMap((same) => {
    const [first] = same
    const maxima = same.flatMap(({ max }) => max ?? [])
    return first ? { ...first, max: maxima.length > 0 ? choose(...maxima) : undefined } : []
  })
}

/** A list that is too long is refused before its entries are checked, so lists and their entries are sent separately. */
export const inTurns = (bounds: readonly Bound[]) =>
  Map.groupBy(bounds, ({ kind, path }) => (kind === 'list' ? path.length : 'other')).values()

/** An entry whose id cannot be used gets a new one. */
export const isReplaced = (field: string) => /\.0\.id$/.test(field)

/** An input with all of these fields one beyond their limits. */
export function exceed(bounds: readonly Bound[]): unknown {
  const root: { input: unknown } = { input: undefined }
  for (const bound of bounds) put(root, ['input', ...bound.path], oneTooMuch(bound))
  return root.input
}

function put(holder: object, [key = '', ...rest]: readonly (string | number)[], value: unknown) {
  if (rest.length === 0) Reflect.set(holder, key, value)
  else {
    if (Reflect.get(holder, key) === undefined) Reflect.set(holder, key, typeof rest[0] === 'number' ? [] : {})
    put(Reflect.get(holder, key), rest, value)
  }
}

function oneTooMuch({ kind, max }: Bound): unknown {
  const length = (max ?? FAR_TOO_MANY) + 1
  if (kind === 'text') return 'x'.repeat(length)
  if (kind === 'number') return length
  const words = Array.from({ length }, (_, place) => `word ${place}`)
  return kind === 'list' ? words : Object.fromEntries(words.map((word) => [word, 'beginner']))
}

import fc from 'fast-check'
import { z } from 'zod'

/** Texts that were trouble elsewhere: other languages of the machine, half letters, names of inherited fields, marks that reorder. */
const HOSTILE_TEXTS = [
  ...[
    "' or 1=1 --",
    '"; drop table users; --',
    '$(touch /tmp/x)',
    '`id`',
    '%00',
    '\u0000',
    '\ud800',
    '\u202egnp.exe',
    '__proto__',
  ],
  ...[
    'constructor',
    '../../etc/passwd',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '=1+1',
    'a\r\nBcc: x@example.org',
    '{{7*7}}',
  ],
] as const
const TEXTS = fc.oneof(
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.string({ maxLength: 40 }),
  fc.constantFrom(...HOSTILE_TEXTS),
)

const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  email: ['ann@gmail.com', 'a.n.n+x@gmail.com', 'ann@example.org'],
  url: ['https://jobs.example.org/1', 'http://127.0.0.1/', 'javascript:alert(1)'],
  datetime: ['2026-11-18T12:00:00.000Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
  date: ['2026-11-18', '2026-02-30'],
}

/** Values that fit a call's schema, as far as a schema says; rules behind it may refuse them. `ids` are rows that exist. */
export function arbitraryOf(schema: unknown, ids: readonly string[]): fc.Arbitrary<unknown> {
  const inside = (part: unknown) => arbitraryOf(part, ids)
  if (schema instanceof z.ZodObject)
    return fc.record(Object.fromEntries(Object.entries(schema.shape).map(([name, part]) => [name, inside(part)])))
  if (schema instanceof z.ZodPipe) return inside(schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in)
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(inside))
  if (schema instanceof z.ZodArray) return fc.array(inside(schema.element), { maxLength: 3 })
  if (schema instanceof z.ZodTuple) return fc.tuple(...schema.def.items.map(inside))
  if (schema instanceof z.ZodRecord) return fc.dictionary(TEXTS, inside(schema.valueType), { maxKeys: 3 })
  if (schema instanceof z.ZodNumber) return numbers(schema)
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodStringFormat) return formats(schema.format ?? '', ids)
  if (schema instanceof z.ZodString) return fc.oneof(TEXTS, fc.constantFrom(...ids))
  if (schema instanceof z.ZodNullable) return fc.option(inside(schema.unwrap()))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return fc.option(inside(schema.unwrap()), { nil: undefined })
  if (schema instanceof z.ZodCatch) return fc.oneof(inside(schema.unwrap()), fc.jsonValue())
  if (schema === undefined) return fc.constant(undefined)
  return fc.jsonValue({ maxDepth: 2 })
}

const numbers = ({ minValue, maxValue }: z.ZodNumber) =>
  fc.integer({ min: Math.max(minValue ?? 0, -1e9), max: Math.min(maxValue ?? 1e9, 1e9) })

function formats(format: string, ids: readonly string[]): fc.Arbitrary<string> {
  if (format === 'guid' || format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid())
  const samples = SAMPLES[format]
  return samples ? fc.constantFrom(...samples) : TEXTS
}

/** What nobody may set: it is added to an input, and must not be stored. */
const FORBIDDEN = {
  ...{
    user_id: '00000000-0000-4000-8000-000000000000',
    userId: '00000000-0000-4000-8000-000000000000',
    role: 'admin',
    is_admin: true,
  },
  ...{
    subscription_status: 'active',
    trial_end_date: '2099-01-01',
    auto_apply_limit: 999,
    stripe_customer_id: 'cus_x',
    match_score: 100,
  },
}
const WRONG = fc.oneof(
  fc.constantFrom(null, [], {}, '', true, -1, 2 ** 53, 1e308, [[[[]]]], ['x', 'y'], { length: 1e9 }, { toString: 'x' }),
  TEXTS,
)

/** The same values with something wrong: one field of another kind, fields that nobody may set, inherited names. */
export const nearly = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(valid, WRONG, fc.nat(), fc.boolean()).map(([value, wrong, place, isWidened]) => {
    if (typeof value !== 'object' || value === null) return wrong
    const names = Object.keys(value)
    const name = names[place % Math.max(names.length, 1)]
    const broken = { ...value, ...(isWidened && FORBIDDEN), ...(name !== undefined && place % 3 > 0 && { [name]: wrong }) }
    return place % 5 === 0
      ? JSON.parse(`{"__proto__":{"role":"admin"},${JSON.stringify(broken).slice(1)}`.replace(',}', '}'))
      : broken
  })

import { z } from 'zod'
import type { Known } from '#testing/largest/input'

/** The smallest input that a call takes, by its schema; fields that a test knows are always there. Undefined: the call takes none. */
export function smallestOf(schema: unknown, known: Known, path: readonly (string | number)[] = []): unknown {
  const given = known(path)
  if (given !== undefined) return given
  const inside = (part: unknown, ...steps: (string | number)[]) => smallestOf(part, known, [...path, ...steps])
  if (schema instanceof z.ZodObject) return smallestObject(schema, inside)
  if (schema instanceof z.ZodPipe) return inside(schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in)
  if (schema instanceof z.ZodUnion) return inside(schema.options[0])
  if (schema instanceof z.ZodArray) return [inside(schema.element, 0)].filter((entry) => entry !== undefined)
  if (schema instanceof z.ZodRecord) return {}
  if (schema instanceof z.ZodNumber) return Math.max(schema.minValue ?? 1, 1)
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodLiteral) return schema.value
  if (schema instanceof z.ZodBoolean) return true
  if (schema instanceof z.ZodStringFormat) return SAMPLES[schema.format ?? ''] ?? 'harbour'
  if (schema instanceof z.ZodString) return 'harbour'.padEnd(schema.minLength ?? 0, '.')
  if (schema instanceof z.ZodNullable) return holdsKnown(schema.unwrap(), known, path) ? inside(schema.unwrap()) : null
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return holdsKnown(schema.unwrap(), known, path) ? inside(schema.unwrap()) : undefined
  return undefined
}

function smallestObject({ shape }: z.ZodObject, inside: (part: unknown, step: string) => unknown) {
  const entries = Object.entries(shape).map(([name, part]) => [name, inside(part, name)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** Whether a test knows this field or one below it: then an optional field is sent. */
function holdsKnown(schema: unknown, known: Known, path: readonly (string | number)[]): boolean {
  if (known(path) !== undefined) return true
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).some(([name, part]) => holdsKnown(part, known, [...path, name]))
  if (schema instanceof z.ZodArray) return holdsKnown(schema.element, known, [...path, 0])
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return holdsKnown(schema.unwrap(), known, path)
  return false
}

const SAMPLES: Readonly<Record<string, string>> = {
  guid: '7b0d0c2e-53a0-4c56-9c39-2f1f0f6f2a10',
  uuid: '7b0d0c2e-53a0-4c56-9c39-2f1f0f6f2a10',
  email: 'somebody@example.com',
  url: 'https://jobs.example.org/1',
  datetime: '2026-11-18T12:00:00.000Z',
  date: '2026-11-18',
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnySchema, getEventIteratorSchemaDetails, isContractProcedure } from '@orpc/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { apiContract } from './api/contract.ts'
import { contract } from './contract.ts'

/** Every name with an underscore that the specification uses; docs/requirements.tsv holds its sentences (docs/decisions/017). */
const documented = new Set(
  readFileSync(join(import.meta.dirname, '../../../docs/requirements.tsv'), 'utf8').match(/\b_?[a-z]+(?:_[a-z]+)+\b/g),
)
const CAMEL_CASE = /^[a-z][a-zA-Z0-9]*$/

type Call = { path: string; schemas: (AnySchema | undefined)[] }

function callsOf(node: unknown, path: string[] = []): Call[] {
  if (isContractProcedure(node)) {
    const { inputSchema, outputSchema, errorMap } = node['~orpc']
    const streamed = getEventIteratorSchemaDetails(outputSchema)
    const faults = Object.values<{ data?: AnySchema } | undefined>(errorMap).map((fault) => fault?.data)
    return [{ path: path.join('.'), schemas: [inputSchema, outputSchema, streamed?.yields, streamed?.returns, ...faults] }]
  }
  return Object.entries(node as object).flatMap(([name, child]) => callsOf(child, [...path, name]))
}

/** Every key that a value of this schema can have, at any depth. */
function keysOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (!(schema instanceof z.core.$ZodType) || seen.has(schema)) return []
  seen.add(schema)
  const { def } = (schema as z.core.$ZodTypes)._zod
  const own = def.type === 'object' ? Object.keys(def.shape) : []
  const parts: unknown[] = def.type === 'lazy' ? [def.getter()] : Object.values(def).flat()
  const fields = def.type === 'object' ? Object.values(def.shape) : []
  return [...own, ...[...parts, ...fields].flatMap((part) => keysOf(part, seen))]
}

describe('the wire has one case: the documented names where the specification names them, else camelCase', () => {
  const calls = callsOf({ ...contract, api: apiContract })

  test('every call is looked at, with its faults and what it streams', () => {
    const keys = (path: string) => calls.find((call) => call.path === path)?.schemas.flatMap((schema) => keysOf(schema)) ?? []
    expect(calls.length).toBeGreaterThan(50)
    expect(keys('profiles.update')).toEqual(expect.arrayContaining(['changes', 'desired_salary_min', 'credential_id', 'message']))
    expect(keys('profiles.uploadResume')).toEqual(expect.arrayContaining(['autoSave', 'progress', 'proposals']))
    expect(keys('billing.planConfigurations')).toContain('auto_apply_limit')
  })

  test.each(calls)('$path', ({ schemas }) => {
    const undocumented = schemas
      .flatMap((schema) => keysOf(schema))
      .filter((key) => !CAMEL_CASE.test(key) && !documented.has(key))
    expect(undocumented).toEqual([])
  })
})

import { trimToSchema } from '@jobapply/core/shared/trim-to-schema'
import {
  type AnyContractRouter,
  type AnySchema,
  ContractProcedure,
  eventIterator,
  getEventIteratorSchemaDetails,
  isContractProcedure,
} from '@orpc/contract'
import { z } from 'zod'
import { log } from '#platform/log'

/**
 * The contract with outputs that never refuse stored data: an answer outside of its schema is trimmed to it, and the log names the call
 * and the fields. A read must not end in a 500 because an older version, or an operator, has stored one entry too many.
 */
export function trimOutputs<Contract extends AnyContractRouter>(contract: Contract, path: readonly string[] = []): Contract {
  if (isContractProcedure(contract)) {
    const definition = contract['~orpc']
    const outputSchema = definition.outputSchema && trimmed(definition.outputSchema, path.join('/'))
    return new ContractProcedure({ ...definition, outputSchema }) as AnyContractRouter as Contract
  }
  const parts = Object.entries(contract).map(([name, part]) => [name, trimOutputs(part, [...path, name])])
  return Object.fromEntries(parts) as Contract
}

function trimmed(schema: AnySchema, call: string): AnySchema {
  const events = getEventIteratorSchemaDetails(schema)
  if (events) return eventIterator(trimmed(events.yields, call), events.returns && trimmed(events.returns, call))
  if (!(schema instanceof z.ZodType)) throw new Error(`The output of ${call} has no schema that can be trimmed to`)
  const trimming: AnySchema = {
    '~standard': {
      vendor: 'zod',
      version: 1,
      validate(output) {
        const parsed = schema.safeParse(output)
        if (parsed.success) return { value: parsed.data }
        const found = trimToSchema(schema, output)
        if (!found) return { issues: parsed.error.issues }
        log.warn('answer trimmed to its schema', { call, fields: found.cuts.map(({ field, code }) => `${field} ${code}`) })
        return { value: found.value }
      },
    },
  }
  originals.set(trimming, schema)
  return trimming
}

const originals = new WeakMap<AnySchema, z.ZodType>()
/** The schema of the contract that such an output is trimmed to; undefined for the steps of a streamed call. */
export const untrimmed = (schema: AnySchema | undefined): z.ZodType | undefined => schema && originals.get(schema)

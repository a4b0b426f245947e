import { z } from 'zod'

type Schema = z.core.$ZodType

/**
 * Whether whatever a schema gives out is what JSON itself can say: then an answer needs no search for dates, sets or files in it. What
 * is not known to be so counts as not so.
 */
export function isPlainJson(schema: unknown, open: ReadonlySet<unknown> = new Set()): boolean {
  if (!(schema instanceof z.core.$ZodType) || open.has(schema)) return false
  const within = new Set([...open, schema])
  return partsOf(schema)?.every((part) => isPlainJson(part, within)) ?? false
}

/** The schemas of which a value consists; undefined: not known. */
function partsOf(schema: Schema): readonly Schema[] | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'enum':
      return []
    case 'literal':
      return def.values.every((value) => typeof value !== 'bigint' && value !== undefined) ? [] : undefined
    case 'object':
      return [...Object.values(def.shape).map(givenOf), ...(def.catchall ? [def.catchall] : [])]
    case 'array':
      return [def.element]
    case 'record':
      return [def.valueType]
    case 'union':
      return def.options
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return [def.innerType]
    case 'pipe':
      return [def.out]
    default:
      return undefined
  }
}

/** A field that is missing is left out of the JSON as well. */
const givenOf = (field: Schema): Schema => (field instanceof z.core.$ZodOptional ? field._zod.def.innerType : field)

import { z } from 'zod'

type Io = 'input' | 'output'
type Json = z.core.JSONSchema.BaseSchema

/** A schema as programs outside read it. */
export function toJsonSchema(schema: z.ZodType, io: Io): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => simplify(zodSchema, jsonSchema, io),
  })
  return json
}

function simplify(schema: z.core.$ZodType, json: Json, io: Io) {
  // A format says more than the pattern that checks it.
  if (json.format) delete json.pattern
  // Fields may be added to an answer.
  if (io === 'output' && json.additionalProperties === false) delete json.additionalProperties
  if (io === 'output' || !(schema instanceof z.ZodPipe)) return
  const { in: from, out } = schema.def
  // A list's length is checked before its entries, which are in the second half.
  if (from instanceof z.ZodArray && out instanceof z.ZodArray) json.items = toJsonSchema(out, io).items ?? {}
  // An entry of a list, whose missing fields are read as null; its id is given by the server.
  if (from instanceof z.ZodTransform && out instanceof z.ZodObject)
    json.required = Object.entries<z.ZodType>(out.shape).flatMap(([name, field]) =>
      name === 'id' || field.safeParse(null).success ? [] : name,
    )
}

import { z } from 'zod'

/** Nothing that a source sends is taken on trust: a field of another kind counts as missing, an entry without its main fields as unread. */

export const word = z.string().trim().min(1)
/** Names a job in an address of its source, where dots alone lead elsewhere. */
export const idText = z
  .union([word, z.number().int()])
  .transform(String)
  .refine((id) => !/^\.+$/.test(id))
/** 52000, '52000.00' or '52,000'. */
export const amount = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/)
    .transform((text) => Number(text.replaceAll(',', ''))),
])
/** A moment as text, seconds or milliseconds. */
export const moment = z.union([z.number(), word])
export const webAddress = z
  .string()
  .trim()
  .regex(/^https?:\/\/\S+$/i)

/** A field that may be missing, empty or of another kind. */
export const may = <T>(schema: z.ZodType<T>) =>
  schema
    .nullish()
    .catch(undefined)
    .transform((value) => value ?? undefined)

/** No job has more tags, places or offices. */
const MAX_LIST = 500

/** Those entries of a list that are of the kind; a missing list is an empty one. The list is cut before its entries are read. */
export const many = <T>(schema: z.ZodType<T>) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) => all.slice(0, MAX_LIST))
    .pipe(z.array(may(schema)))
    .transform((all) => all.filter((one) => one !== undefined))

/** A name, alone or in an object. */
export const nameOf = z.union([word, z.object({ name: word }).transform(({ name }) => name)])

/** A list, or one alone. */
export const oneOrMany = <T>(schema: z.ZodType<T>) => z.union([schema.transform((one) => [one]), many(schema)]).catch([])

/** Several places in one line, each once. */
export const joinPlaces = (...places: (string | undefined)[]) =>
  [...new Set(places.map((place) => place?.trim()).filter(Boolean))].join('; ')

/** 'Berlin, Germany' of its parts, without the empty ones. */
export const joinParts = (...parts: (string | undefined)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')

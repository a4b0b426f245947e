import { contract } from '@jobapply/core/contract'
import { PAYLOADS } from '@jobapply/core/shared/hostile-texts.testing'
import { type Answers, callAt, fault } from './calls.ts'
import { findRecorded, firstRecorded, type PersonName } from './recordings.ts'

const ALL = PAYLOADS.join(' ')
/** A link that a text becomes has to be refused by whoever shows it. */
const SHORT = '<img src=x onerror=steal()>'
const LINK = 'javascript:steal()'

type Place = (string | number)[]

/** Every text of a value with its place; places of the same field in a list have one name. */
function* textsOf(value: unknown, place: Place = []): Generator<{ place: Place; field: string }> {
  if (typeof value === 'string') yield { place, field: place.map((part) => (typeof part === 'number' ? '*' : part)).join('.') }
  else if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* textsOf(one, [...place, index])
  else if (value !== null && typeof value === 'object')
    for (const [name, one] of Object.entries(value)) yield* textsOf(one, [...place, name])
}

function put(value: unknown, place: Place, text: string) {
  const last = place.at(-1) as string
  const owner = place.slice(0, -1).reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], value)
  ;(owner as Record<string, string>)[last] = text
}

type Judged = { issues?: unknown } | Promise<unknown>
type Schema = { '~standard': { validate: (value: unknown) => Judged } } | undefined

function isAllowed(schema: Schema, value: unknown): boolean {
  const judged = schema?.['~standard'].validate(value) ?? {}
  if (judged instanceof Promise) throw new Error('This schema answers later')
  return !judged.issues
}

/** An answer with payloads in every text that the contract leaves open: all of them, a link, or one, as the schema allows. */
function hostile(call: string, output: unknown): unknown {
  const schema = callAt(call)?.outputSchema as Schema
  const made = structuredClone(output)
  const chosen = new Map<string, string | undefined>()
  for (const { place, field } of textsOf(output)) {
    const texts = /url|link|href|address|website/i.test(field) ? [LINK, ALL] : [ALL, SHORT]
    if (!chosen.has(field))
      chosen.set(
        field,
        texts.find((text) => isAllowed(schema, changed(output, place, text))),
      )
    const text = chosen.get(field)
    if (text) put(made, place, text)
  }
  return made
}

function changed(value: unknown, place: Place, text: string): unknown {
  const tried = structuredClone(value)
  put(tried, place, text)
  return tried
}

/** Every call that was recorded for this person, answered with hostile texts; all others fail. */
export function hostileAnswers(person: PersonName): Answers {
  const answersOf = (node: object, before: string): object =>
    Object.fromEntries(
      Object.entries(node).map(([name, below]: [string, object]) => {
        const path = before + name
        if (!callAt(path)) return [name, answersOf(below, `${path}/`)]
        const first = firstRecorded(person, path)
        if (!first) return [name, fault('INTERNAL_SERVER_ERROR')]
        return [name, (input: unknown) => hostile(path, (findRecorded(person, path, input) ?? first).output)]
      }),
    )
  return answersOf(contract, '') as Answers
}

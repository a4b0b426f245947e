import type { Client } from '#testing/people'

export type Entry = { call: string; input?: unknown; output?: unknown }

/** The same client; every call that it makes is written down with its input and its answer. */
export function recorderOf(client: Client) {
  const entries: Entry[] = []
  const wrap = (node: object, path: string[]): unknown =>
    new Proxy(node, {
      get: (target, name) =>
        typeof name === 'string' && name !== 'then' ? wrap(Reflect.get(target, name), [...path, name]) : undefined,
      apply: async (target, _, [input]: unknown[]) => {
        const output: unknown = await Reflect.apply(target as (input: unknown) => unknown, undefined, [input])
        entries.push({ call: path.join('/'), ...(input !== undefined && { input }), ...(output !== undefined && { output }) })
        return output
      },
    })
  return { call: wrap(client, []) as Client, entries }
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const MOMENT = /(\d{4}-\d\d-\d\dT\d\d):\d\d:\d\d(?:\.\d+)?Z/g
const INVOICE = /DEMO-[0-9A-Z]+/g
const INVOICE_ID = /\bin_[0-9a-f]{24}\b/g

/** Ids count from one, and moments are those of the full hour: two recordings of the same calls are equal. */
export function stabilize(entries: Entry[], person: number): Entry[] {
  const ids: string[] = []
  const numberOf = (id: string) => {
    if (!ids.includes(id)) ids.push(id)
    return `00000000-0000-4000-8000-${String(person * 1000 + ids.indexOf(id) + 1).padStart(12, '0')}`
  }
  const text = JSON.stringify(entries)
    .replace(ID, numberOf)
    .replace(MOMENT, '$1:00:00.000Z')
    .replace(INVOICE, 'DEMO-1')
    .replace(INVOICE_ID, 'in_1')
  return JSON.parse(text)
}

/** One call a line: a change of an answer is a change of one line. */
export const print = (entries: Entry[]) => `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`

import type { Db } from './database.ts'
import { sessionOf } from './prepared.ts'
import type { PreparedWrite } from './prepared-write.ts'
import type { Asked } from './session.ts'

export type Write = PreparedWrite | undefined

/** Texts of what is often written together, by the kinds of the writes. */
const texts = new Map<string, string>()
const MOST_TEXTS = 200

/**
 * Sends several writes as one statement, which costs one way to the database and back. All of them happen or none. They have no order and
 * none sees the rows of another; references between their rows are checked at the end.
 */
export async function writeTogether(tx: Db, writes: readonly Write[]): Promise<void> {
  for (const { plan, values } of together(writes)) await sessionOf(tx).rows(plan, values)
}

/** The same, on one way with the commit of the transaction, which may not ask for what they write any more. */
export const writeLast = (tx: Db, writes: readonly Write[]) => sessionOf(tx).writeLast(together(writes))

/** One statement, or none. */
function together(all: readonly Write[]): Asked[] {
  const writes = all.filter((write) => write !== undefined)
  if (writes.length === 0) return []
  const key = writes.map(({ kind }) => kind.id).join()
  const text = texts.get(key) ?? keep(key, textOf(writes))
  return [{ plan: { text, read: undefined }, values: writes.flatMap(({ kind, given }) => kind.valuesOf(given)) }]
}

function keep(key: string, text: string): string {
  if (texts.size >= MOST_TEXTS) texts.clear()
  texts.set(key, text)
  return text
}

function textOf(writes: readonly PreparedWrite[]): string {
  let before = 0
  const parts = writes.map(({ kind: { plan, size } }) => {
    const from = before
    before += size
    return plan.text.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + from}`)
  })
  const main = parts.pop()
  return `${parts.map((part, place) => `${place === 0 ? 'with ' : ', '}part${place} as (${part})`).join('')} ${main}`
}

import type { DriverValueDecoder } from 'drizzle-orm'
import { Column, getTableName, is } from 'drizzle-orm'
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core'

type Field = SelectedFieldsOrdered[number]['field']
/** Which tables of a select have a row for every row of the answer, as drizzle knows it from its joins. */
export type Joined = Readonly<Record<string, boolean>> | undefined
type Place = { name: string; group: string | undefined; path: readonly string[]; decoder: DriverValueDecoder<unknown, unknown> }
type Selected = Record<string, unknown>

/**
 * Reads rows, which are lists of values, into what was selected. What each value is and where it belongs is found out once for all rows
 * of an answer.
 */
export function rowReader(fields: SelectedFieldsOrdered, joined: Joined): (row: readonly unknown[]) => Selected {
  const places = fields.map(placeOf)
  const missing = joined ? missingGroups(fields, joined) : []
  return (row) => {
    const selected: Selected = {}
    for (let at = 0; at < places.length; at++) {
      const place = places[at] as Place
      const value = row[at]
      const read = value === null ? null : place.decoder.mapFromDriverValue(value)
      if (place.group === undefined) selected[place.name] = read
      else holderOf(selected, place.path)[place.name] = read
    }
    for (const { group, first } of missing) if (row[first] === null) selected[group] = null
    return selected
  }
}

function placeOf({ path, field }: SelectedFieldsOrdered[number]): Place {
  const within = path.slice(0, -1)
  return { name: path.at(-1) ?? '', group: within[0], path: within, decoder: decoderOf(field) }
}

function decoderOf(field: Field): Place['decoder'] {
  if (is(field, Column)) return field
  // Drizzle keeps the decoders of expressions, of those with a name and of subqueries to itself.
  const { decoder, sql, _ } = field as unknown as Record<
    'decoder' | 'sql' | '_',
    { decoder?: unknown; sql?: { decoder: unknown } }
  >
  return (decoder ?? sql?.decoder ?? _?.sql?.decoder) as Place['decoder']
}

function holderOf(selected: Selected, path: readonly string[]): Selected {
  let holder = selected
  for (const name of path) {
    holder[name] ??= {}
    holder = holder[name] as Selected
  }
  return holder
}

/** Objects that are null where a left join has found nothing: those of one table alone, and their first column is null then. */
function missingGroups(fields: SelectedFieldsOrdered, joined: NonNullable<Joined>) {
  const groups = new Map<string, { group: string; first: number; table: string; isOne: boolean }>()
  for (const [at, { path, field }] of fields.entries()) {
    const [group = ''] = path
    if (path.length !== 2 || !is(field, Column)) continue
    const [known, table] = [groups.get(group), getTableName(field.table)]
    if (!known) groups.set(group, { group, first: at, table, isOne: true })
    else if (known.table !== table) known.isOne = false
  }
  return [...groups.values()].filter(({ isOne, table }) => isOne && !joined[table])
}

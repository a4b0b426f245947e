import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { FEATURES } from './features.ts'

const OWNER = 'user_id'
type Config = ReturnType<typeof getTableConfig>

/** Every set of columns of a table that must be different in each row. */
function uniqueKeys({ columns, primaryKeys, uniqueConstraints, indexes }: Config): string[][] {
  const namesOf = (some: readonly object[]) => some.map((one) => ('name' in one ? String(one.name) : 'an expression'))
  return [
    ...columns.filter(({ primary }) => primary).map(({ name }) => [name]),
    ...[...primaryKeys, ...uniqueConstraints].map((one) => namesOf(one.columns)),
    ...indexes.filter(({ config }) => config.unique).map(({ config }) => namesOf(config.columns)),
  ]
}

/**
 * The tables of people, and which of their keys would have to begin with the person before the table could be spread over machines by
 * person (docs/scale.md): a database checks a key on one machine only.
 */
export function listDistribution(): { table: string; isReady: boolean; keys: string[] }[] {
  const tables = FEATURES.flatMap(({ tables: all = [] }) => all.map(([table]) => table)).filter((table) => is(table, PgTable))
  return tables
    .filter((table) => getTableConfig(table).columns.some(({ name }) => name === OWNER))
    .map((table) => {
      const keys = uniqueKeys(getTableConfig(table)).filter((key) => !key.includes(OWNER))
      return { table: getTableName(table), isReady: keys.length === 0, keys: keys.map((key) => key.join(' + ')) }
    })
    .sort((one, other) => (one.table < other.table ? -1 : 1))
}

/** For docs/scale.md. */
export function describeDistribution(): string {
  const all = listDistribution()
  const ready = all.filter(({ isReady }) => isReady).map(({ table }) => `\`${table}\``)
  const others = all.filter(({ isReady }) => !isReady).map(({ table, keys }) => `\`${table}\` (${keys.join(', ')})`)
  return [
    `Ready (${ready.length}): ${ready.join(', ')}.`,
    '',
    `Not yet (${others.length}), with the keys that lack the person: ${others.join(', ')}.`,
  ].join('\n')
}

import { getTableColumns, getTableName, getViewName, getViewSelectedFields, is } from 'drizzle-orm'
import { type PgTable, PgView } from 'drizzle-orm/pg-core'
import type { AccessList, TableAccess } from './access.ts'

/** The tables and views of a feature, each with what people's role may do with it. */
export type TableList = readonly (readonly [table: PgTable | PgView, access: TableAccess])[]

const nameOf = (table: PgTable | PgView) => (is(table, PgView) ? getViewName(table) : getTableName(table))
const columnsOf = (table: PgTable | PgView): object => (is(table, PgView) ? getViewSelectedFields(table) : getTableColumns(table))

/** A table with a user id holds something about people; of the table of people itself the id is the user id. */
const isPersonal = (table: PgTable | PgView) =>
  nameOf(table) === 'users' || Object.values(columnsOf(table)).some((column: { name?: unknown }) => column.name === 'user_id')

/** By the table's SQL name. */
export const accessOf = (tables: TableList): AccessList =>
  Object.fromEntries(tables.map(([table, access]) => [nameOf(table), access]))

export const personalTables = (tables: TableList): string[] =>
  tables.flatMap(([table]) => (isPersonal(table) ? nameOf(table) : []))

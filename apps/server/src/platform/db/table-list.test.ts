import { integer, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { accessOf, personalTables, type TableList } from './table-list.ts'

const TABLES: TableList = [
  [pgTable('users', { id: uuid('id') }), 'read'],
  [pgTable('letters', { owner: uuid('user_id'), text: text('text') }), 'own rows'],
  [pgTable('plans', { price: integer('price') }), 'read'],
  [pgView('payers', { userId: uuid('user_id') }).existing(), { read: ['user_id'] }],
]

test('a feature lists a table once: its access by its SQL name', () => {
  expect(accessOf(TABLES)).toEqual({ users: 'read', letters: 'own rows', plans: 'read', payers: { read: ['user_id'] } })
})

test('every table and view with a user id holds something about people, and so does the table of people', () => {
  expect(personalTables(TABLES)).toEqual(['users', 'letters', 'payers'])
})

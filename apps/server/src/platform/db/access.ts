import type pg from 'pg'
import { StartError } from '#platform/start-error'
import { APP_ROLE, SYSTEM_ROLE } from './roles.ts'

/**
 * What calls of a signed-in person may do with a table. Where the table has a user id, row level security narrows each of them to the
 * person's own rows. An object allows to read some columns (without `read`: all of them) and to update some. With `systemUpdates` the
 * table is a log: the system's role too only adds rows, updates these columns and deletes nothing.
 */
export type TableAccess =
  | 'nothing'
  | 'read'
  | 'own rows'
  | { read?: readonly string[]; update?: readonly string[]; systemUpdates?: readonly string[] }
export type AccessList = Readonly<Record<string, TableAccess>>

/**
 * Gives people's role exactly what the features declare, and the system's role every row of every table except logs. Everything is revoked first, so
 * that a table loses what it no longer declares.
 */
export async function grantAccess(client: pg.Client, access: AccessList): Promise<void> {
  const relations = await listRelations(client)
  refuseMistakes(relations, access)
  await client.query('begin')
  for (const schema of ['public', 'pgboss']) {
    await client.query(`revoke all on all tables in schema ${schema} from ${APP_ROLE}`)
    await client.query(`revoke all on all sequences in schema ${schema} from ${APP_ROLE}`)
    await client.query(`revoke all on all functions in schema ${schema} from ${APP_ROLE}`)
    await client.query(`grant usage on schema ${schema} to ${SYSTEM_ROLE}`)
    await client.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${SYSTEM_ROLE}`)
    await client.query(`grant usage on all sequences in schema ${schema} to ${SYSTEM_ROLE}`)
    await client.query(`grant execute on all functions in schema ${schema} to ${SYSTEM_ROLE}`)
  }
  // A start that does not migrate looks whether somebody else has.
  await client.query(`grant usage on schema drizzle to ${SYSTEM_ROLE}`)
  await client.query(`grant select on drizzle.__drizzle_migrations to ${SYSTEM_ROLE}`)
  await client.query(`revoke all on schema pgboss from ${APP_ROLE}`)
  await client.query(`grant usage on schema public to ${APP_ROLE}`)
  const byPrivileges = Map.groupBy(relations, ({ name }) => privilegesOf(client, access[name] ?? 'nothing').join(', '))
  for (const [privileges, some] of byPrivileges) {
    const tables = some.map(({ name }) => `public.${client.escapeIdentifier(name)}`).join(', ')
    if (privileges) await client.query(`grant ${privileges} on ${tables} to ${APP_ROLE}`)
  }
  for (const { name } of relations) {
    const declared = access[name]
    if (typeof declared !== 'object' || !declared.systemUpdates) continue
    const table = client.escapeIdentifier(name)
    await client.query(`revoke update, delete on public.${table} from ${SYSTEM_ROLE}`)
    const columns = columnsOf(client, declared.systemUpdates)
    await client.query(`grant update(${columns}) on public.${table} to ${SYSTEM_ROLE}`)
  }
  await client.query(`grant execute on function public.send_task(text, jsonb) to ${APP_ROLE}`)
  await client.query('commit')
}

function privilegesOf(client: pg.Client, access: TableAccess): string[] {
  if (access === 'nothing') return []
  if (access === 'read') return ['select']
  if (access === 'own rows') return ['select', 'insert', 'update', 'delete']
  const { read, update } = access
  const reads = read ? `select(${columnsOf(client, read)})` : 'select'
  return [reads, ...(update ? [`update(${columnsOf(client, update)})`] : [])]
}

const columnsOf = (client: pg.Client, names: readonly string[]) => names.map((name) => client.escapeIdentifier(name)).join(', ')

type Relation = { name: string; isSecured: boolean }

/** Tables and views of ours in `public`; those of extensions and of other owners are not for us to judge. */
async function listRelations(client: Pick<pg.Client, 'query'>): Promise<Relation[]> {
  const { rows } = await client.query<Relation>(
    `select relname as name, relrowsecurity or relkind <> 'r' as "isSecured" from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
       and relowner = (select relowner from pg_class where oid = 'public.users'::regclass)
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     order by relname`,
  )
  return rows
}

function refuseMistakes(relations: readonly Relation[], access: AccessList) {
  const undeclared = relations.filter(({ name }) => !Object.hasOwn(access, name)).map(({ name }) => name)
  if (undeclared.length > 0)
    throw new StartError(
      `No feature declares what people may do with ${listed(undeclared)}. Add it to \`tables\` in the feature.ts that it belongs to.`,
    )
  const missing = Object.keys(access).filter((name) => !relations.some((one) => one.name === name))
  if (missing.length > 0)
    throw new StartError(`A feature declares access to ${listed(missing)}, which the database does not have.`)
  const unsecured = relations.filter(({ name, isSecured }) => access[name] === 'own rows' && !isSecured).map(({ name }) => name)
  if (unsecured.length > 0)
    throw new StartError(`${listed(unsecured)} is declared as 'own rows' and has no row level security. Add ownRowsOnly() to it.`)
}

const listed = (names: readonly string[]) => names.map((name) => `the table "${name}"`).join(', ')

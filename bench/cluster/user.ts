import { execFileSync } from 'node:child_process'

/** PostgreSQL and PgBouncer refuse to run as root. */
const isRoot = process.getuid?.() === 0
const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
export const postgresUser: { uid?: number; gid?: number } = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}

import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { ownRows } from './rows.ts'

type Parts = Pick<Platform, 'database' | 'personal'>

/** Everything that a deletion would remove (SETTINGS-024), as JSON in pieces: by feature, then by table. */
export async function* exportJson(platform: Parts, userId: string): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(now())},"userId":${JSON.stringify(userId)}`
  for (const section of sectionsOf(platform)) {
    yield `,${JSON.stringify(section)}:`
    yield* exportSection(platform, userId, section)
  }
  yield '}'
}

/** The features that hold something about people, in the order of the house. */
export const sectionsOf = ({ personal }: Pick<Parts, 'personal'>) => Object.keys(personal).reverse()

export async function* exportSection(platform: Parts, userId: string, section: string): AsyncGenerator<string> {
  const db = platform.database.forUser(userId)
  yield '{'
  for (const [place, table] of (platform.personal[section]?.tables ?? []).entries()) {
    yield `${place === 0 ? '' : ','}\n${JSON.stringify(table)}:[`
    let isFirst = true
    for await (const page of ownRows(db, userId, table)) {
      yield `${isFirst ? '' : ','}\n${page.join(',\n')}`
      isFirst = false
    }
    yield ']'
  }
  yield '}'
}

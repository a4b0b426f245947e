import { MAIL_SOURCE, PASTED_SOURCE } from '@jobapply/core/jobs/constants'
import { addBoards, type NewBoard } from '#features/jobs/listings/store'
import { SOURCES, sourceOf } from '#features/jobs/sources/all-sources'
import { type Source, WHOLE_FEED } from '#features/jobs/sources/readers/source'
import type { Db } from '#platform/db/database'
import { DIRECTORY } from './directory.ts'

/** What no network is needed for. */
export const OWN_SOURCES = [
  { id: 'demo', name: 'Demo', kind: 'demo', credit: 'Invented jobs to try everything with; nobody hires for them.' },
  { id: PASTED_SOURCE, name: 'Pasted address', kind: 'page', credit: 'Pages whose addresses you have pasted.' },
  {
    id: MAIL_SOURCE,
    name: 'From your email',
    kind: 'page',
    credit: 'Jobs of alert emails in the mailbox that you have connected. We never open their links.',
  },
] as const

export const nameOfSource = (id: string) => sourceOf(id)?.name ?? OWN_SOURCES.find((source) => source.id === id)?.name

/** Whose list it is: one employer's, a site for a whole country, or a feed of many employers. */
const kindOfSource = ({ kind, slices }: Pick<Source, 'kind' | 'slices'>) =>
  kind === 'board' ? 'own' : slices ? 'national' : 'feed'
export const sourcesOfKind = (kind: ReturnType<typeof kindOfSource>): readonly string[] =>
  SOURCES.filter((source) => kindOfSource(source) === kind).map(({ id }) => id)

const FEEDS: readonly NewBoard[] = SOURCES.filter(({ kind, slices }) => kind === 'feed' && !slices).map(({ id, name }) => ({
  ...WHOLE_FEED,
  source: id,
  name,
  inDirectory: true,
}))

/** Everything that is shipped is known to the index, due at once where it is new. */
export const prepareBoards = (db: Db, now: Date) =>
  addBoards(db, [...DIRECTORY.map(({ source, token, name }) => ({ source, token, name, inDirectory: true })), ...FEEDS], now)

import { toListing } from '@jobapply/core/jobs/listing'
import type { Posting } from '@jobapply/core/jobs/posting'
import type { SearchPreferences } from '@jobapply/core/search/schema'
import { keepListings } from '#features/jobs/listings/listings-store'
import { addBoards, boardIdOf } from '#features/jobs/listings/store'
import { now } from '#platform/clock'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

export const ALL_JOBS: SearchPreferences = {
  searchTerm: '',
  location: '',
  country: 'all',
  platform: 'all',
  jobType: 'all',
  workType: 'all',
  experienceLevel: 'all',
  sourceKind: 'all',
  pay: 'all',
  age: 'all',
}

let count = 0
/** A posting of a company's board; a test says what matters to it. */
export const posting = (fields: Partial<Posting> & Pick<Posting, 'title'>): Posting => {
  const id = String(++count)
  return {
    source: 'greenhouse',
    id,
    company: `Company ${id}`,
    location: 'Malmö, Sweden',
    url: `https://boards.greenhouse.io/harbour/jobs/${id}`,
    description: 'A good place to work.',
    posted: now().getTime() - 86_400_000,
    ...fields,
  }
}

/** Puts postings into the index, as a visit of a board of ours does. */
export async function addJobs({ platform }: TestServer, postings: readonly Posting[], at = now()) {
  const { system } = platform.database
  for (const [source, some] of Map.groupBy(postings, (one) => one.source)) {
    const board = { source, token: 'harbour', name: 'Harbour', inDirectory: true }
    await addBoards(system, [board], at)
    await keepListings(
      system,
      boardIdOf(board),
      some.map((one) => toListing(one, at)),
      at,
    )
  }
}

/** A profile with these fields; answers its id. */
export async function addProfile(person: Person, fields: object, profile_name = 'Search'): Promise<string> {
  const { id, version } = await person.call.profiles.create({ profile_name })
  await person.call.profiles.update({ id, version, changes: fields })
  return id
}

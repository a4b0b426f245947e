import { mayAsk, readRobots } from '@jobapply/server/features/jobs/fetching/robots'
import { readCareers } from '@jobapply/server/features/jobs/reading/read-careers'
import { SOURCES } from '@jobapply/server/features/jobs/sources/all-sources'
import type { Entry } from './growth.testing.ts'
import { listSources } from './pattern-sources.mjs'

const modulesUnder = (start: string) => listSources().filter((file) => file.startsWith(start) && file.endsWith('.ts'))
const CAREERS = modulesUnder('apps/server/src/features/jobs/careers/')
const ROBOTS = modulesUnder('apps/server/src/features/jobs/fetching/robots.ts')
const READERS = modulesUnder('apps/server/src/features/jobs/sources/readers/')
const PAGE = 'https://a.example/'

/** An answer in a form that the system is not known to use. */
function readOtherForm(answer: string) {
  const board = { token: 'acme', name: 'Acme' }
  for (const source of SOURCES.filter(({ id }) => id === 'hibob' || id === 'avature'))
    source.read(answer, board, source.list(board))
}

/** Pages that people paste, and what hosts say of robots. */
export const careersEntries: readonly Entry[] = [
  { name: 'a careers page', modules: CAREERS, read: (text) => readCareers(text, PAGE) },
  { name: 'a link of a careers page', modules: CAREERS, read: (text) => readCareers(`<a href="${text}">`, PAGE) },
  {
    name: 'a robots file',
    modules: ROBOTS,
    read: (text) => mayAsk(readRobots(`User-agent: *\nDisallow: ${text}`, 'a'), '/jobs'),
  },
  { name: 'a page that holds data', modules: READERS, read: (text) => readOtherForm(`<html><script>${text}</script>`) },
  { name: 'an attribute that holds data', modules: READERS, read: (text) => readOtherForm(`<html><p x='[{"a":"b"},${text}`) },
  { name: 'a link to a job', modules: READERS, read: (text) => readOtherForm(`<html><a href="/jobs/${text}">${text}`) },
  {
    name: 'a list under other names',
    modules: READERS,
    read: (text) => readOtherForm(JSON.stringify({ openings: [{ openingId: text, openingTitle: text, [text]: text }] })),
  },
]

import { mayAsk, readRobots } from '@jobapply/server/features/jobs/fetching/robots'
import { readCareers } from '@jobapply/server/features/jobs/reading/read-careers'
import type { Entry } from './growth.testing.ts'
import { listSources } from './pattern-sources.mjs'

const modulesUnder = (start: string) => listSources().filter((file) => file.startsWith(start) && file.endsWith('.ts'))
const CAREERS = modulesUnder('apps/server/src/features/jobs/careers/')
const ROBOTS = modulesUnder('apps/server/src/features/jobs/fetching/robots.ts')
const PAGE = 'https://a.example/'

/** Pages that people paste, and what hosts say of robots. */
export const careersEntries: readonly Entry[] = [
  { name: 'a careers page', modules: CAREERS, read: (text) => readCareers(text, PAGE) },
  { name: 'a link of a careers page', modules: CAREERS, read: (text) => readCareers(`<a href="${text}">`, PAGE) },
  {
    name: 'a robots file',
    modules: ROBOTS,
    read: (text) => mayAsk(readRobots(`User-agent: *\nDisallow: ${text}`, 'a'), '/jobs'),
  },
]

import { arbeitnow } from './arbeitnow.ts'
import { ashby } from './ashby.ts'
import { breezy } from './breezy.ts'
import { greenhouse } from './greenhouse.ts'
import { hackerNews } from './hacker-news.ts'
import { himalayas } from './himalayas.ts'
import { jobicy } from './jobicy.ts'
import { lever } from './lever.ts'
import { personio } from './personio.ts'
import { recruitee } from './recruitee.ts'
import { remoteOk } from './remote-ok.ts'
import { remotive } from './remotive.ts'
import { smartRecruiters } from './smart-recruiters.ts'
import type { Source } from './source.ts'
import { teamtailor } from './teamtailor.ts'
import { theMuse } from './the-muse.ts'
import { weWorkRemotely } from './we-work-remotely.ts'
import { workable } from './workable.ts'
import { workday } from './workday.ts'

/** Everything that is asked over the network; a new source is one file and one line here. */
export const SOURCES: readonly Source[] = [
  greenhouse,
  lever,
  ashby,
  smartRecruiters,
  workable,
  recruitee,
  workday,
  personio,
  teamtailor,
  breezy,
  remotive,
  remoteOk,
  arbeitnow,
  theMuse,
  himalayas,
  jobicy,
  hackerNews,
  weWorkRemotely,
]

export const sourceOf = (id: string) => SOURCES.find((source) => source.id === id)

import type { System } from '#applications/forms/system'
import { ashby } from './ashby.ts'
import { bambooHr } from './bamboohr.ts'
import { greenhouse } from './greenhouse.ts'
import { greenhouseClassic } from './greenhouse-classic.ts'
import { lever } from './lever.ts'
import { linkedIn } from './linkedin.ts'
import { recruitee } from './recruitee.ts'
import { smartRecruiters } from './smartrecruiters.ts'
import { teamtailor } from './teamtailor.ts'
import { workable } from './workable.ts'
import { workday } from './workday.ts'

export const SYSTEMS: readonly System[] = [
  greenhouse,
  greenhouseClassic,
  lever,
  ashby,
  workable,
  smartRecruiters,
  workday,
  recruitee,
  teamtailor,
  bambooHr,
  linkedIn,
]

const ALL_MARKS = SYSTEMS.map(({ marks }) => marks).join(', ')

/** By the form's own marks first: employers embed forms in their own sites. Undefined: the general reader alone. */
export function findSystem(document: Document, host: string): System | undefined {
  const isMarked = document.querySelector(ALL_MARKS) !== null
  const marked = isMarked ? SYSTEMS.filter(({ marks }) => document.querySelector(marks) !== null) : []
  return marked.find(({ hosts }) => hosts.test(host)) ?? marked[0] ?? SYSTEMS.find(({ hosts }) => hosts.test(host))
}

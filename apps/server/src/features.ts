import type { contract } from '@jobapply/core/contract'
import type { Router } from '@orpc/server'
import type { CallContext } from '#platform/feature/api'
import type { Feature } from '#platform/feature/feature'
import { account } from './features/account/feature.ts'
import { admin } from './features/admin/feature.ts'
import { answers } from './features/answers/feature.ts'
import { api } from './features/api/feature.ts'
import { applications } from './features/applications/feature.ts'
import { auth } from './features/auth/feature.ts'
import { billing } from './features/billing/feature.ts'
import { content } from './features/content/feature.ts'
import { documents } from './features/documents/feature.ts'
import { insights } from './features/insights/feature.ts'
import { jobs } from './features/jobs/feature.ts'
import { matching } from './features/matching/feature.ts'
import { notices } from './features/notices/feature.ts'
import { onboarding } from './features/onboarding/feature.ts'
import { preferences } from './features/preferences/feature.ts'
import { profiles } from './features/profiles/feature.ts'
import { resume } from './features/resume/feature.ts'
import { search } from './features/search/feature.ts'
import type { AccessList } from './platform/db/access.ts'
import { accessOf } from './platform/db/table-list.ts'
import { PARTS } from './platform/parts/all.ts'

const LIST = [
  ...PARTS,
  auth,
  notices,
  billing,
  resume,
  profiles,
  preferences,
  onboarding,
  jobs,
  matching,
  search,
  documents,
  answers,
  applications,
  insights,
  account,
  api,
  content,
  admin,
] as const

/** Everything that plugs into the server, in house order. */
export const FEATURES: readonly Feature[] = LIST

/** What people's database role may do with each table. */
export const TABLE_ACCESS: AccessList = Object.assign({}, ...FEATURES.map(({ tables = [] }) => accessOf(tables)))

type Listed = (typeof LIST)[number]
type Routers = { [F in Extract<Listed, { router: object }> as F['name']]: F['router'] }

/** Every call of the contract. The type fails for a part of the contract that no listed feature implements. */
export const router: Router<typeof contract, CallContext> = collectRouters()

function collectRouters() {
  const routers = LIST.flatMap((feature) => ('router' in feature ? [[feature.name, feature.router] as const] : []))
  return Object.fromEntries(routers) as Routers
}

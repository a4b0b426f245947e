import { MAX_HIDDEN_COMPANIES } from '@jobapply/core/profiles/limit'
import { PAGE_SIZE } from '@jobapply/core/search/constants'
import { isSameWord } from '@jobapply/core/shared/text/text'
import { isExcluded } from '@jobapply/matching/score/knock-outs'
import { companyKey } from '@jobapply/matching/words'
import { lockProfile, updateProfile } from '#features/profiles/store'
import { now } from '#platform/clock'
import { signedIn } from '#platform/feature/api'
import { limit } from '#platform/feature/limit'
import { describeJob } from './describe.ts'
import { countFacets } from './facets/count-facets.ts'
import { scoreFound } from './found-jobs.ts'
import { listJobs } from './list.ts'
import { readMarket } from './market/market.ts'
import { findNear } from './near.ts'
import { findSeekerInput } from './person.ts'
import { savedRouter } from './saved-router.ts'
import { unwantedRouter } from './unwanted/router.ts'

const api = signedIn.search
/** Each is up to nine counts of the index. */
const COUNTS = { count: 60, seconds: 60, per: 'person' } as const
/** Each is up to a dozen searches. */
const WIDENINGS = { count: 30, seconds: 60, per: 'person' } as const

export const searchRouter = {
  jobs: api.jobs.handler(
    async ({ input: { profileId, filters, sort, page, withUnmatched }, errors, context: { db, userId, platform } }) => {
      const part = { from: (page - 1) * PAGE_SIZE, count: PAGE_SIZE }
      const found = await listJobs(db, userId, { profileId, filters, sort, ...part, withUnmatched }, platform.settings)
      if (!found) throw errors.PROFILE_NOT_FOUND()
      return { ...found, page, pages: Math.max(1, Math.ceil(found.total / PAGE_SIZE)) }
    },
  ),

  facets: api.facets.use(limit(COUNTS)).handler(async ({ input, errors, context: { db, userId } }) => {
    const facets = await countFacets(db, userId, input)
    if (!facets) throw errors.PROFILE_NOT_FOUND()
    return facets
  }),

  market: api.market.handler(async ({ input, errors, context: { db, userId, platform } }) => {
    const market = await readMarket({ db, system: platform.database.system }, userId, input)
    if (market === undefined) throw errors.PROFILE_NOT_FOUND()
    return market
  }),

  near: api.near.use(limit(WIDENINGS)).handler(async ({ input, errors, context: { db, userId, platform } }) => {
    const near = await findNear(db, userId, input, platform.settings)
    if (!near) throw errors.PROFILE_NOT_FOUND()
    return near
  }),

  score: api.score.handler(async ({ input: { profileId, filters, jobs }, errors, context: { db, userId, platform }, signal }) => {
    const seeker = await findSeekerInput(db, userId, profileId)
    if (!seeker) throw errors.PROFILE_NOT_FOUND()
    return scoreFound(userId, { jobs, seeker, filters, publicUrl: platform.settings.PUBLIC_URL }, signal)
  }),

  details: api.details.handler(async ({ input, errors, context: { db, userId, platform } }) => {
    const seeker = await findSeekerInput(db, userId, input.profileId)
    if (!seeker) throw errors.PROFILE_NOT_FOUND()
    const details = await describeJob(db, userId, seeker, input, platform.settings)
    if (!details) throw errors.JOB_NOT_FOUND()
    return details
  }),

  hideCompany: api.hideCompany.handler(({ input: { profileId, company }, errors, context: { db, userId } }) =>
    db.transaction(async (tx) => {
      const found = await lockProfile(tx, userId, profileId)
      if (!found) throw errors.PROFILE_NOT_FOUND()
      const before = found.profile.companies_to_exclude ?? []
      if (isExcluded(company, before.map(companyKey))) return { companies: before }
      if (before.length >= MAX_HIDDEN_COMPANIES) throw errors.TOO_MANY_HIDDEN_COMPANIES()
      const companies = [...before, company]
      await updateProfile(tx, userId, profileId, { companies_to_exclude: companies }, now())
      return { companies }
    }),
  ),

  unhideCompany: api.unhideCompany.handler(({ input: { profileId, company }, errors, context: { db, userId } }) =>
    db.transaction(async (tx) => {
      const found = await lockProfile(tx, userId, profileId)
      if (!found) throw errors.PROFILE_NOT_FOUND()
      const before = found.profile.companies_to_exclude ?? []
      const isMeant = (name: string) => isSameWord(name, company) || companyKey(name) === companyKey(company)
      const companies = before.filter((name) => !isMeant(name))
      if (companies.length < before.length)
        await updateProfile(tx, userId, profileId, { companies_to_exclude: companies.length > 0 ? companies : null }, now())
      return { companies }
    }),
  ),

  ...savedRouter,
  ...unwantedRouter,
}

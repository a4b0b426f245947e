import { oc } from '@orpc/contract'
import { z } from 'zod'
import { foundJob } from '#jobs/messages'
import { PROFILE_NOT_FOUND } from '#profiles/faults'
import { FIRST_LIST, FOUND_JOBS_MAX } from './constants.ts'
import { facet } from './facets.ts'
import {
  JOB_NOT_FOUND,
  NO_SAVED_PREFERENCES,
  SAVED_SEARCH_LIMIT_REACHED,
  SAVED_SEARCH_NOT_FOUND,
  SEARCH_NAME_TAKEN,
  TOO_MANY_HIDDEN_COMPANIES,
  TOO_MANY_UNWANTED,
  UNWANTED_NOT_FOUND,
} from './faults.ts'
import { market } from './market.ts'
import {
  companyInput,
  detailsInput,
  hiddenCompanies,
  jobDetails,
  lastSearch,
  nearSearch,
  newSavedSearch,
  savedSearch,
  savedSearchChanges,
  scoredJob,
  searchAnswer,
  searchInput,
} from './schema.ts'
import { newUnwantedJob, unwantedJob } from './unwanted.ts'

const one = z.object({ id: z.guid() })

export const searchContract = {
  /** Answers from the index; no source is asked (SEARCH-038). */
  jobs: oc.input(searchInput).output(searchAnswer).errors({ PROFILE_NOT_FOUND }),
  /** How many jobs of the index each value of each facet would find for this search. */
  facets: oc
    .input(searchInput.pick({ profileId: true, filters: true }))
    .output(z.array(facet))
    .errors({ PROFILE_NOT_FOUND }),
  /** What the index says about the title that is searched for; null while nothing is counted, and where there is too little to say. */
  market: oc
    .input(searchInput.pick({ profileId: true, filters: true }))
    .output(market.nullable())
    .errors({ PROFILE_NOT_FOUND }),
  /**
   * What comes close to a search that found nothing or little: near titles, other places, remote, and what fits the profile. Where that is
   * less than `atLeast`, other open jobs follow.
   */
  near: oc
    .input(searchInput.pick({ profileId: true, filters: true }).extend({ atLeast: z.int().min(1).max(FIRST_LIST).default(1) }))
    .output(z.array(nearSearch))
    .errors({ PROFILE_NOT_FOUND }),
  /** The scores of jobs that the extension found, in the order given; nothing is stored. */
  score: oc
    .input(searchInput.pick({ profileId: true, filters: true }).extend({ jobs: z.array(foundJob).max(FOUND_JOBS_MAX) }))
    .output(z.array(scoredJob))
    .errors({ PROFILE_NOT_FOUND }),
  details: oc.input(detailsInput).output(jobDetails).errors({ PROFILE_NOT_FOUND, JOB_NOT_FOUND }),
  /** The profile's companies_to_exclude. */
  hideCompany: oc.input(companyInput).output(hiddenCompanies).errors({ PROFILE_NOT_FOUND, TOO_MANY_HIDDEN_COMPANIES }),
  unhideCompany: oc.input(companyInput).output(hiddenCompanies).errors({ PROFILE_NOT_FOUND }),
  /** 'Not like this': jobs that are not listed, and others of the same employer with the same title. */
  unwanted: {
    /** The latest first. */
    list: oc.output(z.array(unwantedJob)),
    /** The same job again is kept once. */
    add: oc.input(newUnwantedJob).output(unwantedJob).errors({ TOO_MANY_UNWANTED }),
    /** Answers those that remain. */
    remove: oc.input(one).output(z.array(unwantedJob)).errors({ UNWANTED_NOT_FOUND }),
  },
  saved: {
    /** The last used first. */
    list: oc.output(z.array(savedSearch)),
    create: oc
      .input(newSavedSearch)
      .output(savedSearch)
      .errors({ PROFILE_NOT_FOUND, SAVED_SEARCH_LIMIT_REACHED, SEARCH_NAME_TAKEN }),
    /** Name, profile, filters or the switch 'Keep searching'. */
    update: oc
      .input(savedSearchChanges)
      .output(savedSearch)
      .errors({ PROFILE_NOT_FOUND, SAVED_SEARCH_NOT_FOUND, SEARCH_NAME_TAKEN }),
    /** Also makes it the last one. */
    load: oc.input(one).output(savedSearch).errors({ SAVED_SEARCH_NOT_FOUND }),
    /** Answers those that remain. */
    remove: oc.input(one).output(z.array(savedSearch)).errors({ SAVED_SEARCH_NOT_FOUND }),
  },
  /** The documented two buttons: they work on the last saved search. */
  preferences: {
    load: oc.output(savedSearch).errors({ NO_SAVED_PREFERENCES }),
    save: oc.input(lastSearch).output(savedSearch).errors({ PROFILE_NOT_FOUND }),
  },
}

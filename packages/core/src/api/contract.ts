import { oc } from '@orpc/contract'
import { APPLICATION_NOT_FOUND, KEY_REUSED, STOPPED } from '#applications/faults'
import { queueAnswer, queueRequest } from '#applications/queue-schema'
import { DOCUMENT_NOT_FOUND, TOO_MANY_DOCUMENTS } from '#documents/faults'
import { PROFILE_NOT_FOUND } from '#profiles/faults'
import { JOB_NOT_FOUND } from '#search/faults'
import { jobDetails } from '#search/schema'
import type { PlanMark } from './constants.ts'
import { JOBS_NOT_FOUND, PAID_PLAN_NEEDED } from './faults.ts'
import { OPERATIONS, type OperationName } from './operations.ts'
import * as s from './schema.ts'

export type OperationMeta = { plan: PlanMark }

function operation(name: OperationName) {
  const { method, path, plan, summary, description } = OPERATIONS[name]
  return oc.$meta<OperationMeta>({ plan }).route({ method, path, summary, description, operationId: name })
}
const pro = { PAID_PLAN_NEEDED, PROFILE_NOT_FOUND }

/**
 * The public API: `/api/v1`, with a bearer key only. It is not part of the contract of our own pages, which `/rpc` serves and which takes
 * no key (API-017).
 */
export const apiContract = {
  listResumes: operation('listResumes').input(s.resumesRequest).output(s.resumesPage),
  createResume: operation('createResume')
    .route({ successStatus: 201, successDescription: 'Created' })
    .input(s.newApiResume)
    .output(s.apiResume)
    .errors({ TOO_MANY_DOCUMENTS, KEY_REUSED }),
  readResume: operation('readResume').input(s.oneRequest).output(s.apiResume).errors({ DOCUMENT_NOT_FOUND }),
  searchJobs: operation('searchJobs').input(s.jobsRequest).output(s.jobsPage).errors(pro),
  readJob: operation('readJob')
    .input(s.jobRequest)
    .output(jobDetails)
    .errors({ ...pro, JOB_NOT_FOUND }),
  autoApply: operation('autoApply')
    .input(queueRequest)
    .output(queueAnswer)
    .errors({ ...pro, JOBS_NOT_FOUND, STOPPED, KEY_REUSED }),
  listApplications: operation('listApplications').input(s.applicationsRequest).output(s.applicationsPage),
  readApplication: operation('readApplication').input(s.oneRequest).output(s.apiApplication).errors({ APPLICATION_NOT_FOUND }),
}

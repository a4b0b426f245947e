import { fault } from '#shared/fault'
import { CALLS_PER_MINUTE } from './constants.ts'

export const PAID_PLAN_NEEDED = fault(
  403,
  'Paid plan needed',
  'This part of the API is marked Pro and needs a paid plan. You can choose one under Pricing.',
)
export const TOO_MANY_CALLS = fault(
  429,
  'Too many calls',
  `A key may make ${CALLS_PER_MINUTE} calls a minute. The header Retry-After says how many seconds to wait.`,
)
export const JOBS_NOT_FOUND = fault(
  404,
  'Jobs not found',
  'Some of these jobs are no longer in the index. Nothing was changed. Search again and use the ids you get back.',
)

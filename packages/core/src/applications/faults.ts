import { fault } from '#shared/fault'
import { MAX_SAVED_JOBS } from './constants.ts'

export const TOO_MANY_SAVED_JOBS = fault(
  409,
  'Too many saved jobs',
  `You can keep up to ${MAX_SAVED_JOBS.toLocaleString('en-US')} saved jobs. Please remove some first.`,
)

export const RECEIPT_NOT_FOUND = fault(404, 'No receipt', 'There is no receipt of this application.')

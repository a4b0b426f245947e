import { fault } from '#shared/fault'
import { MAX_NEW_BOARDS_A_DAY } from './constants.ts'

/** Why a pasted address was not read; each says what to do instead. */
export const NOT_A_JOB_ADDRESS = fault(
  422,
  'Address not usable',
  'Please paste the whole https address of a job or of a careers page.',
)
export const JOB_NOT_READ = fault(
  422,
  'No job found there',
  'We opened this address and found no job posting that we can read. Please open it yourself, or paste the address of the job itself.',
)
export const PAGE_NOT_REACHED = fault(
  502,
  'Address not reached',
  'We couldn’t open this link. Nothing was added. Please try again later.',
)
export const TOO_MANY_ADDRESSES = fault(
  429,
  'Please wait a moment',
  'You can paste up to 10 addresses a minute. Please try again shortly.',
)
export const TOO_MANY_BOARDS = fault(
  429,
  'Enough for today',
  `You can add jobs of up to ${MAX_NEW_BOARDS_A_DAY} new companies a day. Please try again tomorrow.`,
)

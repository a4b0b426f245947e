import { fault } from '#shared/fault'
import { MAX_FOLLOWED, MAX_NEW_BOARDS_A_DAY } from './constants.ts'

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
export const PAGE_REFUSED_US = fault(
  502,
  'The site turned us away',
  'This site doesn’t let programs read its pages. Nothing was added. Open it yourself, or paste the address that its “Apply” button leads to.',
)
export const PAGE_TOO_LARGE = fault(
  422,
  'Page too large',
  'This page is larger than we read. Nothing was added. Please paste the address of its list of jobs, or of one job.',
)
export const PAGE_LOOPS = fault(
  422,
  'Too many redirects',
  'This address sent us on three times without showing a page. Nothing was added. Open it yourself and paste the address where you end up.',
)
export const BOARD_NOT_FOUND = fault(
  404,
  'Company not found',
  'We don’t know this company’s board. Paste the address of its careers page instead.',
)
export const NO_BOARD_OF_COMPANY = fault(
  422,
  'No careers page known',
  'This job comes from a service for many employers, and we don’t know the company’s own careers page. Paste its address to follow the company.',
)
export const TOO_MANY_FOLLOWED = fault(
  409,
  'Enough companies',
  `You can follow up to ${MAX_FOLLOWED} companies. Please unfollow one first.`,
)

import { createCounter, createHistogram } from './registry.ts'

/** The gate of the load model is at 200 ms. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 10]

const requests = createCounter('jobapply_requests_total', 'Answered requests by call or route and status.')
const seconds = createHistogram(
  'jobapply_request_seconds',
  'Time from the first byte of a request to the last of its answer, by call or route; streamed calls to their end.',
  BOUNDS,
)

export function countRequest(call: string, status: number, milliseconds: number) {
  requests.add({ call, status: String(status) })
  seconds.observe({ call }, milliseconds / 1000)
}

export const quotaRefusals = createCounter(
  'jobapply_quota_refusals_total',
  "Applications that were refused because a plan's limit was reached.",
)
export const limitedCalls = createCounter('jobapply_limited_total', 'Calls that were refused by a rate limit.')
export const mailsHandedOver = createCounter('jobapply_mails_total', 'Emails handed to the mail server, or refused by it.')
export const helperQuestions = createCounter(
  'jobapply_helper_questions_total',
  'Questions to helper processes by program and outcome.',
)

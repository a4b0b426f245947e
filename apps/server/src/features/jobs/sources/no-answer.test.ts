import { describe, expect, test } from 'vitest'
import { judgePage } from './readers/parse-response.ts'
import { workday } from './workday.ts'

const BOARD = { token: 'a/wd1/b', name: '' }

describe('an answer that is no answer', () => {
  test.each([
    ['<html><head><title>Attention Required! | Cloudflare</title></head></html>', 'blocked'],
    ['<html><title data-a="1">Human Verification</title></html>', 'blocked'],
    ['<html><title>Access to this page has been denied.</title></html>', 'blocked'],
    ['<html><title>Request Rejected</title></html>', 'blocked'],
    ['<html><body><script src="https://ct.captcha-delivery.com/c.js"></script></body></html>', 'blocked'],
    ['error code: 1020', 'blocked'],
    ['error code: 1015', 'limited'],
    ['Retry later\n', 'limited'],
    ['<html><title>503 Service Temporarily Unavailable</title></html>', 'unreachable'],
    ['<html><title>Workday is currently unavailable.</title></html>', 'unreachable'],
    ['<html><title>This job is no longer available | Acme</title></html>', 'gone'],
    ['<html><title>Careers</title></html>', 'changed'],
  ])('%s: %s', (text, outcome) => expect(judgePage(text)).toBe(outcome))

  test.each([
    ['"Not Found"', 'gone'],
    ['{"errorCode":"HTTP_404","httpStatus":404,"message":"..."}', 'gone'],
    ['{"errors":[{"code":"COMPANY_NOT_FOUND"}]}', 'gone'],
    ['{"error":["Board doesn’t exist"]}', 'gone'],
    ['{"code":"HTTP_429"}', 'limited'],
    ['{"message":"Quota exceeded"}', 'limited'],
    ['null', 'changed'],
  ])('%s: %s', (text, outcome) => expect(workday.read(text, BOARD, workday.list(BOARD)).outcome).toBe(outcome))
})

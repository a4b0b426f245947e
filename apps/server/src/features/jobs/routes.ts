import { randomInt } from 'node:crypto'
import { NOT_FOUND, TOO_LARGE } from '@jobapply/core/shared/faults'
import { findJob } from '#features/jobs/listings/listings-store'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { readBody } from '#platform/http/body'
import { type Exchange, redirect, sendFault, sendHtml } from '#platform/http/exchange'
import { demoForm } from './demo-form.ts'
import { DEMO_CSP, DEMO_PATH, demoJobPage, demoSentPage } from './demo-page.ts'

const LARGEST_FORM = 64 * 1024
const NUMBER = /^DEMO-\d{8}$/

/** The pages of the demo jobs: open to everybody, like an employer's, and available offline. */
export function jobsRoutes({ database }: Platform): Route[] {
  return [
    { method: 'GET', path: `${DEMO_PATH}/*`, door: 'open', answer: show },
    { method: 'POST', path: `${DEMO_PATH}/*`, door: 'open', answer: take },
  ]

  async function findDemo({ url }: Exchange) {
    const id = /^\/([\w-]{1,100})$/.exec(url.pathname.slice(DEMO_PATH.length))?.[1]
    return id ? (await findJob(database.system, `demo:${id}`))?.listing : undefined
  }

  async function show(exchange: Exchange) {
    const job = await findDemo(exchange)
    if (!job) return sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
    const number = exchange.url.searchParams.get('sent') ?? ''
    const page = NUMBER.test(number) ? demoSentPage(job, number, exchange.url.pathname) : demoJobPage(job)
    sendHtml(exchange, 200, page, DEMO_CSP)
  }

  /** Stores nothing and redirects to a page with a number, so that reloading sends nothing twice. */
  async function take(exchange: Exchange) {
    const job = await findDemo(exchange)
    if (!job) return sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
    const body = await readBody(exchange, LARGEST_FORM)
    if (!body) return sendFault(exchange, 'TOO_LARGE', TOO_LARGE)
    const form = new URLSearchParams(body.toString('utf8'))
    const isMissing = demoForm(job).some(({ id, required }) => required && !form.get(id)?.trim())
    if (isMissing) return sendHtml(exchange, 422, demoJobPage(job, true), DEMO_CSP)
    redirect(exchange, `${exchange.url.pathname}?sent=DEMO-${String(randomInt(1e8)).padStart(8, '0')}`)
  }
}

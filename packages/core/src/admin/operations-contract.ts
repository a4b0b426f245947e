import { oc } from '@orpc/contract'
import { z } from 'zod'
import { pageOf, pageRequest } from '#shared/page'
import { crawlHealth, databaseHealth, formMessage, mailFailure, taskHealth } from './operations-schema.ts'

export const operationsContract = {
  tasks: oc.output(z.array(taskHealth)),
  /** Of the last 30 days, the latest first. */
  mailFailures: oc.output(z.array(mailFailure)),
  /** How the boards of companies are visited: the budget, and what it brought. */
  crawl: oc.output(crawlHealth),
  database: oc.output(databaseHealth),
  messages: {
    /** What came through the public forms, the newest first. */
    list: oc.input(pageRequest).output(pageOf(formMessage)),
    remove: oc.input(formMessage.pick({ id: true })).output(z.object({ removed: z.boolean() })),
  },
}

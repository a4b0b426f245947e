import { oc } from '@orpc/contract'
import { z } from 'zod'
import { mailFailure, taskHealth } from './operations-schema.ts'

export const operationsContract = {
  tasks: oc.output(z.array(taskHealth)),
  /** Of the last 30 days, the latest first. */
  mailFailures: oc.output(z.array(mailFailure)),
}

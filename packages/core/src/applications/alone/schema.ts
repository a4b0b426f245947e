import { z } from 'zod'
import { idempotencyKey } from '#applications/apply-schema'
import { extensionState, queue } from '#applications/extension-schema'
import { ALONE_WAITS, type AloneWait, MAX_SET_ASIDE } from './constants.ts'
import { ALONE_PLATFORMS } from './rules.ts'

const applicationId = z.guid()

/** 'I submitted it': the person's word, without a confirmation that was seen. */
export const submittedInput = z.object({ applicationId, idempotencyKey })
export const oneApplication = z.object({ applicationId })

/** `except`: this browser has looked at their forms and left them to the person. */
export const nextAloneInput = z.object({ except: z.array(applicationId).max(MAX_SET_ASIDE).default([]) })
/** The application that may go without a click now; else why none does, and when it is worth asking again. */
export const nextAlone = z.object({
  job: queue.shape.rows.element.nullable(),
  wait: z.enum(Object.keys(ALONE_WAITS) as AloneWait[]).nullable(),
  askInSeconds: z.int(),
  begunToday: z.int(),
})
export type NextAlone = z.output<typeof nextAlone>

/** The person switches full automation of one platform. LinkedIn is not offered. */
export const automateInput = z.object({ platform: z.enum(ALONE_PLATFORMS), isOn: z.boolean() })
export const automated = extensionState.pick({ fullAutomation: true })

import { z } from 'zod'
import { idempotencyKey } from '#applications/apply-schema'
import { extensionState, queue } from '#applications/extension-schema'
import { MAX_SET_ASIDE, UNATTENDED_WAITS, type UnattendedWait } from './constants.ts'
import { UNATTENDED_PLATFORMS } from './rules.ts'

const applicationId = z.guid()

/** 'I submitted it': the person's word, without a confirmation that was seen. */
export const submittedInput = z.object({ applicationId, idempotencyKey })
export const oneApplication = z.object({ applicationId })

/** `except`: this browser has looked at their forms and left them to the person. */
export const nextUnattendedInput = z.object({ except: z.array(applicationId).max(MAX_SET_ASIDE).default([]) })
/** The application that may go without a click now; else why none does, and when it is worth asking again. */
export const nextUnattended = z.object({
  job: queue.shape.rows.element.nullable(),
  wait: z.enum(Object.keys(UNATTENDED_WAITS) as UnattendedWait[]).nullable(),
  askInSeconds: z.int(),
  begunToday: z.int(),
})
export type NextUnattended = z.output<typeof nextUnattended>

/** The person switches full automation of one platform. LinkedIn is not offered. */
export const automateInput = z.object({ platform: z.enum(UNATTENDED_PLATFORMS), isOn: z.boolean() })
export const automated = extensionState.pick({ fullAutomation: true })

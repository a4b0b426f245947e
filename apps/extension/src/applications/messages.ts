import { MAX_READ_FIELDS } from '@jobapply/core/applications/constants'
import { readField } from '@jobapply/core/applications/open-form-schema'
import type { UNATTENDED_PLATFORMS } from '@jobapply/core/applications/unattended/rules'
import { z } from 'zod'
import type { Action } from './forms/plan.ts'
import { FORM_KINDS } from './forms/verdict.ts'
import { type PressedPage, pressedPage, type Run, WAYS } from './run.ts'

/** From the worker to the script in a frame of the employer's page. */
export type FrameRequest =
  | { type: 'form.read' }
  | { type: 'form.insert'; action: Action; file?: SentFile | undefined }
  | { type: 'form.held'; actions: Action[] }
  /** What the page is compared with after its button was pressed. */
  | { type: 'form.before' }
  | { type: 'form.press' }
  | { type: 'form.outcome'; before: PressedPage }
  /** What the page says against the application that it has confirmed. */
  | { type: 'form.against'; before: PressedPage }
  | { type: 'form.show'; id: string }
  | { type: 'form.stop' }

/** Messages hold text only. */
export type SentFile = { name: string; base64: string }

const frameField = readField.extend({ shown: z.string().max(2_000) })
export type FrameField = z.output<typeof frameField>
/** What a frame shows. It is checked: the script runs in a stranger's page. */
export const frameReading = z.object({
  address: z.string().max(4_000),
  system: z.string().max(50),
  way: z.enum(WAYS),
  fields: z.array(frameField).max(MAX_READ_FIELDS),
  errors: pressedPage.shape.errors,
  /** The page asks for a password: the person signs in first. */
  asksToSignIn: z.boolean(),
  /** What the form is for; one that is no application gives no fields. */
  verdict: z.object({ kind: z.enum(FORM_KINDS), reasons: z.array(z.string().max(200)).max(5) }),
  hasCheck: z.boolean(),
})
export type FrameReading = z.output<typeof frameReading>

const texts = z.array(z.string().max(500)).max(20)
export const submitOutcome = z.discriminatedUnion('state', [
  z.object({ state: z.literal('confirmed'), sign: z.string().min(1).max(500) }),
  z.object({ state: z.literal('failed'), messages: texts }),
  z.object({ state: z.literal('needs-user'), messages: texts }),
  z.object({ state: z.literal('unconfirmed') }),
])

/** From the script in the page to the worker: the person pressed the form's own button, or changed a field. */
export const pageNews = z.discriminatedUnion('type', [
  z.object({ type: z.literal('form.pressed'), before: pressedPage }),
  z.object({ type: z.literal('form.changed') }),
])
export type PageNews = z.output<typeof pageNews>

/** From the panel to the worker. What changes something is a click of the person. */
export type PanelRequest =
  | { type: 'apply.wake' }
  | { type: 'apply.queue' }
  /** The values of this application, to copy by hand. */
  | { type: 'apply.prepared' }
  | { type: 'apply.start'; job: Pick<Run, 'id' | 'title' | 'company' | 'location' | 'address' | 'place'> }
  | { type: 'apply.again' }
  | { type: 'apply.accept'; id: string }
  | { type: 'apply.answer'; id: string; values: string[]; keep: boolean }
  | { type: 'apply.attach'; ids: string[] }
  | { type: 'apply.fill' }
  /** `page`: the one that the person has seen. A second click does not leave the next one, too. */
  | { type: 'apply.next'; page: number }
  | { type: 'apply.submit' }
  | { type: 'apply.show'; id: string }
  | { type: 'apply.leave' }
  /** 'I submitted it' and 'Not yet': the person's own word. */
  | { type: 'apply.said' }
  | { type: 'apply.not-yet' }
  | { type: 'apply.retry' }
  | { type: 'apply.stop' }
  | { type: 'apply.go-on' }
  /** 'Fill this form': what the page in this tab shows, and whose values it can get. */
  | { type: 'apply.look'; tab: number }
  | { type: 'apply.profiles' }
  | { type: 'apply.here'; tab: number; job: Pick<Run, 'title' | 'company' | 'location' | 'address'>; profileId: string }
  /** No unit was left for a form that was sent: it goes into the tracker as typed in. */
  | { type: 'apply.track' }
  | { type: 'apply.automation' }
  | { type: 'apply.automate'; platform: (typeof UNATTENDED_PLATFORMS)[number]; isOn: boolean }

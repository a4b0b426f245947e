import { MAX_READ_FIELDS } from '@jobapply/core/applications/constants'
import { readField } from '@jobapply/core/applications/open-form-schema'
import type { UNATTENDED_PLATFORMS } from '@jobapply/core/applications/unattended/rules'
import { z } from 'zod'
import { LONGEST_BLOCK, MOST_BLOCKS } from './forms/outcome/shown-text.ts'
import type { Action } from './forms/plan.ts'
import { FORM_KINDS } from './forms/verdict.ts'
import { type PressedPage, pressedPage, type Run, WAYS } from './run.ts'

/** From the worker to the script in a frame of the employer's page. */
export type FrameRequest =
  /** `others`: which of its titles are about somebody else. */
  | { type: 'form.read'; others?: readonly string[] }
  | { type: 'form.insert'; action: Action; file?: SentFile | undefined }
  | { type: 'form.held'; actions: Action[] }
  /** What the page is compared with after its button was pressed. */
  | { type: 'form.before' }
  | { type: 'form.press' }
  | { type: 'form.after'; before: PressedPage }
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
  /** Plain texts over several fields, as far as it is not known yet whether they are about somebody else. */
  titles: z.array(z.string().max(100)).max(1_000),
})
export type FrameReading = z.output<typeof frameReading>

const blocks = z.array(z.string().max(LONGEST_BLOCK)).max(MOST_BLOCKS)
/** The page when its button was pressed. */
export const seenPage = pressedPage.omit({ claims: true }).extend({ blocks })
/** The page some time later. */
export const pageAfter = z.object({
  ...{ address: z.string().max(4_000), blocks, errors: pressedPage.shape.errors },
  ...{ isLeft: z.boolean(), isChecked: z.boolean(), isBusy: z.boolean() },
  marker: z.string().max(4_000).nullable(),
})

/** From the script in the page to the worker. */
export const pageNews = z.discriminatedUnion('type', [
  /** The person pressed the form's own button, or changed a field. */
  z.object({ type: z.literal('form.pressed'), before: seenPage }),
  z.object({ type: z.literal('form.changed') }),
  /** Which of the options that a list shows says what is wanted? */
  z.object({ type: z.literal('form.choose'), wanted: z.string().max(2_000), labels: z.array(z.string()).max(5_000) }),
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

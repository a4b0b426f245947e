import { z } from 'zod'
import { DOCUMENT_STATES, type DocumentState } from '#applications/tracker-constants'
import { ANSWERS, type Answer } from '#matching/constants'

const moment = z.iso.datetime()

/** What a posting asks for, and what the person's own words say about it. */
export const packRequirement = z.object({
  name: z.string(),
  /** A skill of our table, or a condition such as a degree. */
  isSkill: z.boolean(),
  isWish: z.boolean(),
  answer: z.enum(Object.keys(ANSWERS) as Answer[]),
  /** The posting's sentence; empty where a field of the listing asks. */
  asked: z.string(),
  /** The person's words, unchanged: a proof where it is met, an honest sentence where it is not; null: they have none. */
  quote: z.string().nullable(),
  /** Where those words are: an employer, a list, the notes. */
  from: z.string(),
  /** What the profile says about a condition. */
  fact: z.string(),
  question: z.string(),
})
export type PackRequirement = z.output<typeof packRequirement>

export const packReading = z.object({ requirements: z.array(packRequirement), hasPay: z.boolean(), hasWorkMode: z.boolean() })
export type PackReading = z.output<typeof packReading>

export const packInput = z.object({
  applicationId: z.guid(),
  /** The interview that it is for; without one the next. */
  taskId: z.guid().optional(),
})

export const interviewPack = z.object({
  applicationId: z.guid(),
  name: z.string(),
  job: z.object({ title: z.string(), company: z.string(), location: z.string() }),
  interview: z
    .object({
      id: z.guid(),
      title: z.string(),
      day: z.string(),
      time: z.string().nullable(),
      zone: z.string().nullable(),
      dueAt: moment.nullable(),
    })
    .nullable(),
  /** From the emails that the person confirmed. */
  call: z.object({ address: z.string(), from: z.string(), sentAt: moment.nullable() }).nullable(),
  place: z.object({ text: z.string(), from: z.string(), sentAt: moment.nullable() }).nullable(),
  people: z.array(z.object({ name: z.string(), role: z.string(), email: z.string(), phone: z.string() })),
  ...packReading.shape,
  questions: z.object({ theirs: z.array(z.string()), yours: z.array(z.string()) }),
  sent: z.object({
    state: z.enum(Object.keys(DOCUMENT_STATES) as DocumentState[]),
    receipt: z.int().nullable(),
    resume: z.string().nullable(),
    letter: z.string().nullable(),
    answers: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  posting: z.object({
    text: z.string(),
    /** When it was kept; null: it is as it is listed now. */
    keptAt: moment.nullable(),
  }),
  notes: z.array(z.object({ id: z.guid(), text: z.string(), updatedAt: moment })),
})
export type InterviewPack = z.output<typeof interviewPack>

import { z } from 'zod'
import { lineOrEmpty, read, requiredLine, webUrl } from '#shared/fields'
import { pageRequest } from '#shared/page'
import { INVALID_CHARACTERS, isStorable, tidyLine, tidyProse } from '#shared/text/text'
import { isIsoDate } from '#shared/time/dates'
import { sentMoment } from '#shared/time/moments'
import type { Status } from './constants.ts'
import { forOwnTexts, OWN_TEXTS } from './own-texts.ts'
import { application, applicationDetails } from './schema.ts'
import {
  DOCUMENT_STATES,
  type DocumentState,
  MAX_BULK,
  MAX_REMOVED,
  NOTE_CHARS,
  SEARCH_CHARS,
  SORTS,
} from './tracker-constants.ts'

const moment = z.iso.datetime()
const status = application.shape.status

/** '2026-11-30', or null. */
const day = (label: string) => {
  const sentence = `${label} must be a date`
  return read(tidyLine, z.string(sentence).max(10, sentence).refine(isIsoDate, sentence).nullable())
}

/** An application as the tracker lists it. */
export const trackedApplication = application.extend({
  /** How well the job fits the profile, when that was known; 0 to 100. */
  score: z.int().nullable(),
  /** The last day to apply or to answer. */
  deadline: z.string().nullable(),
  /** What comes next, such as an interview. */
  nextAt: moment.nullable(),
  ...forOwnTexts(() => z.string()),
  /** How many required questions of the form only the person can answer. */
  openAnswers: z.int(),
  /** Since when it has its status. */
  statusAt: moment,
})
export type TrackedApplication = z.output<typeof trackedApplication>

const filterFields = {
  /** Words that title, company, place, source, notes or contacts have; the beginning of a word is enough. */
  text: lineOrEmpty('Search', SEARCH_CHARS).default(''),
  profileId: z.guid().optional(),
  /** Only those with a next date or a deadline. */
  isDated: z.boolean().default(false),
}
export const trackerFilter = z.object(filterFields).prefault({})
export type TrackerFilter = z.output<typeof trackerFilter>

export const trackerRequest = pageRequest
  .unwrap()
  .extend({
    ...filterFields,
    /** Empty: all. */
    statuses: z.array(status).max(status.options.length).default([]),
    sort: z.enum(Object.keys(SORTS) as (keyof typeof SORTS)[]).default('changed'),
  })
  .prefault({})
export type TrackerRequest = z.output<typeof trackerRequest>

export const trackerCounts = z.record(status, z.int())
export type TrackerCounts = Record<Status, number>

const noteText = read(
  tidyProse,
  z
    .string('Write something first')
    .max(NOTE_CHARS, `A note must be at most ${NOTE_CHARS} characters`)
    .refine(isStorable, INVALID_CHARACTERS),
)
export const note = z.object({ id: z.guid(), text: z.string(), createdAt: moment, updatedAt: moment })
export type Note = z.output<typeof note>
export const newNote = z.object({ applicationId: z.guid(), text: noteText })
export const editedNote = z.object({ id: z.guid(), text: noteText })

const contactFields = z.object({
  name: requiredLine('Name', 200),
  role: lineOrEmpty('Role', 200).default(''),
  email: lineOrEmpty('Email', 254).default(''),
  phone: lineOrEmpty('Phone', 50).default(''),
})
export const contact = z.object({ id: z.guid(), name: z.string(), role: z.string(), email: z.string(), phone: z.string() })
export type Contact = z.output<typeof contact>
export const newContact = contactFields.extend({ applicationId: z.guid() })
export const editedContact = contactFields.extend({ id: z.guid() })

export const trackedDetails = trackedApplication.extend({
  history: applicationDetails.shape.history,
  notes: z.array(note),
  contacts: z.array(contact),
  /** What the resume and the letter below are: sent, as a seen confirmation says; prepared by us; or planned. */
  documents: z.enum(Object.keys(DOCUMENT_STATES) as DocumentState[]),
  /** The name of the resume's file (TOOLS-006); null: there is none. */
  resumeName: z.string().nullable(),
  letter: z.string().nullable(),
  /** That its posting has closed or is back, in words; null while there is no news. */
  postingNews: z.string().nullable().default(null),
})
export type TrackedDetails = z.output<typeof trackedDetails>

const job = {
  job_title: requiredLine('Job title', 300),
  company: requiredLine('Company', 300),
  location: lineOrEmpty('Location', 300),
  job_url: webUrl('This is not the address of a job', 2_000),
}
const dates = {
  deadline: day('Deadline'),
  nextAt: moment.nullable(),
  ...forOwnTexts((field) => lineOrEmpty(OWN_TEXTS[field].label, OWN_TEXTS[field].max)),
}

/** An application that was made elsewhere (TOOLS-009). */
export const typedApplication = z.object({
  ...job,
  location: job.location.default(''),
  job_url: job.job_url.default(null),
  status: status.exclude(['queued']),
  /** The day it was sent; not needed for a saved job. */
  appliedOn: day('Date').default(null),
  deadline: dates.deadline.default(null),
})
export type TypedApplication = z.output<typeof typedApplication>

export const applicationChanges = z.object({ ...job, appliedOn: day('Date'), ...dates }).partial()
export type ApplicationChanges = z.output<typeof applicationChanges>

export const manyIds = z.array(z.guid()).min(1).max(MAX_BULK)
export const moveInput = z.object({ ids: manyIds, to: status })
export const removeInput = z.object({ ids: z.array(z.guid()).min(1).max(MAX_REMOVED) })
/** What is being filled in at this moment stays; what is gone already is in neither list. */
export const removedMany = z.object({ removed: z.array(z.guid()), refused: z.array(z.guid()) })
export type RemovedMany = z.output<typeof removedMany>
export const undoInput = z.object({ ids: manyIds, at: sentMoment })

/** What several applications became. Those of others and those that are gone are refused alike. */
export const moved = z.object({
  /** As they are now. */
  rows: z.array(trackedApplication),
  /** Those that have changed: what an undo takes. */
  changed: z.array(z.guid()),
  /** The time of the change, which an undo names. */
  at: moment,
  refused: z.array(z.object({ id: z.guid(), reason: z.enum(['missing', 'not-possible', 'limit']) })),
})
export type Moved = z.output<typeof moved>

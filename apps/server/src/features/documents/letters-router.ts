import { MAX_LETTERS } from '@jobapply/core/documents/constants'
import type { CoverLetter } from '@jobapply/core/documents/cover-letters'
import { letterInstructions, letterQuestion } from '@jobapply/core/documents/letter-prompt'
import { keepsVersion } from '@jobapply/core/documents/letter-rules'
import { letterOptions } from '@jobapply/core/documents/letters-schema'
import { mayBeUsed } from '@jobapply/core/documents/truth-schema'
import { isUpToDate } from '@jobapply/core/profiles/rules'
import { findProfile } from '#features/profiles/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'
import { readJob, typedJob } from './job.ts'
import { checkFor, draftFor, framed, withClaims } from './letter-claims.ts'
import { letterFor } from './letter-for.ts'
import {
  countLetters,
  deleteLetter,
  findLetter,
  findVersion,
  insertLetter,
  keepVersion,
  lastKeptAt,
  listLetters,
  listVersions,
  lockLetter,
  updateLetter,
} from './letters-store.ts'

const api = signedIn.documents.letters

type Refusals = { LETTER_NOT_FOUND(): Error; LETTER_CHANGED(): Error }
type SavePoint = { id: string; version: number; overwrite?: boolean | undefined }

/** Keeps the former text as a version and ends the approval. Without `always`, edits of one sitting are one version. */
const replaceText = (
  db: Db,
  userId: string,
  point: SavePoint,
  { always = false, ...next }: Pick<CoverLetter, 'text' | 'engine'> & { always?: boolean },
  errors: Refusals,
): Promise<CoverLetter> =>
  db.transaction(async (tx) => {
    const stored = await lockLetter(tx, userId, point.id)
    if (!stored) throw errors.LETTER_NOT_FOUND()
    if (!isUpToDate(stored, point)) throw errors.LETTER_CHANGED()
    if (stored.text === next.text) return stored
    const kept = { before: stored.engine, after: next.engine, lastKeptAt: await lastKeptAt(tx, userId, point.id), now: now() }
    if (always || keepsVersion(kept)) await keepVersion(tx, userId, stored, now())
    return updateLetter(tx, userId, point.id, { ...next, isApproved: false }, now())
  })

export const lettersRouter = {
  list: api.list.handler(({ input, context: { db, userId } }) => listLetters(db, userId, input)),

  get: api.get.handler(async ({ input, errors, context: { db, userId } }) => {
    const letter = await findLetter(db, userId, input.id)
    if (!letter) throw errors.LETTER_NOT_FOUND()
    return withClaims(db, userId, letter)
  }),

  create: api.create.handler(async ({ input: { profileId, jobId, job: typed }, errors, context: { db, userId } }) => {
    const profile = await findProfile(db, userId, profileId)
    if (!profile) throw errors.PROFILE_NOT_FOUND()
    const job = jobId ? await readJob(db, userId, jobId) : typed && typedJob(typed)
    if (!job) throw errors.JOB_NOT_FOUND()
    const text = job.id === null ? '' : await draftFor(userId, profile, job, letterOptions.parse({}))
    const engine = job.id === null ? 'person' : 'local'
    const letter = await withPersonLock(db, userId, async (tx) => {
      if ((await countLetters(tx, userId)) >= MAX_LETTERS) throw errors.TOO_MANY_LETTERS()
      return insertLetter(tx, userId, { profileId, job, text, engine }, now())
    })
    return withClaims(db, userId, letter)
  }),

  update: api.update.handler(async ({ input, errors, context: { db, userId } }) => {
    const letter = await replaceText(db, userId, input, { text: input.text, engine: 'person' }, errors)
    return withClaims(db, userId, letter)
  }),

  draft: api.draft.handler(async ({ input, errors, context: { db, userId } }) => {
    const found = await findLetter(db, userId, input.id)
    if (!found) throw errors.LETTER_NOT_FOUND()
    const profile = found.profileId && (await findProfile(db, userId, found.profileId))
    if (!profile) throw errors.PROFILE_NOT_FOUND()
    const text = await draftFor(userId, profile, found.job, input.options)
    return withClaims(db, userId, await replaceText(db, userId, input, { text, engine: 'local' }, errors))
  }),

  write: api.write.handler(async function* ({ input, errors, context: { db, userId, platform }, signal }) {
    const found = await findLetter(db, userId, input.id)
    if (!found) throw errors.LETTER_NOT_FOUND()
    const profile = found.profileId && (await findProfile(db, userId, found.profileId))
    if (!profile) throw errors.PROFILE_NOT_FOUND()
    const { tone, customMessage } = input.options
    const pieces = platform.ai.write(db, userId, {
      purpose: 'cover letter',
      instructions: letterInstructions(input.options),
      text: letterQuestion({ profile, job: found.job, customMessage }),
      signal,
    })
    let body = ''
    let step = await pieces.next()
    for (; !step.done; step = await pieces.next()) {
      body += step.value
      yield { piece: step.value }
    }
    if (step.value !== 'answered') throw errors.AI_WROTE_NOTHING()
    const text = await framed(body, tone, found.job, profile)
    const letter = await replaceText(db, userId, input, { text, engine: 'model' }, errors)
    yield { letter: await withClaims(db, userId, letter) }
  }),

  check: api.check.handler(async ({ input, errors, context: { db, userId } }) => {
    const letter = await findLetter(db, userId, input.id)
    if (!letter) throw errors.LETTER_NOT_FOUND()
    return checkFor(db, userId, letter, input.text)
  }),

  approve: api.approve.handler(async ({ input, errors, context: { db, userId } }) => {
    const letter = await findLetter(db, userId, input.id)
    if (!letter) throw errors.LETTER_NOT_FOUND()
    // Checked before the row is locked, because a check takes its time; the lock below refuses a text that changed since.
    const claims = await checkFor(db, userId, letter, letter.text)
    return db.transaction(async (tx) => {
      const stored = await lockLetter(tx, userId, input.id)
      if (!stored) throw errors.LETTER_NOT_FOUND()
      if (!isUpToDate(stored, input) || stored.text !== letter.text) throw errors.LETTER_CHANGED()
      if (stored.text === '' || !mayBeUsed(claims)) throw errors.LETTER_UNBACKED()
      return { ...(await updateLetter(tx, userId, input.id, { isApproved: true }, now())), claims }
    })
  }),

  versions: api.versions.handler(async ({ input, errors, context: { db, userId } }) => {
    if (!(await findLetter(db, userId, input.id))) throw errors.LETTER_NOT_FOUND()
    return listVersions(db, userId, input.id)
  }),

  restore: api.restore.handler(async ({ input, errors, context: { db, userId } }) => {
    if (!(await findLetter(db, userId, input.id))) throw errors.LETTER_NOT_FOUND()
    const version = await findVersion(db, userId, input.id, input.versionId)
    if (!version) throw errors.LETTER_VERSION_NOT_FOUND()
    const { text, engine } = version
    return withClaims(db, userId, await replaceText(db, userId, input, { text, engine, always: true }, errors))
  }),

  duplicate: api.duplicate.handler(async ({ input, errors, context: { db, userId } }) => {
    const letter = await withPersonLock(db, userId, async (tx) => {
      const stored = await findLetter(tx, userId, input.id)
      if (!stored) throw errors.LETTER_NOT_FOUND()
      if ((await countLetters(tx, userId)) >= MAX_LETTERS) throw errors.TOO_MANY_LETTERS()
      const { profileId, job, text, engine } = stored
      return insertLetter(tx, userId, { profileId, job, text, engine }, now())
    })
    return withClaims(db, userId, letter)
  }),

  remove: api.remove.handler(async ({ input, errors, context: { db, userId } }) => {
    if (!(await deleteLetter(db, userId, input.id))) throw errors.LETTER_NOT_FOUND()
  }),
  forJob: api.forJob.handler(async ({ input: { profileId, jobId }, errors, context: { db, userId } }) => {
    const job = await readJob(db, userId, jobId)
    if (!job) throw errors.JOB_NOT_FOUND()
    const letter = await letterFor(db, userId, { profileId, job })
    if (letter === undefined) throw errors.PROFILE_NOT_FOUND()
    return letter
  }),
}

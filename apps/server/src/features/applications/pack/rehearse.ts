import {
  cleanLacks,
  INSTRUCTIONS,
  keepHonest,
  modelAnswer,
  questionFor,
  type Rehearsal,
  unprovenOf,
} from '@jobapply/core/applications/pack/rehearsal'
import type { InterviewPack } from '@jobapply/core/applications/pack/schema'
import { chooseProfile } from '@jobapply/core/profiles/rules'
import { findRow } from '#features/applications/record/applying-store'
import { checkFor } from '#features/documents/letter-claims'
import { listProfiles } from '#features/profiles/store'
import type { Ai } from '#platform/ai/ai'
import type { Db } from '#platform/db/database'

type Asked = { question: string; answer: string; pack: InterviewPack; signal?: AbortSignal | undefined }

/** What the answer lacked, by the AI service; what the answer claims, by the profile. Neither is kept. */
export async function rehearse(ai: Ai, db: Db, userId: string, { question, answer, pack, signal }: Asked): Promise<Rehearsal> {
  const row = await findRow(db, userId, pack.applicationId)
  const profileId = row?.profileId ?? chooseProfile(await listProfiles(db, userId))?.id ?? null
  const { title, company } = pack.job
  const nothing = { id: null, location: pack.job.location, requirements: { must: [], nice: [] }, skills: [] }
  const job = { ...nothing, title, company, description: pack.posting.text }
  const check = (text: string) => checkFor(db, userId, { profileId, job }, text)
  const unproven = unprovenOf(await check(answer))
  const told = await ai.ask(db, userId, {
    ...{ purpose: 'rehearsal', schema: modelAnswer, instructions: INSTRUCTIONS },
    ...{ text: questionFor({ question, answer, posting: pack.posting.text }), signal },
  })
  if (!told) return { lacks: [], isAnswered: false, unproven }
  const claimsOf = new Map<string, Awaited<ReturnType<typeof check>>>()
  for (const one of cleanLacks(told.lacks)) claimsOf.set(one, await check(one))
  return { lacks: keepHonest([...claimsOf.keys()], claimsOf), isAnswered: true, unproven }
}

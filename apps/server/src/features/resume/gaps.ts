import { fillGaps, GAP_INSTRUCTIONS, gapAnswer, gapQuestion, gapsOf } from '@jobapply/core/resume/gaps'
import type { ResumeParseResult } from '@jobapply/core/resume/schema'
import type { Ai } from '#platform/ai/ai'
import type { Db } from '#platform/db/database'
import { log } from '#platform/log'

/** Asks the AI endpoint, where there is one, for what the reader left open. Without one the reading stays what it is. */
export async function askForGaps(
  ai: Ai,
  db: Db,
  userId: string,
  reading: ResumeParseResult,
  signal?: AbortSignal,
): Promise<ResumeParseResult> {
  const gaps = gapsOf(reading)
  if (!ai.endpoint || gaps.length === 0) return reading
  const answer = await ai.ask(db, userId, {
    purpose: 'resume',
    schema: gapAnswer,
    instructions: GAP_INSTRUCTIONS,
    text: gapQuestion(reading, gaps),
    signal,
  })
  if (!answer) return reading
  const filled = fillGaps(reading, answer)
  if (filled.refused.length > 0) log.info('refused what a model said of a resume', { places: filled.refused.length })
  return filled.parsed
}

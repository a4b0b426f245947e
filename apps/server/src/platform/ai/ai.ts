import type { z } from 'zod'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Settings } from '#platform/env'
import { log } from '#platform/log'
import { noteAsked, noteOutcome } from './store.ts'

type Question<T> = { purpose: string; schema: z.ZodType<T>; instructions: string; text: string; signal?: AbortSignal | undefined }
/** Any OpenAI-compatible endpoint. Nothing is sent for people who have not switched it on. It may answer undefined, so callers need a result of their own. */
export type Ai = {
  /** Undefined when no endpoint is set. */
  endpoint: { model: string; host: string } | undefined
  ask<T>(db: Db, userId: string, question: Question<T>): Promise<T | undefined>
}

const DAY = 86_400_000
const LIMITS = { milliseconds: 20_000, characters: 24_000, answerTokens: 4_000, questionsADay: 60 }

export function createAi(settings: Pick<Settings, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>, limits = LIMITS): Ai {
  const { AI_BASE_URL: baseURL, AI_API_KEY: apiKey, AI_MODEL: model } = settings
  if (!baseURL || !model) return { endpoint: undefined, ask: async () => undefined }
  const { host } = new URL(baseURL)

  return {
    endpoint: { model, host },
    async ask(db, userId, { purpose, schema, instructions, text, signal }) {
      const started = now()
      const sent = `${instructions}\n\n${text.slice(0, limits.characters)}`
      const asked = { purpose, endpoint: host, model, sent, created_at: started }
      const id = await noteAsked(db, userId, asked, new Date(started.getTime() - DAY), limits.questionsADay)
      if (!id) return undefined
      const clock = AbortSignal.timeout(limits.milliseconds)
      try {
        const { generateText, Output, createOpenAICompatible } = await loadSdk()
        const provider = createOpenAICompatible({
          name: 'endpoint',
          baseURL,
          ...(apiKey && { apiKey }),
          supportsStructuredOutputs: true,
        })
        const {
          output,
          text: received,
          usage,
        } = await generateText({
          model: provider(model),
          output: Output.object({ schema }),
          prompt: sent,
          maxRetries: 0,
          maxOutputTokens: limits.answerTokens,
          abortSignal: signal ? AbortSignal.any([signal, clock]) : clock,
        })
        await noteOutcome(db, userId, id, { outcome: 'answered', received, tokens: usage.totalTokens ?? null })
        return output as never
      } catch (error) {
        if (signal?.aborted) {
          await noteOutcome(db, userId, id, { outcome: 'cancelled' })
          throw signal.reason
        }
        const isUnusable = error instanceof Error && /NoObject|NoOutput|TypeValidation|JSONParse/.test(error.name)
        await noteOutcome(db, userId, id, { outcome: clock.aborted ? 'timeout' : isUnusable ? 'unusable' : 'failed' })
        log.warn('the AI endpoint gave no answer', { purpose, reason: error instanceof Error ? error.name : 'unknown' })
        return undefined
      }
    },
  }
}

/** Loaded lazily: an installation without an endpoint never needs it. */
async function loadSdk() {
  const [{ generateText, Output }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  return { generateText, Output, createOpenAICompatible }
}

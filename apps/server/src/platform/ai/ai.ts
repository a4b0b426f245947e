import type { z } from 'zod'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Settings } from '#platform/env'
import { log } from '#platform/log'
import { noteAsked, noteOutcome } from './store.ts'

type Request = { purpose: string; instructions: string; text: string; signal?: AbortSignal | undefined }
type Question<T> = Request & { schema: z.ZodType<T> }
type Outcome = Exclude<Parameters<typeof noteOutcome>[3]['outcome'], 'asked'>
/**
 * Any OpenAI-compatible endpoint. Nothing is sent for people who have not switched it on. It may give no answer, so callers need a
 * result of their own.
 */
export type Ai = {
  /** Undefined when no endpoint is set. */
  endpoint: { model: string; host: string } | undefined
  ask<T>(db: Db, userId: string, question: Question<T>): Promise<T | undefined>
  /** Streams prose as it is written, then its outcome; undefined when nothing was sent. */
  write(db: Db, userId: string, request: Request): AsyncGenerator<string, Outcome | undefined>
}

const DAY = 86_400_000
const LIMITS = { milliseconds: 20_000, characters: 24_000, answerTokens: 4_000, questionsADay: 60 }

export function createAi(settings: Pick<Settings, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>, limits = LIMITS): Ai {
  const { AI_BASE_URL: baseURL, AI_API_KEY: apiKey, AI_MODEL: model } = settings
  if (!baseURL || !model) return { endpoint: undefined, ask: async () => undefined, write: writeNothing }
  const { host } = new URL(baseURL)

  /** Records a request before it is sent. */
  async function note(db: Db, userId: string, { purpose, instructions, text }: Request) {
    const started = now()
    const sent = `${instructions}\n\n${text.slice(0, limits.characters)}`
    const asked = { purpose, endpoint: host, model: String(model), sent, created_at: started }
    const id = await noteAsked(db, userId, asked, new Date(started.getTime() - DAY), limits.questionsADay)
    return id && { id, sent }
  }

  return {
    endpoint: { model, host },
    async ask(db, userId, { schema, ...request }) {
      const { purpose, signal } = request
      const noted = await note(db, userId, request)
      if (!noted) return undefined
      const { id, sent } = noted
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

    async *write(db, userId, request) {
      const noted = await note(db, userId, request)
      if (!noted) return undefined
      const clock = AbortSignal.timeout(limits.milliseconds * WRITING_TAKES)
      // A stream that does not reach its end was stopped by its reader.
      let outcome: Outcome = 'cancelled'
      let received = ''
      let tokens: number | null = null
      try {
        const { streamText, createOpenAICompatible } = await loadSdk()
        const { stream } = streamText({
          model: createOpenAICompatible({ name: 'endpoint', baseURL, ...(apiKey && { apiKey }) })(model),
          prompt: noted.sent,
          maxRetries: 0,
          maxOutputTokens: limits.answerTokens,
          abortSignal: request.signal ? AbortSignal.any([request.signal, clock]) : clock,
          // It comes with the stream as well.
          onError: () => undefined,
        })
        for await (const part of stream) {
          if (part.type === 'error') throw part.error
          if (part.type === 'finish') tokens = part.totalUsage.totalTokens ?? null
          if (part.type !== 'text-delta') continue
          received += part.text
          yield part.text
        }
        if (!request.signal?.aborted) outcome = clock.aborted ? 'timeout' : received.trim() ? 'answered' : 'unusable'
      } catch (error) {
        if (!request.signal?.aborted) outcome = clock.aborted ? 'timeout' : 'failed'
        const reason = error instanceof Error ? error.name : 'unknown'
        log.warn('the AI endpoint wrote nothing', { purpose: request.purpose, reason })
      } finally {
        await noteOutcome(db, userId, noted.id, { outcome, received, tokens })
      }
      return outcome
    },
  }
}

/** Prose takes longer than a short answer. */
const WRITING_TAKES = 3

/** Without an endpoint. */
async function* writeNothing(): AsyncGenerator<string, undefined> {}

/** Loaded lazily: an installation without an endpoint never needs it. */
async function loadSdk() {
  const [{ generateText, Output, streamText }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  return { generateText, Output, streamText, createOpenAICompatible }
}

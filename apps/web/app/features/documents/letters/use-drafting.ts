import type { LetterOptions } from '@jobapply/core/documents/letters-schema'
import { useEffect, useRef, useState } from 'react'
import type { Client } from '#platform/api.ts'
import { mutate } from '#platform/mutate.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { reloadLetter, rememberLetter } from './letter-actions.ts'
import type { LetterDraft } from './letter-draft.ts'

export type DraftingEngine = 'local' | 'model'
export type DraftRequest = { engine: DraftingEngine; options: Omit<LetterOptions, 'seed'> }

const MAX_SEED = 1_000_000

/** Another draft in the place of the text. What a model writes is shown while it comes; nothing is stored before it has ended. */
export function useDrafting(draft: LetterDraft) {
  /** Who writes now, and what has come so far; our own engine's text comes at once. */
  const [running, setRunning] = useState<{ engine: DraftingEngine; text: string }>()
  /** The request that the endpoint did not answer; our own engine can take it. */
  const [refused, setRefused] = useState<DraftRequest>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  async function start(request: DraftRequest) {
    controller.current = new AbortController()
    const { signal } = controller.current
    setRefused(undefined)
    // What is typed becomes a version.
    if (!(await draft.flush())) return
    const { id, version, text: before } = draft.read().base
    const call = { id, version, options: { ...request.options, seed: Math.floor(Math.random() * MAX_SEED) } }
    const { engine } = request
    setRunning({ engine, text: engine === 'local' ? before : '' })
    await mutate(
      async ({ documents: { letters } }) => {
        const letter = await (engine === 'local'
          ? letters.draft(call, { signal })
          : readSteps(await letters.write(call, { signal }), (text) => setRunning({ engine, text })))
        draft.adopt(letter)
        rememberLetter(letter)
      },
      {
        failed(error) {
          const wroteNothing = error instanceof ORPCError && error.code === 'AI_WROTE_NOTHING'
          if (wroteNothing && !signal.aborted) return setRefused(request)
          if (!signal.aborted) toastFault(error)
          // It may have been stored just before.
          void reloadLetter(id)
        },
      },
    )
    setRunning(undefined)
  }

  function stop() {
    controller.current?.abort()
    showToast({ title: 'Stopped', description: "Your text hasn't changed.", kind: 'good' })
  }

  return { running, refused, start, stop, forget: () => setRefused(undefined) }
}

type Steps = Awaited<ReturnType<Client['documents']['letters']['write']>>

async function readSteps(steps: Steps, show: (text: string) => void) {
  let text = ''
  for await (const step of steps) {
    if ('letter' in step) return step.letter
    text += step.piece
    show(text)
  }
  throw new Error('the draft broke off')
}

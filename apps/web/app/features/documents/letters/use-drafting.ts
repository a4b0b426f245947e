import type { LetterOptions } from '@jobapply/core/documents/letters-schema'
import { ORPCError } from '@orpc/client'
import { useEffect, useRef, useState } from 'react'
import { client } from '#platform/api.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { reloadLetter, rememberLetter } from './letter-actions.ts'
import type { LetterDraft } from './letter-draft.ts'

export type DraftingEngine = 'local' | 'model'
export type DraftRequest = { engine: DraftingEngine; options: Omit<LetterOptions, 'seed'> }

const MAX_SEED = 1_000_000

/** Another draft in the place of the text. What a model writes is shown while it comes; nothing is stored before it has ended. */
export function useDrafting(draft: LetterDraft, saveFirst: () => Promise<boolean>) {
  const [written, setWritten] = useState<string>()
  /** The request that the endpoint did not answer; our own engine can take it. */
  const [refused, setRefused] = useState<DraftRequest>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start(request: DraftRequest) {
    const controller = new AbortController()
    running.current = controller
    setRefused(undefined)
    // What is typed becomes a version.
    if (!(await saveFirst())) return
    const { id, version, text: before } = draft.read().base
    const call = { id, version, options: { ...request.options, seed: Math.floor(Math.random() * MAX_SEED) } }
    setWritten(request.engine === 'local' ? before : '')
    try {
      const letter = await (request.engine === 'local'
        ? client.documents.letters.draft(call, { signal: controller.signal })
        : readSteps(await client.documents.letters.write(call, { signal: controller.signal }), setWritten))
      draft.adopt(letter)
      rememberLetter(letter)
    } catch (error) {
      if (controller.signal.aborted) return
      if (error instanceof ORPCError && error.code === 'AI_WROTE_NOTHING') setRefused(request)
      else {
        toastFault(error)
        void reloadLetter(id)
      }
    } finally {
      setWritten(undefined)
    }
  }

  function stop() {
    running.current?.abort()
    showToast({ title: 'Stopped', description: 'Your text is as it was.', kind: 'good' })
  }

  return { written, refused, start, stop, forget: () => setRefused(undefined) }
}

type Steps = Awaited<ReturnType<typeof client.documents.letters.write>>

async function readSteps(steps: Steps, show: (text: string) => void) {
  let text = ''
  for await (const step of steps) {
    if ('letter' in step) return step.letter
    text += step.piece
    show(text)
  }
  throw new Error('the draft broke off')
}

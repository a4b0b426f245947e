import type { Preview } from '@jobapply/core/documents/resume-schema'
import { contentOf } from '@jobapply/core/documents/rules'
import { useEffect, useState } from 'react'
import { designIn, type ResumeValues } from '#features/documents/editing/resume-values.ts'
import { api } from '#platform/api.ts'
import { loadFonts } from './fonts.ts'

const PAUSE_MS = 200

/** `of`: the values that the preview was drawn from. */
type Shown = { preview?: Preview; of?: ResumeValues; isStale: boolean; hasFailed: boolean }

/** The pages of what is edited. The last ones stay in sight until the next ones are there. */
export function usePreview(values: ResumeValues, isValid: boolean) {
  const [shown, setShown] = useState<Shown>({ isStale: true, hasFailed: false })
  const [attempt, setAttempt] = useState(0)
  const isFirst = shown.preview === undefined
  const retry = () => setAttempt((count) => count + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause is for changes; another attempt asks again
  useEffect(() => {
    if (!isValid) return
    const asking = new AbortController()
    const ask = async () => {
      try {
        const input = { content: contentOf(values), design: designIn(values) }
        const preview = await api.documents.resumes.preview.call(input, { signal: asking.signal })
        await loadFonts(preview.pages)
        if (!asking.signal.aborted) setShown({ preview, of: values, isStale: false, hasFailed: false })
      } catch {
        if (!asking.signal.aborted) setShown((before) => ({ ...before, isStale: true, hasFailed: true }))
      }
    }
    setShown((before) => ({ ...before, isStale: true }))
    const timer = setTimeout(() => void ask(), isFirst ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [values, isValid, attempt])

  useEffect(() => {
    const again = () => setAttempt((count) => count + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])

  return { ...shown, retry }
}

import { answerFromJsonResume, answerFromResume } from '@jobapply/core/onboarding/from-resume'
import type { OnboardingData } from '@jobapply/core/onboarding/schema'
import { NOT_A_JSON_RESUME } from '@jobapply/core/profiles/faults'
import { UPLOAD_FAILED } from '@jobapply/core/resume/faults'
import { dayOf } from '@jobapply/core/shared/time/dates'
import { useEffect, useRef, useState } from 'react'
import { uploadProblem } from '#features/profiles/resume/upload-resume.ts'
import { isJsonFile, refusalOf } from '#features/resume/accepted-file.ts'
import type { Client } from '#platform/api.ts'
import { mutate } from '#platform/mutate.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { showToast } from '#platform/toasts.ts'

/** Reads a resume, so that the steps are answered already. The wizard holds it: reading goes on while the person answers. */
export function useResumeStart(data: OnboardingData, onAnswered: (data: OnboardingData) => void) {
  const [file, setFile] = useState<File>()
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  const latest = useRef(data)

  useEffect(() => {
    latest.current = data
  }, [data])
  useEffect(() => () => running.current?.abort(), [])

  function remove() {
    running.current?.abort()
    setFile(undefined)
    setIsReading(false)
  }

  async function read(chosen: File) {
    const refusal = isJsonFile(chosen) ? undefined : refusalOf(chosen)
    setProblem(refusal)
    if (refusal) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setFile(chosen)
    setIsReading(true)
    await mutate(
      async (client) => {
        onAnswered(await answer(client, chosen, signal))
        setIsReading(false)
      },
      {
        signal,
        failed(error) {
          const message = uploadProblem(error)
          remove()
          setProblem(message)
          showToast({ title: UPLOAD_FAILED.title, description: message, kind: 'bad' })
        },
      },
    )
  }

  async function answer(client: Client, chosen: File, signal: AbortSignal) {
    const today = dayOf(new Date())
    if (!isJsonFile(chosen)) {
      const { data: resume } = await client.resume.parse({ file: chosen }, { signal })
      return answerFromResume(latest.current, resume, today)
    }
    const answered = answerFromJsonResume(latest.current, await readJson(chosen), today)
    if (!answered) throw new ORPCError('NOT_A_JSON_RESUME', { message: NOT_A_JSON_RESUME.message })
    return answered
  }

  return { file, isReading, problem, read, remove }
}

/** A file that is not JSON is answered like one that is no resume. */
const readJson = async (file: File): Promise<unknown> => {
  try {
    return JSON.parse(await file.text())
  } catch {
    return undefined
  }
}
export type ResumeStartState = ReturnType<typeof useResumeStart>

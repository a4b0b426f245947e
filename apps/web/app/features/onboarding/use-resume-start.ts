import { answerFromResume } from '@jobapply/core/onboarding/from-resume'
import type { OnboardingData } from '@jobapply/core/onboarding/schema'
import { UPLOAD_FAILED } from '@jobapply/core/resume/faults'
import { dayOf } from '@jobapply/core/shared/time/dates'
import { useEffect, useRef, useState } from 'react'
import { uploadProblem } from '#features/profiles/resume/upload-resume.ts'
import { refusalOf } from '#features/resume/accepted-file.ts'
import { mutate } from '#platform/mutate.ts'
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
    const refusal = refusalOf(chosen)
    setProblem(refusal)
    if (refusal) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setFile(chosen)
    setIsReading(true)
    await mutate(
      async (client) => {
        const { data: resume } = await client.resume.parse({ file: chosen }, { signal })
        onAnswered(answerFromResume(latest.current, resume, dayOf(new Date())))
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

  return { file, isReading, problem, read, remove }
}
export type ResumeStartState = ReturnType<typeof useResumeStart>

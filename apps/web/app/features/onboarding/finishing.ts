import { ONBOARDING_KEY, WELCOME } from '@jobapply/core/onboarding/constants'
import { SETUP_FAILED } from '@jobapply/core/onboarding/faults'
import { type OnboardingData, onboardingAnswers } from '@jobapply/core/onboarding/schema'
import type { Profile } from '@jobapply/core/profiles/schema'
import { UPLOAD_FAILED } from '@jobapply/core/resume/faults'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { uploadProblem, uploadResume } from '#features/profiles/resume/upload-resume.ts'
import { rememberProfile } from '#features/profiles/saving/profile-cache.ts'
import { isJsonFile } from '#features/resume/accepted-file.ts'
import { PATHS } from '#paths.ts'
import { api, type Client } from '#platform/api.ts'
import { removeCopy } from '#platform/local-store.ts'
import { useMutate } from '#platform/mutate.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'

/** Finishes the wizard: creates the profile, fills it from the resume, removes the browser's copy and opens the app. A failure keeps all answers. */
export function useFinishing() {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutate()
  const [isFinished, setIsFinished] = useState(false)
  const finish = (data: OnboardingData, resume: File | undefined) =>
    mutate(
      async (client) => {
        const profile = await client.onboarding.finish(onboardingAnswers.parse(data))
        rememberProfile(profile)
        const description = resume
          ? await fillFrom(profile, resume, client)
          : 'Your profile is ready. Add to it whenever you like.'
        setIsFinished(true)
        queryClient.setQueryData(api.onboarding.state.queryKey(), { finished: true })
        // The account has got the person's name.
        void queryClient.invalidateQueries({ queryKey: api.auth.session.queryKey() })
        removeCopy(ONBOARDING_KEY)
        showToast({ title: WELCOME, description, kind: 'good' })
        void navigate(PATHS.dashboard, { replace: true })
      },
      {
        failed(error) {
          const isRefused = error instanceof ORPCError && error.code === 'PROFILE_LIMIT_REACHED'
          if (isRefused) toastFault(error)
          else showToast({ title: SETUP_FAILED.title, description: SETUP_FAILED.message, kind: 'bad' })
        },
      },
    )
  return { finish, isFinishing: isPending, isFinished }
}

/** The profile is there by now, so a resume that fails does not fail the wizard. */
async function fillFrom(profile: Profile, file: File, client: Client): Promise<string> {
  try {
    if (isJsonFile(file)) return await importFrom(profile, file, client)
    const { signal } = new AbortController()
    const { review } = await uploadResume({ profile, file, autoSave: true, signal, onStage: () => {} }, client)
    const open = review.proposals.length
    const rest = open === 0 ? '' : ` ${open === 1 ? 'One thing is' : `${open} things are`} left for you to look at there.`
    return `${file.name} has filled your profile.${rest}`
  } catch (error) {
    showToast({ title: UPLOAD_FAILED.title, description: uploadProblem(error), kind: 'bad' })
    return 'Your profile is ready, without your resume. You can upload it there.'
  }
}

async function importFrom({ id, version }: Profile, file: File, client: Client): Promise<string> {
  const resume: unknown = JSON.parse(await file.text())
  const { profile, leftOut } = await client.profiles.importJsonResume({ id, version, resume })
  rememberProfile(profile)
  const rest = leftOut.length === 0 ? '' : ` ${leftOut.length === 1 ? '1 part' : `${leftOut.length} parts`} did not fit.`
  return `${file.name} has filled your profile.${rest}`
}

import { ONBOARDING_KEY, WELCOME } from '@jobapply/core/onboarding/constants'
import { SETUP_FAILED } from '@jobapply/core/onboarding/faults'
import { type OnboardingData, onboardingAnswers } from '@jobapply/core/onboarding/schema'
import { ORPCError } from '@orpc/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { rememberProfile } from '#features/profiles/profile-cache.ts'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { removeCopy } from '#platform/local-store.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'

/** Finishes the wizard: creates the profile, removes the browser's copy and opens the app. A failure keeps all answers. */
export function useFinishing() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const finishing = useMutation(
    api.onboarding.finish.mutationOptions({
      onSuccess: (profile) => {
        queryClient.setQueryData(api.onboarding.state.queryKey(), { finished: true })
        rememberProfile(profile)
        removeCopy(ONBOARDING_KEY)
        showToast({ title: WELCOME, description: 'Your profile is ready. Add to it whenever you like.', kind: 'good' })
        void navigate(PATHS.dashboard, { replace: true })
      },
      onError: (error) => {
        const isRefused = error instanceof ORPCError && error.code === 'PROFILE_LIMIT_REACHED'
        if (isRefused) toastFault(error)
        else showToast({ title: SETUP_FAILED.title, description: SETUP_FAILED.message, kind: 'bad' })
      },
    }),
  )
  return {
    finish: (data: OnboardingData) => finishing.mutate(onboardingAnswers.parse(data)),
    isFinishing: finishing.isPending,
    isFinished: finishing.isSuccess,
  }
}

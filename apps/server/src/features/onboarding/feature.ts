import { defineFeature } from '#platform/feature/feature'
import { onboardingRouter } from './router.ts'

export const onboarding = defineFeature({ name: 'onboarding', router: onboardingRouter })

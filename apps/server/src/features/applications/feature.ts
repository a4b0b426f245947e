import { defineFeature } from '#platform/feature'
import * as personal from './personal.ts'
import { applicationsRouter } from './router.ts'

export const applications = defineFeature({
  name: 'applications',
  router: applicationsRouter,
  access: { job_applications: 'own rows' },
  personal: { tables: ['job_applications'], ...personal },
})

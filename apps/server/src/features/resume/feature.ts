import { defineFeature } from '#platform/feature'
import * as personal from './personal.ts'
import { resumeRouter } from './router.ts'
import { resumeRoutes } from './routes.ts'
import { resumeFiles } from './store.ts'

export const resume = defineFeature({
  name: 'resume',
  router: resumeRouter,
  routes: resumeRoutes,
  access: { resumes: 'own rows' },
  personal: { tables: ['resumes'], ...personal },
  files: resumeFiles,
})

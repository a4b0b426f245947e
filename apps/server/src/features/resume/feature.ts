import { defineFeature } from '#platform/feature'
import { resumeRouter } from './router.ts'
import { resumeRoutes } from './routes.ts'
import { deleteResumes, resumeFiles } from './store.ts'

export const resume = defineFeature({
  name: 'resume',
  router: resumeRouter,
  routes: resumeRoutes,
  access: { resumes: 'own rows' },
  personal: { tables: ['resumes'], erase: (tx, userId) => deleteResumes(tx, userId) },
  files: resumeFiles,
})

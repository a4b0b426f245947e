import { defineFeature } from '#platform/feature/feature'
import { resumeRouter } from './router.ts'
import { resumeRoutes } from './routes.ts'
import { deleteResumes, resumeFiles } from './store.ts'
import { resumes } from './table.ts'

export const resume = defineFeature({
  name: 'resume',
  router: resumeRouter,
  routes: resumeRoutes,
  tables: [[resumes, 'own rows']],
  erase: (tx, userId) => deleteResumes(tx, userId),
  files: resumeFiles,
})

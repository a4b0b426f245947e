import { defineFeature } from '#platform/feature/feature'
import { erase } from './personal.ts'
import { documentsRouter } from './router.ts'
import { documentRoutes } from './routes.ts'
import { coverLetters, letterVersions, resumeDocuments } from './table.ts'

export const documents = defineFeature({
  name: 'documents',
  router: documentsRouter,
  routes: documentRoutes,
  tables: [
    [resumeDocuments, 'own rows'],
    [coverLetters, 'own rows'],
    [letterVersions, 'own rows'],
  ],
  erase,
})

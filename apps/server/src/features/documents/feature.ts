import { defineFeature } from '#platform/feature'
import * as personal from './personal.ts'
import { documentsRouter } from './router.ts'
import { documentRoutes } from './routes.ts'

export const documents = defineFeature({
  name: 'documents',
  router: documentsRouter,
  routes: documentRoutes,
  access: { resume_documents: 'own rows', cover_letters: 'own rows', cover_letter_versions: 'own rows' },
  personal: { tables: ['resume_documents', 'cover_letters', 'cover_letter_versions'], ...personal },
})

import { defineFeature } from '#platform/feature'
import { answersRouter } from './router.ts'
import { deleteAnswers } from './store.ts'
import { savedAnswers } from './table.ts'

export const answers = defineFeature({
  name: 'answers',
  router: answersRouter,
  tables: [[savedAnswers, 'own rows']],
  erase: deleteAnswers,
})

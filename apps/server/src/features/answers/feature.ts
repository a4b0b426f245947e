import { defineFeature } from '#platform/feature'
import { answersRouter } from './router.ts'
import { collectAnswers, deleteAnswers } from './store.ts'

export const answers = defineFeature({
  name: 'answers',
  router: answersRouter,
  access: { saved_answers: 'own rows' },
  personal: { tables: ['saved_answers'], collect: collectAnswers, erase: deleteAnswers },
})

import { defineFeature } from '#platform/feature'
import { answersRouter } from './router.ts'
import { deleteAnswers } from './store.ts'

export const answers = defineFeature({
  name: 'answers',
  router: answersRouter,
  access: { saved_answers: 'own rows' },
  personal: { tables: ['saved_answers'], erase: deleteAnswers },
})

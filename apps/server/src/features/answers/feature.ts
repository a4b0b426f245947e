import { now } from '#platform/clock'
import { defineFeature } from '#platform/feature'
import { refoldAnswers } from './refold-store.ts'
import { answersRouter } from './router.ts'
import { deleteAnswers } from './store.ts'

export const answers = defineFeature({
  name: 'answers',
  router: answersRouter,
  start: ({ database: { system } }) => refoldAnswers(system, now()),
  access: { saved_answers: 'own rows' },
  personal: { tables: ['saved_answers'], erase: deleteAnswers },
})

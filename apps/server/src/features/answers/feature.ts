import { now } from '#platform/clock'
import { defineFeature } from '#platform/feature/feature'
import { refoldAnswers } from './refold-store.ts'
import { answersRouter } from './router.ts'
import { deleteAnswers } from './store.ts'
import { savedAnswers } from './table.ts'

export const answers = defineFeature({
  name: 'answers',
  router: answersRouter,
  start: ({ database: { system } }) => refoldAnswers(system, now()),
  tables: [[savedAnswers, 'own rows']],
  erase: deleteAnswers,
})

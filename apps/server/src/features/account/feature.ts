import { defineFeature } from '#platform/feature'
import { accountRouter } from './router.ts'

export const account = defineFeature({
  name: 'account',
  router: accountRouter,
})

import { defineFeature } from '#platform/feature/feature'
import { readTask } from './tasks.ts'

export const matching = defineFeature({ name: 'matching', tasks: [readTask] })

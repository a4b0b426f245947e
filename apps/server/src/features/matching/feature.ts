import { defineFeature } from '#platform/feature'
import { readTask } from './tasks.ts'

export const matching = defineFeature({ name: 'matching', tasks: [readTask] })

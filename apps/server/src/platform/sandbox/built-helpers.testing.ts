import { inject } from 'vitest'
import { startHelpersFrom } from './files.ts'

/** Setup of call and browser tests: what the run has built once is what all of its servers start. */
const folder = inject('programs')
if (folder) startHelpersFrom(folder)

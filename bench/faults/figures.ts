import type { Figure } from './figure.ts'
import { ACCESS } from './figures/access.ts'
import { FAILURE } from './figures/failure.ts'
import { INPUTS } from './figures/inputs.ts'
import { PRIVACY } from './figures/privacy.ts'
import { SIGN_IN } from './figures/sign-in.ts'

/** In the order of the list. A gate is never lowered here: a test or a bench fails it. */
export const FIGURES: readonly Figure[] = [...ACCESS, ...FAILURE, ...SIGN_IN, ...INPUTS, ...PRIVACY]

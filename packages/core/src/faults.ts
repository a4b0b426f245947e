import * as auth from './auth/faults.ts'
import type { Fault } from './shared/fault.ts'
import * as shared from './shared/faults.ts'

/** Every fault by its code. */
export const FAULTS: Record<string, Fault> = { ...shared, ...auth }

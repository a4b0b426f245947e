import { FEATURES } from './features.ts'
import type { PersonalData } from './platform/feature.ts'

/** By feature, in the order in which a person's data is erased: later features point at earlier ones, so the last comes first. */
export const PERSONAL_DATA: Readonly<Record<string, PersonalData>> = Object.fromEntries(
  FEATURES.toReversed().flatMap(({ name, personal }) => (personal ? [[name, personal]] : [])),
)

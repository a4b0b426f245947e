import type { AllPersonalData } from '#platform/feature/personal'
import { FEATURES } from './features.ts'
import { personalTables } from './platform/db/table-list.ts'

/** By feature, in the order in which a person's data is erased: later features point at earlier ones, so the last comes first. */
export const PERSONAL_DATA: AllPersonalData = Object.fromEntries(
  FEATURES.toReversed().flatMap(({ name, tables = [], erase, files }) =>
    erase ? [[name, { tables: personalTables(tables), erase, ...(files && { files }) }]] : [],
  ),
)

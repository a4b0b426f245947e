import { collectForm, type Reading } from '#applications/forms/collect'
import type { CollectedForm } from '#applications/forms/field'
import type { System } from '#applications/forms/system'
import { findSystem } from './all-systems.ts'

export type ReadForm = CollectedForm & { system: System | undefined }

/** The application form of a page: by its system's own file where there is one, else by the general reader. */
export function readForm(document: Document, address: string, around: Pick<Reading, 'openRoot' | 'others'> = {}): ReadForm {
  const system = findSystem(document, URL.parse(address)?.host ?? '')
  return { system, ...collectForm(document, { ...around, system, address }) }
}

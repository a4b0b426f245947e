import { collectForm } from './collect.ts'
import type { CollectedForm } from './field.ts'
import type { OpenRoot } from './page.ts'
import type { System } from './system.ts'
import { findSystem } from './systems/all-systems.ts'

export type ReadForm = CollectedForm & { system: System | undefined }

/** The application form of a page: by its system's own file where there is one, else by the general reader. */
export function readForm(document: Document, address: string, openRoot?: OpenRoot): ReadForm {
  const system = findSystem(document, URL.parse(address)?.host ?? '')
  return { system, ...collectForm(document, system, openRoot) }
}

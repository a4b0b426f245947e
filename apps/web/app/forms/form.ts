import type { Client } from '#platform/api.ts'
import type { Problems } from './problems.ts'

/** What the server stores has a version; a save says which version it started from. */
export type Versioned = { version: number }

/** How entries are added to a list. Its functions are methods, so that one table can hold the rules of all lists. */
export type ListRule<N extends object = object> = {
  /** The section of fields that the list is saved with. */
  section: string
  blank: N
  /** What an entry must have, with its label, in the order of the form. */
  needs: { readonly [K in keyof N]?: string }
  canAdd(entry: N): boolean
  nameOf(entry: N): string
}
export type ListRules = Readonly<Record<string, ListRule>>

export type Save<B, V, S> = {
  /** What the edits started from. */
  base: B
  values: V
  sections: readonly S[]
  /** Fields of these sections that differ from the base. */
  changed: readonly (keyof V & string)[]
  scope: 'changes' | 'all'
  overwrite: boolean
}

/** What the server has stored, and what else the person should know, in toasts after the one of the save. */
export type Sent<B> = { stored: B; notices?: readonly string[] }

/** A form of a stored record: B is what the server has, V the values that the fields show, S the sections that are checked and saved as a whole. */
export type Form<B extends Versioned, V extends object, S extends string> = {
  sections: Readonly<Record<S, readonly (keyof V & string)[]>>
  lists: ListRules
  /** The place of a list on the screen, for the question about an unfinished entry. */
  listTitle(list: string): string
  valuesOf(base: B): V
  check(base: B, values: V, section: S): Problems
  /** Adds words that were typed without Enter to their lists. */
  absorb?(
    values: V,
    typed: Readonly<Record<string, string>>,
    sections: readonly S[],
  ): { values: V; typed: Record<string, string> }
  /** Shows the part of the screen that has these sections. */
  reveal?(sections: readonly S[]): void

  load(base: B): Promise<B>
  send(save: Save<B, V, S>, client: Client): Promise<Sent<B>>
  /** The code of the fault that says that somebody else has saved a newer version; without one, the last save of a field wins. */
  conflict?: string
  reloaded: { title: string; description: string }
  /** `notices`: what else the save has done, for the same toast. */
  onSaved(stored: B, save: Save<B, V, S>, notices: readonly string[]): void
  /** Tells why it was not saved; the fields already show what the server refused. */
  onNotSaved(error: unknown, save: Save<B, V, S>): void
  onLoaded(stored: B): void
  onNotLoaded(error: unknown): void
}

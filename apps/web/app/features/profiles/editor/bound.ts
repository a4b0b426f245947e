/** A record that fields of a form show and change: the profile itself, an entry of a list, or an entry that is being added. */
export type Bound<T> = {
  /** Begins the ids of its fields. */
  id: string
  value: T
  problem: (key: string) => string | undefined
  change: (patch: Partial<T>) => void
  /** The keyboard has left this field: it is judged. */
  leave: (key: keyof T & string) => void
  /** What stands in a field and is no part of the record yet: a word before its Enter. It counts as unsaved. */
  typing: (key: keyof T & string, text: string) => void
}

/** The keys under which a record holds this. */
export type KeysOf<T, V> = { [K in keyof T]-?: T[K] extends V ? K : never }[keyof T] & string

export const patchOf = <T>(key: keyof T, value: unknown) => ({ [key]: value }) as Partial<T>

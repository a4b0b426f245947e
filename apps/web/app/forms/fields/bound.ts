/**
 * A record that fields show and change: a whole form, an entry of a list, or an entry that is being added. Its functions are declared as
 * methods, so that a record with more fields serves a form that needs fewer of them.
 */
export type Bound<T> = {
  /** Prefix of the ids of its fields. */
  id: string
  value: T
  problem(key: string): string | undefined
  change(patch: Partial<T>): void
  /** The focus has left this field: it is checked. */
  leave(key: keyof T & string): void
  /** Text in a field that is not part of the record yet, such as a tag before Enter. It counts as unsaved. */
  typing(key: keyof T & string, text: string): void
}

/** The keys under which a record holds a value of this type. */
export type KeysOf<T, V> = { [K in keyof T]-?: T[K] extends V ? K : never }[keyof T] & string

export const patchOf = <T>(key: keyof T, value: unknown) => ({ [key]: value }) as Partial<T>

/** A field shown in another form than it is stored in: a text with commas as tags, a boolean as Yes and No. */
export const convert = <T, K extends keyof T & string, V>(
  of: Bound<T>,
  name: K,
  show: (stored: T[K]) => V,
  store: (shown: V) => T[K],
): Bound<Record<K, V>> => ({
  id: of.id,
  value: { [name]: show(of.value[name]) } as Record<K, V>,
  problem: (key) => of.problem(key),
  change: (patch) => of.change(patchOf(name, store(patch[name] as V))),
  leave: () => of.leave(name),
  typing: (_, text) => of.typing(name, text),
})

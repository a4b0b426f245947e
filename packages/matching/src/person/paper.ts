/** A certificate, licence or registration: its known ids, and its words with those of its issuer. */
export type Paper = {
  name: string
  ids: ReadonlySet<number>
  words: ReadonlySet<number>
  /** The countries that it or its issuer names. */
  countries: readonly string[]
}

/** A value that is made when somebody first asks for it: tables of words would otherwise cost every start, also one that reads nothing. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

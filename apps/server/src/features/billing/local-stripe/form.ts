export type Fields = { [name: string]: Field }
export type Field = string | Fields

/** `line_items[0][price]=x` as nested records; lists are records with numbers for names. */
export function parseForm(text: string): Fields {
  const root: Fields = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    const last = path.pop() ?? ''
    let at = root
    for (const part of path) {
      const inner = at[part]
      if (typeof inner === 'object') at = inner
      else {
        const made: Fields = Object.create(null)
        at[part] = made
        at = made
      }
    }
    at[last] = value
  }
  return root
}

export const textAt = (fields: Field | undefined, ...path: string[]): string | undefined => {
  const found = path.reduce<Field | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), fields)
  return typeof found === 'string' ? found : undefined
}

export const recordAt = (fields: Field | undefined, ...path: string[]): Record<string, string> => {
  const found = path.reduce<Field | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), fields)
  return typeof found === 'object'
    ? Object.fromEntries(Object.entries(found).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])))
    : {}
}

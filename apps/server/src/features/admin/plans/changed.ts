/** What of `after` differs from `before`, on both sides: the audit log keeps no more. */
export function changedFields<T extends object>(before: T, after: Partial<T>): { before: object; after: object } {
  const names = (Object.keys(after) as (keyof T)[]).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const pick = (from: Partial<T>) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
const show = (value: unknown) =>
  value === undefined || value === null ? 'none' : typeof value === 'string' ? value : JSON.stringify(value)

/** A line for each field that an admin changed: 'trialEnd: 1 May to 8 May'. */
export function describeChanges(before: unknown, after: unknown): string[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return names
    .filter((name) => show(was[name]) !== show(is[name]))
    .map((name) => `${name}: ${show(was[name])} → ${show(is[name])}`)
}

const guards = new Map<string, () => Promise<boolean>>()

/** An open editor registers to be asked before anything else writes to its profile; answers how to unregister. */
export function guardProfile(id: string, ask: () => Promise<boolean>) {
  guards.set(id, ask)
  return () => void (guards.get(id) === ask && guards.delete(id))
}

/** May something write to this profile? An editor with unsaved edits asks the person first. */
export const mayChange = async (id: string): Promise<boolean> => (await guards.get(id)?.()) ?? true

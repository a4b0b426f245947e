/** decisions, Names. The theme belongs to the browser, not to a person: it stays after signing out. */
export const THEME_KEY = 'mjto-theme'

/** Keeps a copy in this browser, marked with its owner. If storage is full or forbidden, there is no copy. */
export function saveCopy(userId: string, name: string, value: object) {
  try {
    localStorage.setItem(name, JSON.stringify({ ...value, user_id: userId }))
  } catch {}
}

/** The copy that this user left here; what somebody else left is ignored (AUTH-061). The caller checks its shape. */
export function readCopy(userId: string, name: string): unknown {
  try {
    const { user_id, ...value } = JSON.parse(readText(name) ?? '{}')
    return user_id === userId ? value : undefined
  } catch {
    return undefined
  }
}

/** The stored text, for a rule that parses it itself. */
export function readText(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function removeCopy(name: string) {
  try {
    localStorage.removeItem(name)
  } catch {}
}

/** Called at sign-out (AUTH-060). */
export function removeCopies() {
  try {
    for (const key of Object.keys(localStorage)) if (key !== THEME_KEY) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {}
}

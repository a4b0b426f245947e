/** 'RB' for Rosa Bianchi; without a name those of the address. */
export function initials(email: string, name: string | null) {
  const words = (name || email.split('@')[0] || '?').split(/[\s._-]+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase()
}

/** 'Ann Bee' and 'ann.bee' are AB. */
export function initialsOf(name: string) {
  const words = name.split(/[\s._-]+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase()
}

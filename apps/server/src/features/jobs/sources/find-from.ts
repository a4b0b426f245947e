/** Where a pattern with the flag `g` is found first from a place on; -1: nowhere. Unlike `toLowerCase().indexOf()`, it never shifts places. */
export function findFrom(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? -1
}

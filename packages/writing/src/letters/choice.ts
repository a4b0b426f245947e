/** The items in an order that depends on a text alone, so that a letter can be written again. */
export function orderer(text: string): <Item>(items: readonly Item[], salt: string) => Item[] {
  return (items, salt) => {
    const start = hash(`${text}\n${salt}`) % items.length
    return [...items.slice(start), ...items.slice(0, start)]
  }
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value ^= value >>> 15
  return Math.imul(value, 0x2c1b3c6d) >>> 0
}

/** Fills the places of a sentence. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w{1,20})\}/g, (place, name: string) => values[name] ?? place)
}

type Line = { place: number; text: string }
type Block = { place: number; kind: 'text' | 'list'; lines: Line[] }

const BULLETS = new Set('•▪◦‣●*-–'.split(''))

/** Successive lines with a bullet are one list, others one paragraph; `place` is the number of the first line. */
export function cutIntoBlocks(text: string): Block[] {
  const blocks: Block[] = []
  for (const [place, whole] of text.split('\n').entries()) {
    const line = whole.trim()
    const isItem = BULLETS.has(line.charAt(0)) && line.charAt(1) === ' '
    const kind = isItem ? 'list' : 'text'
    const last = blocks.at(-1)
    const shown = { place, text: isItem ? line.slice(2).trim() : line }
    if (last?.kind === kind) last.lines.push(shown)
    else if (line) blocks.push({ place, kind, lines: [shown] })
  }
  return blocks
}

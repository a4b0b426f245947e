import type { Layout } from '@jobapply/core/documents/pages'

/** What stands on pages beyond the wanted number: each entry once by its heading, sections without entries by theirs. */
export function overflowOf({ pages, blocks }: Pick<Layout, 'pages' | 'blocks'>, wanted: number): Layout['overflow'] {
  const spilled = new Set(pages.slice(wanted).flatMap(({ runs }) => runs.flatMap(({ block }) => block ?? [])))
  const texts = new Map<number, string>()
  for (const { block, text } of pages.flatMap(({ runs }) => runs))
    if (block !== null) texts.set(block, (texts.get(block) ?? '') + text)
  const found = new Map<string, Layout['overflow'][number]>()
  for (const index of spilled) {
    const block = blocks[index]
    if (!block || block.tag === 'h2') continue
    const { section, entry } = block
    const key = `${section} ${entry}`
    if (found.has(key)) continue
    const heading = blocks.findIndex((one) =>
      entry === null
        ? one.tag === 'h2' && one.section === section
        : one.tag === 'h3' && one.section === section && one.entry === entry,
    )
    const title = blocks.findIndex((one) => one.tag === 'h2' && one.section === section)
    found.set(key, { section, entry, label: texts.get(heading) ?? texts.get(title) ?? '' })
  }
  return [...found.values()]
}

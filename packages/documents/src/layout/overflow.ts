import { RESUME_SECTIONS } from '@jobapply/core/documents/constants'
import type { Layout } from '@jobapply/core/documents/pages'

/** What stands on pages beyond the wanted number: each entry once by its heading, sections without entries by theirs. */
export function overflowOf({ pages, blocks }: Pick<Layout, 'pages' | 'blocks'>, wanted: number): Layout['overflow'] {
  const spilled = new Set(pages.slice(wanted).flatMap(({ runs }) => runs.flatMap(({ block }) => block ?? [])))
  const texts = new Map<number, string>()
  for (const { block, text } of pages.flatMap(({ runs }) => runs))
    if (block !== null) texts.set(block, (texts.get(block) ?? '') + text)
  const headings = new Map<string, number>()
  blocks.forEach(({ tag, section, entry }, index) => {
    const key = keyOf(section, tag === 'h2' ? null : entry)
    if ((tag === 'h2' || tag === 'h3') && !headings.has(key)) headings.set(key, index)
  })
  const labelOf = (key: string) => texts.get(headings.get(key) ?? -1)
  const found = new Map<string, Layout['overflow'][number]>()
  for (const index of spilled) {
    const block = blocks[index]
    if (!block || block.tag === 'h2') continue
    const { section, entry } = block
    const key = keyOf(section, entry)
    found.set(key, { section, entry, label: labelOf(key) ?? labelOf(keyOf(section, null)) ?? RESUME_SECTIONS[section] })
  }
  return [...found.values()]
}

const keyOf = (section: string, entry: string | null) => `${section} ${entry ?? ''}`

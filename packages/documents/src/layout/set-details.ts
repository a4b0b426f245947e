import type { Block } from '@jobapply/core/documents/pages'
import type { Detail } from '#resume/model'
import { runsBeside, type Setting, setText, span } from './set-text.ts'
import { keepParagraph, type Strip } from './strips.ts'

export type Owner = Pick<Block, 'section' | 'entry'>
export type Column = { x: number; width: number }

/** Paragraphs and list items, each with its strips. */
export const setDetails = (setting: Setting, details: readonly Detail[], owner: Owner, column: Column): Strip[][] =>
  details.map((detail) =>
    keepParagraph(detail.kind === 'p' ? setParagraph(setting, detail, owner, column) : setItem(setting, detail, owner, column)),
  )

function setParagraph(setting: Setting, { text, url }: Detail, owner: Owner, column: Column): Strip[] {
  const { style, structure } = setting
  return setText(setting, [span(text, style.text, url)], structure.add({ tag: 'p', ...owner }), {
    ...column,
    before: style.gaps.detail,
  })
}

function setItem(setting: Setting, { text }: Detail, owner: Owner, { x, width }: Column): Strip[] {
  const { style, structure } = setting
  const { bullet, gaps } = style
  const label = structure.add({ tag: 'lbl', ...owner })
  const column = { x: x + bullet.indent, width: width - bullet.indent, before: gaps.detail }
  const [first, ...rest] = setText(setting, [span(text, style.text)], structure.add({ tag: 'li', ...owner }), column)
  if (!first) return []
  const mark = runsBeside(setting, first, span(bullet.text, { ...style.text, color: style.dates.color }), label, { x, width })
  return [{ ...first, runs: [...mark, ...first.runs] }, ...rest]
}

import type { Group, Section } from '#resume/model'
import type { Owner } from './set-details.ts'
import { runsBeside, type Setting, setText, span } from './set-text.ts'
import { endKeep, keepAll, type Strip } from './strips.ts'

/** In a narrow column up to this many words get a line each. */
const MOST_LINES = 16

/** Skills and languages. */
export function setGroups(
  setting: Setting,
  section: Section['section'],
  groups: readonly Group[],
  width: number,
  isNarrow: boolean,
): Strip[] {
  return groups.flatMap((group, index) => {
    const owner: Owner = { section, entry: group.id }
    const strips = isNarrow ? setNarrow(setting, group, owner, width) : setWide(setting, group, owner, width)
    const [first, ...rest] = endKeep(keepAll(strips))
    if (!first) return []
    return [{ ...first, before: index === 0 ? 0 : setting.style.gaps.entry * (isNarrow ? 0.8 : 0.4) }, ...rest]
  })
}

function setWide(setting: Setting, { label, words }: Group, owner: Owner, width: number): Strip[] {
  const { style, structure } = setting
  const text = span(words.join(', '), style.text)
  if (style.entry.dates === 'margin') {
    const x = style.entry.marginWidth
    const block = structure.add({ tag: 'p', ...owner })
    const [first, ...rest] = setText(setting, [text], block, { x, width: width - x })
    if (!first || !label) return first ? [first, ...rest] : []
    return [
      { ...first, runs: [...runsBeside(setting, first, span(label, style.dates), block, { x: 0, width: x }), ...first.runs] },
      ...rest,
    ]
  }
  const spans = label ? [span(`${label}: `, style.label), text] : [text]
  return setText(setting, spans, structure.add({ tag: 'p', ...owner }), { width })
}

function setNarrow(setting: Setting, { label, words }: Group, owner: Owner, width: number): Strip[] {
  const { style, structure } = setting
  const lines = words.length > MOST_LINES ? [words.join(', ')] : words
  const head = label ? setText(setting, [span(label, style.label)], structure.add({ tag: 'h3', ...owner }), { width }) : []
  return [
    ...head,
    ...lines.flatMap((line) => setText(setting, [span(line, style.text)], structure.add({ tag: 'p', ...owner }), { width })),
  ]
}

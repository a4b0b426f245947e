import { expect, test } from 'vitest'
import { cutIntoBlocks } from './prose-blocks.ts'

test('lines with a bullet are a list, other lines stay text, and nothing is lost', () => {
  const blocks = cutIntoBlocks('Led a ward.\nTwo teams.\n• Telemetry\n- Triage - at night\n\nAfterwards -5 °C')
  expect(blocks.map(({ kind, lines }) => [kind, lines.map(({ text }) => text)])).toEqual([
    ['text', ['Led a ward.', 'Two teams.']],
    ['list', ['Telemetry', 'Triage - at night']],
    ['text', ['Afterwards -5 °C']],
  ])
  expect(cutIntoBlocks('')).toEqual([])
})

import { expect, test } from 'vitest'
import { splitRequirements } from './requirements.ts'

test('a line of up to 80 characters is a heading, a longer one is a requirement itself', () => {
  const heading = (length: number) => 'Preferred '.padEnd(length, 'x')
  const split = (length: number) => splitRequirements(`<p>${heading(length)}</p><ul><li>Kilns</li></ul>`)
  expect(split(80)).toEqual({ must: [], nice: ['Kilns'] })
  expect(split(81)).toEqual({ must: ['Kilns'], nice: [heading(81)] })
})

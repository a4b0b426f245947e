import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { browser, freshBrowser } from '#browser.testing'
import { mount } from '#mount.testing'
import { Boards } from './boards.tsx'

freshBrowser()
afterEach(() => void vi.restoreAllMocks())

test('a board is shown as on and off as soon as the browser says so', async () => {
  vi.stubGlobal('location', { search: '' })
  const contains = vi.spyOn(browser.permissions, 'contains').mockResolvedValue(false)
  const panel = await mount(<Boards />)
  const isOn = () => panel.textOf('button').map((text) => text.trim() !== 'Enable')
  expect(new Set(isOn())).toEqual(new Set([false]))
  contains.mockResolvedValue(true)
  await panel.settle(() => browser.permissions.onAdded.emit())
  expect(new Set(isOn())).toEqual(new Set([true]))
  contains.mockResolvedValue(false)
  await panel.settle(() => browser.permissions.onRemoved.emit())
  expect(new Set(isOn())).toEqual(new Set([false]))
})

function Panel() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen && <Boards />}
      <button type="button" onClick={() => setOpen(false)}>
        Leave
      </button>
    </>
  )
}

test('a list of boards that was left asks the browser nothing more', async () => {
  vi.stubGlobal('location', { search: '' })
  const contains = vi.spyOn(browser.permissions, 'contains').mockResolvedValue(false)
  const panel = await mount(<Panel />)
  await panel.press('Leave')
  const asked = contains.mock.calls.length
  for (const event of [browser.permissions.onAdded, browser.permissions.onRemoved]) await panel.settle(() => event.emit())
  expect(contains.mock.calls.length).toBe(asked)
})

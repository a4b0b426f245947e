import { expect, test, vi } from 'vitest'
import { browser, freshBrowser } from '#browser.testing'
import { mount } from '#mount.testing'
import { Prepared } from './prepared.tsx'

freshBrowser()

async function open(answer: unknown) {
  vi.spyOn(browser.runtime, 'sendMessage').mockResolvedValue(answer)
  const panel = await mount(<Prepared />)
  await panel.unfold('Fill it by hand: copy your values')
  return panel
}

test('the values to copy come when they are wanted; a profile without any says so, and so does a server that is away', async () => {
  const some = await open({ fields: [{ label: 'First name', value: 'Maya' }] })
  expect(some.textOf('li')).toEqual(['First nameMayaCopy'])
  const none = await open({ fields: [] })
  expect([none.text(), none.textOf('ul')]).toEqual([expect.stringContaining('Your profile has no values yet.'), []])
  expect((await open(undefined)).text()).toContain("We couldn't load your values.")
})

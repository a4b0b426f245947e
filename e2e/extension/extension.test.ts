import { BOARD_HOSTS } from '@jobapply/core/jobs/boards'
import { unpackZip } from '@jobapply/server/features/api/extension/unpack-zip.testing'
import { newcomer, openBrowser, PASSWORD } from '@jobapply/server/testing/people'
import { expect, test } from 'vitest'
import { openProduct, visitAs } from '#e2e/browser.ts'
import { pairableExtension } from '#e2e/extension.ts'
import { eventually } from '#e2e/steps.ts'
import { seeToast } from '#e2e/toasts.ts'

const product = openProduct()

test('without the extension the page says how to install it', async () => {
  const page = await visitAs(product)
  await page.goto('/extension')
  await page.getByRole('heading', { name: 'Your browser does the work' }).waitFor()
  await eventually(() => page.getByRole('link', { name: 'Download for Chrome' }).getAttribute('href')).toBe('/extension.zip')
  await page.getByText('Looking for the extension in this browser').waitFor()
})

test('EXT-020 the extension for download names this installation in its manifest, the boards, and no other site', async () => {
  const { PUBLIC_URL } = product.server.settings
  const ann = await newcomer(product.server)
  const boards = Object.values(BOARD_HOSTS).flatMap((hosts) => hosts.map((host) => `https://*.${host}/*`))
  for (const [path, pattern] of [
    ['/extension.zip', `${PUBLIC_URL}/*`],
    // Firefox's patterns know no ports.
    ['/extension-firefox.zip', 'http://127.0.0.1/*'],
  ] as const) {
    const answer = await ann.fetch(path)
    const files = unpackZip(Buffer.from(await answer.arrayBuffer()))
    const manifest = JSON.parse(files.get('jobapply-extension/manifest.json') ?? '{}')
    expect([path, manifest.homepage_url, manifest.host_permissions]).toEqual([path, PUBLIC_URL, [pattern]])
    const sites = JSON.stringify(manifest).match(/https?:\/\/[^"]+/g) ?? []
    expect(new Set(sites)).toEqual(new Set([PUBLIC_URL, pattern, ...boards, 'https://*/*']))
    for (const [name, text] of files)
      if (/\.js(on)?$/.test(name)) expect([name, text.includes('https://jobapply.invalid')]).toEqual([name, false])
    expect((await openBrowser(product.server).fetch(path)).status).toBe(401)
  }
})

test('EXT-016 EXT-017 a browser is paired with the password, is listed under Devices, and can be revoked there', async () => {
  const ann = await newcomer(product.server)
  const page = await visitAs(product, ann)
  await pairableExtension(page)
  await page.goto('/extension')
  await page.getByRole('button', { name: 'Pair this browser' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pair this browser' })
  await dialog.getByLabel('Your password').fill('a wrong one')
  await dialog.getByRole('button', { name: 'Pair', exact: true }).click()
  await dialog.getByText('This is not your current password.').waitFor()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Pair', exact: true }).click()
  await seeToast(page, 'Paired', 'works for your account')
  await page.getByText('Paired with your account').waitFor()
  await page.getByText('1 of 6 enabled').waitFor()
  await eventually(() => page.getByRole('list', { name: 'Platforms' }).getByText('Searched').count()).toBe(1)

  await page.goto('/settings')
  const devices = page.getByRole('list', { name: 'Devices' })
  await eventually(() => devices.textContent()).toMatch(/Chrome on Linux.*Paired .* never used/)
  await devices.getByRole('button', { name: 'Revoke Chrome on Linux' }).click()
  await seeToast(page, 'Browser revoked', 'Chrome on Linux')
  await page.getByText('No paired browsers yet.').waitFor()
})

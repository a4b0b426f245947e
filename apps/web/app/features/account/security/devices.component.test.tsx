import type { DeviceRow } from '@jobapply/core/auth/security'
import { momentText } from '@jobapply/core/shared/time/show-dates'
import { expect, test } from 'vitest'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT, recorded } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'

test('each paired browser is listed with its last use, and can be revoked', async () => {
  const device = (name: string, lastUsedAt: string | null): DeviceRow => ({
    ...{ id: crypto.randomUUID(), name, createdAt: RECORDED_AT.toISOString(), lastUsedAt },
  })
  const used = new Date(RECORDED_AT.getTime() - 3_600_000)
  const devices = [device('Firefox on Linux', used.toISOString()), device('Chrome on Windows', null)]
  const get = () => ({ ...recorded.newcomer.auth.security.get, devices })
  const page = mountPage('/settings', { answers: { auth: { security: { get, devices: { revoke: undefined } } } } })
  const rows = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await rows
    .filter({ hasText: 'Firefox on Linux' })
    .getByText(`last used ${momentText(used)}`)
    .waitFor()
  await rows.filter({ hasText: 'Chrome on Windows' }).getByText('never used').waitFor()
  await page.getByRole('button', { name: 'Revoke Firefox on Linux' }).click()
  await seeToast('Browser revoked', 'The extension in Firefox on Linux can no longer act for you.')
  expect(page.server.sentTo('auth/security/devices/revoke')).toEqual([{ id: devices[0]?.id }])
})

import { test } from 'vitest'
import { eventually } from '#testing/locator.ts'
import { mountPublicPage } from '#testing/mount-public.tsx'
import LandingPage from './landing-page.tsx'
import { showLater } from './show-later.ts'

test('every part below the first screen is laid out when the browser is idle, for pictures and for paper', async () => {
  const page = mountPublicPage('/', LandingPage, showLater)
  await eventually(() => page.locator('[class*="later-"]').count()).toBeGreaterThan(4)
  await eventually(() => page.locator('[class*="later-"]:not([data-laid-out])').count()).toBe(0)
})

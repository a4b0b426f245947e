import { expect, test } from 'vitest'
import { mountPage } from '#testing/mount.tsx'

test.each([
  ['/profiles', 'What employers ask:', ['Profile Summary', 'Job Preferences']],
  ['/profile-summary', 'Everything stored in one profile.', ['Profile', 'Job Preferences']],
  ['/job-preferences', 'The jobs you want,', ['Profile', 'Profile Summary']],
  ['/user', 'Your name and picture in this product.', ['Profile', 'Settings']],
  ['/settings', 'Sign-in, billing, theme, emails and privacy', ['User', 'Profile']],
])('%s says in one line what it is for, and leads to its neighbours', async (path, purpose, neighbours) => {
  const page = mountPage(path)
  const line = page.getByRole('main').getByText(purpose).first()
  await line.waitFor()
  expect(line.getByRole('link').allTextContents()).toEqual(neighbours)
})

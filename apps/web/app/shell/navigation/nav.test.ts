import { expect, test } from 'vitest'
import { titleOf, visibleNav } from './nav.ts'

const everything = () => true
const labels = (isAdmin: boolean, exists: (path: string) => boolean) =>
  visibleNav(isAdmin, exists).map((group) => [group.label, ...group.items.map((item) => item.label)])

test('SHELL-006 SHELL-010 the sidebar lists its groups in the documented order, each item with its route', () => {
  expect(labels(false, everything)).toEqual([
    ['Main', 'Dashboard', 'Profile', 'Profile Summary', 'Job Preferences', 'Auto Apply', 'Analytics'],
    ['Tools', 'Job Search', 'Resume Builder', 'Cover Letters', 'Applications'],
    ['Account', 'User', 'Settings'],
  ])
  expect(visibleNav(false, everything).flatMap(({ items }) => items.map(({ path }) => path))).toEqual([
    ...['/dashboard', '/profiles', '/profile-summary', '/job-preferences', '/auto-apply', '/analytics'],
    ...['/search', '/resume', '/cover-letters', '/applications', '/user', '/settings'],
  ])
})

test('only admins see the admin pages', () => {
  expect(labels(true, everything).at(-1)).toEqual(['Admin', 'Admin Panel', 'Subscription Analytics'])
  expect(labels(false, everything).flat()).not.toContain('Admin Panel')
})

test('a page that does not exist is not offered, and a group without pages is not there', () => {
  expect(labels(true, (path) => ['/dashboard', '/settings'].includes(path))).toEqual([
    ['Main', 'Dashboard'],
    ['Account', 'Settings'],
  ])
})

test('SHELL-012 the title follows the path, also for the page of one profile', () => {
  expect(titleOf('/settings')).toBe('Settings')
  expect([titleOf('/user'), titleOf('/userprofile')]).toEqual(['User', 'User'])
  expect(titleOf('/analytics')).toBe('Analytics')
  expect(titleOf('/applications')).toBe('Applications')
  expect(titleOf('/profiles/7')).toBe('Profile')
  expect(titleOf('/profile-summary')).toBe('Profile Summary')
  expect(titleOf('/job-preferences/7')).toBe('Job Preferences')
  expect(titleOf('/job-preferences-summary/7')).toBe('Job Preferences Summary')
  expect(titleOf('/answers')).toBe('Answers')
})

test('SHELL-013 a path without a title of its own shows Dashboard', () => {
  expect(titleOf('/something-else')).toBe('Dashboard')
  expect(titleOf('/userprofile-of-somebody')).toBe('Dashboard')
})

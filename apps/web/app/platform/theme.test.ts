import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { HEAD_SCRIPT } from '#shell/head-script.ts'
import { asTheme, looksDark, THEMES } from './theme.ts'

const STORED = ['light', 'dark', 'system', null, 'nonsense']

test('SHELL-018 the choices are light, dark and system', () => {
  expect(Object.values(THEMES)).toEqual(['Light', 'Dark', 'System'])
})

test('SHELL-021 with nothing stored the system decides', () => {
  expect(asTheme(null)).toBe('system')
  expect([true, false].map((systemIsDark) => looksDark('system', systemIsDark))).toEqual([true, false])
})

test('a chosen theme does not ask the system', () => {
  expect([true, false].map((systemIsDark) => looksDark('light', systemIsDark))).toEqual([false, false])
  expect([true, false].map((systemIsDark) => looksDark('dark', systemIsDark))).toEqual([true, true])
})

test('the script that runs before the first paint reads mjto-theme by the same rule', () => {
  for (const stored of STORED) {
    for (const systemIsDark of [true, false]) {
      expect(runHeadScript({ stored, systemIsDark }).isDark).toBe(looksDark(asTheme(stored), systemIsDark))
    }
  }
})

test('the same script finds the remembered sidebar', () => {
  expect(runHeadScript({ cookie: 'a=b; sidebar_state=collapsed' }).sidebar).toBe('collapsed')
  expect(runHeadScript({ cookie: 'sidebar_state=open' }).sidebar).toBeUndefined()
})

test('the same script takes the mailed verification link from / to /auth, and nothing else', () => {
  expect(runHeadScript({ hash: '#verify=a%2Bb', pathname: '/' }).sentTo).toBe('/auth#verify=a%2Bb')
  expect(runHeadScript({ hash: '#plans', pathname: '/' }).sentTo).toBeUndefined()
  expect(runHeadScript({ hash: '#verify=a', pathname: '/auth' }).sentTo).toBeUndefined()
})

type Browser = { stored?: string | null; systemIsDark?: boolean; cookie?: string; pathname?: string; hash?: string }

function runHeadScript({ stored = null, systemIsDark = false, cookie = '', pathname = '/dashboard', hash = '' }: Browser) {
  let sentTo: string | undefined
  const classes: string[] = []
  const dataset: Record<string, string> = {}
  runInNewContext(HEAD_SCRIPT, {
    localStorage: { getItem: (key: string) => (key === 'mjto-theme' ? stored : null) },
    matchMedia: () => ({ matches: systemIsDark }),
    document: { cookie, documentElement: { dataset, classList: { add: (name: string) => classes.push(name) } } },
    location: {
      href: `https://jobapply.example${pathname}${hash}`,
      pathname,
      hash,
      replace: (address: string) => (sentTo = address),
    },
    addEventListener: () => {},
  })
  return { isDark: classes.includes('dark'), sidebar: dataset.sidebar, sentTo }
}

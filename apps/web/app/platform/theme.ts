import { THEME_KEY } from './local-store.ts'

export const THEMES = { light: 'Light', dark: 'Dark', system: 'System' } as const
export type Theme = keyof typeof THEMES

/** What is stored; with nothing (or nonsense) stored the system decides (SHELL-021). The script in head-script.ts keeps the same rule. */
export const asTheme = (stored: string | null | undefined): Theme => (stored === 'light' || stored === 'dark' ? stored : 'system')

export const looksDark = (theme: Theme, systemIsDark: boolean) => theme === 'dark' || (theme === 'system' && systemIsDark)

const watchers = new Set<() => void>()
const systemDark = () => matchMedia('(prefers-color-scheme: dark)')

export function readTheme(): Theme {
  try {
    return asTheme(localStorage.getItem(THEME_KEY))
  } catch {
    return 'system'
  }
}

export function setTheme(theme: Theme) {
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {}
  applyTheme(theme)
}

export const isDark = () => document.documentElement.classList.contains('dark')

export function watchTheme(look: () => void) {
  watchers.add(look)
  return () => void watchers.delete(look)
}

/** Follows the operating system and the other tabs from now on. */
export function followTheme() {
  const listening = new AbortController()
  const apply = () => applyTheme(readTheme())
  systemDark().addEventListener('change', apply, listening)
  addEventListener('storage', apply, listening)
  return () => listening.abort()
}

function applyTheme(theme: Theme) {
  document.documentElement.classList.toggle('dark', looksDark(theme, systemDark().matches))
  for (const look of watchers) look()
}

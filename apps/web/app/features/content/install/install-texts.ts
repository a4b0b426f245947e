/** How to install the product where the browser offers no prompt of its own (spec 1 §1). The help page lists all of them. */
export const INSTALL_STEPS = {
  chrome: {
    name: 'Chrome',
    steps: ['Open the menu with the three dots at the top right.', 'Choose “Cast, save and share”, then “Install page as app”.'],
  },
  edge: {
    name: 'Edge',
    steps: ['Open the menu with the three dots at the top right.', 'Choose “Apps”, then “Install this site as an app”.'],
  },
  firefoxAndroid: {
    name: 'Firefox on Android',
    steps: ['Open the menu with the three dots.', 'Choose “Add app to Home screen”.'],
  },
  firefox: {
    name: 'Firefox on a computer',
    steps: [
      'Firefox on this system may not install sites as apps.',
      'Open this page in Chrome or Edge, or keep it as a bookmark.',
    ],
  },
  safariIos: {
    name: 'Safari on iPhone and iPad',
    steps: ['Press the share button, the square with the arrow.', 'Choose “Add to Home Screen”, then “Add”.'],
  },
  safari: {
    name: 'Safari on a Mac',
    steps: ['Open the File menu.', 'Choose “Add to Dock”, then “Add”.'],
  },
  other: {
    name: 'Other browsers',
    steps: ['Open your browser’s menu.', 'Look for “Install app” or “Add to Home screen”.'],
  },
} as const
export type BrowserName = keyof typeof INSTALL_STEPS

export const INCOGNITO_HINT = 'No install prompt? In an incognito or private window browsers don’t offer to install apps.'
/** The hint about incognito windows appears after this delay (spec 1 §1). */
export const HINT_AFTER_MS = 2_000
export const INSTALLED = 'Installed'

/** Which instructions a browser needs, by how it names itself: most claim to be several. */
export function browserOf(userAgent: string, touchPoints = 0): BrowserName {
  if (/\bFirefox\/|\bFxiOS\//.test(userAgent))
    return /\bFxiOS\//.test(userAgent) ? 'safariIos' : userAgent.includes('Android') ? 'firefoxAndroid' : 'firefox'
  if (/iPhone|iPad/.test(userAgent)) return 'safariIos'
  if (/\bEdgA?\//.test(userAgent)) return 'edge'
  if (/\b(OPR|Opera)\//.test(userAgent)) return 'other'
  if (userAgent.includes('Chrome/')) return 'chrome'
  // An iPad calls itself a Macintosh; no Mac has a touch screen.
  if (/\bVersion\/.*\bSafari\//.test(userAgent)) return touchPoints > 1 ? 'safariIos' : 'safari'
  return 'other'
}

import { BOARD_HOSTS } from '@jobapply/core/jobs/boards'
import { SITE } from './site.ts'

export const ANY_EMPLOYER = 'https://*/*'

const SHARED = {
  name: 'JobApply AI',
  description: 'Searches the job boards you use and fills in application forms, from your own browser.',
  homepage_url: SITE,
  host_permissions: [`${SITE}/*`],
  // Employers' forms are anywhere: before one is opened, the person is asked for that one site.
  optional_host_permissions: [
    ...Object.values(BOARD_HOSTS).flatMap((hosts) => hosts.map((host) => `https://*.${host}/*`)),
    ANY_EMPLOYER,
  ],
  action: { default_title: 'Fill this form with JobApply AI' },
  commands: { _execute_action: { suggested_key: { default: 'Alt+Shift+J' }, description: 'Fill this form' } },
}

/** What the extension asks for. `activeTab`: a click on its button, its key or its menu opens that one page to it, until the page is left. The server writes its own address over SITE when it hands the extension out (EXT-020). */
export const MANIFEST = {
  ...SHARED,
  minimum_chrome_version: '126',
  permissions: ['storage', 'scripting', 'sidePanel', 'alarms', 'activeTab', 'contextMenus'],
}

/** Firefox has a sidebar, which needs no permission, instead of the side panel. */
export const FIREFOX_MANIFEST = {
  ...SHARED,
  permissions: ['storage', 'scripting', 'alarms', 'activeTab', 'contextMenus'],
  // Firefox's own policy would turn the calls to an installation without https into https.
  content_security_policy: { extension_pages: "script-src 'self'" },
  browser_specific_settings: {
    gecko: {
      id: 'extension@jobapply.invalid',
      strict_min_version: '140.0',
      // What stands in the pages of the boards goes to the installation.
      data_collection_permissions: { required: ['websiteContent'] },
    },
  },
}

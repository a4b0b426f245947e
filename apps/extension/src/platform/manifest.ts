import { BOARD_HOSTS } from '@jobapply/core/jobs/boards'
import { SITE } from './site.ts'

export const ANY_EMPLOYER = 'https://*/*'

/** What the extension asks for. The server writes its own address over SITE when it hands the extension out (EXT-020). */
export const MANIFEST = {
  name: 'JobApply AI',
  description: 'Searches the job boards that you use and fills application forms, from your own browser.',
  minimum_chrome_version: '126',
  permissions: ['storage', 'scripting', 'sidePanel', 'alarms'],
  host_permissions: [`${SITE}/*`],
  // Employers' forms are anywhere: before one is opened, the person is asked for that one site.
  optional_host_permissions: [
    ...Object.values(BOARD_HOSTS).flatMap((hosts) => hosts.map((host) => `https://*.${host}/*`)),
    ANY_EMPLOYER,
  ],
  action: { default_title: 'JobApply AI' },
}

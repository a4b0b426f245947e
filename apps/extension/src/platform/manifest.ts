import { BOARD_HOSTS } from '@jobapply/core/jobs/boards'
import { SITE } from './site.ts'

/** What the extension asks for. The server writes its own address over SITE when it hands the extension out (EXT-020). */
export const MANIFEST = {
  name: 'JobApply AI',
  description: 'Searches the job boards that you use, from your own browser.',
  minimum_chrome_version: '126',
  permissions: ['storage', 'scripting', 'sidePanel'],
  host_permissions: [`${SITE}/*`],
  optional_host_permissions: Object.values(BOARD_HOSTS).flatMap((hosts) => hosts.map((host) => `https://*.${host}/*`)),
  action: { default_title: 'JobApply AI' },
}
